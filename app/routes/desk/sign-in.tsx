import { Link, redirect } from 'react-router';
import { messagesIn } from '../../../contract/messages.ts';
import { staffSignInInput } from '../../../contract/staff.ts';
import { problemsOf } from '../../../contract/text.ts';
import { servicesContext } from '../../../server/context.ts';
import { fieldsOf } from '../../../server/http/form-post.ts';
import { signInStaff } from '../../../server/staff/sign-in.ts';
import { type DeskStrings, desk } from '../../content/en/desk.ts';
import { DeskForm, type DeskOutcome, PasswordInput, TextInput } from '../../ui/desk/desk-form.tsx';
import { EntryPage } from '../../ui/desk/entry-page.tsx';
import { useOutcomeToast } from '../../ui/desk/outcomes.tsx';
import { privateHeaders } from '../account/private-headers.ts';
import type { Route } from './+types/sign-in';
import { deskMeta } from './desk-meta.ts';
import { entryFrame } from './entry-frame.ts';
import { pathInDesk } from './path-in-desk.ts';
import { conflict, doneIn, getFacts, keepFields, limited, refused } from './posted.ts';

function wantedOf(request: Request): string {
  return pathInDesk(new URL(request.url).searchParams.get('to'));
}

export async function loader({ request, context }: Route.LoaderArgs) {
  if (await getFacts(context).staff()) throw redirect(wantedOf(request));
  const t = desk.entry.signIn;
  return { t, frame: entryFrame(), done: doneIn(request, t.done) };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function submit({ request, context }: Route.ActionArgs) {
  const facts = getFacts(context);
  const fields = await fieldsOf(request);
  const parsed = staffSignInInput.safeParse(fields);
  if (!parsed.success) return refused(fields, problemsOf(parsed.error.issues));
  const outcome = await signInStaff(context.get(servicesContext), parsed.data, facts);
  if (!outcome.ok) {
    if (outcome.reason === 'limited') return limited(fields, outcome);
    return conflict(fields, messagesIn('en').account.signInFailed, 401);
  }
  facts.keepStaffSession(outcome.token);
  const wanted = wantedOf(request);
  const code = `/desk/signin/code?to=${encodeURIComponent(wanted)}`;
  throw redirect(outcome.next === 'code' ? code : wanted, 303);
}

/** Found by nobody but who needs it. */
export function headers(given: Route.HeadersArgs) {
  return privateHeaders(given);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.t.title);
}

const intent = 'sign-in';

/** The address and the password of who works at the desk. */
function SignInForm({ outcome, t }: { outcome: DeskOutcome | undefined; t: DeskStrings['entry']['signIn'] }) {
  const { email, password } = t;
  return (
    <DeskForm {...{ intent, outcome, ...t }} labels={{ email, password }} isPrimary>
      <TextInput
        {...{ intent, outcome }}
        name="email"
        type="email"
        label={email}
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordInput
        {...{ intent, outcome, t }}
        name="password"
        label={password}
        autoComplete="current-password"
      />
    </DeskForm>
  );
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { t, frame, done } = loaderData;
  useOutcomeToast(actionData);
  const forgot = (
    <Link className="link py-1" to="/desk/forgotpassword">
      {t.forgot}
    </Link>
  );
  return (
    <EntryPage {...frame} heading={t.heading} footer={forgot}>
      {done && !actionData && (
        <p role="status" className="mb-5 border-l-4 border-open bg-panel px-4 py-3 text-strong">
          {done.message}
        </p>
      )}
      <SignInForm outcome={actionData} t={t} />
    </EntryPage>
  );
}
