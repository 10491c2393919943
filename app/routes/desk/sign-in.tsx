import { Link, redirect } from 'react-router';
import { messagesIn } from '../../../contract/messages.ts';
import { problemsOf } from '../../../contract/problems.ts';
import { staffSignInInput } from '../../../contract/staff.ts';
import { servicesContext } from '../../../server/context.ts';
import { fieldsOf } from '../../../server/http/form-post.ts';
import { signInStaff } from '../../../server/staff/sign-in.ts';
import { stringsIn } from '../../content/strings.ts';
import { DeskForm } from '../../ui/desk/desk-form.tsx';
import type { DeskOutcome } from '../../ui/desk/desk-outcome.ts';
import type { EntryFormWords } from '../../ui/desk/entry/entry-form-words.ts';
import { EntryPage } from '../../ui/desk/entry/entry-page.tsx';
import { PasswordInput } from '../../ui/desk/password-input.tsx';
import { TextInput } from '../../ui/desk/text-input.tsx';
import { useOutcomeToast } from '../../ui/desk/use-outcome-toast.ts';
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
  const words = stringsIn('en').desk.entry.signIn;
  return { words, frame: entryFrame(), done: doneIn(request, words.done) };
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
  return deskMeta(loaderData?.words.title);
}

const intent = 'sign-in';

/** The address and the password of who works at the desk. */
function SignInForm({
  outcome,
  words,
}: {
  outcome: DeskOutcome | undefined;
  words: EntryFormWords & { email: string };
}) {
  const { email, password } = words;
  return (
    <DeskForm {...{ intent, outcome, ...words }} labels={{ email, password }} isPrimary>
      <TextInput
        {...{ intent, outcome }}
        name="email"
        type="email"
        label={email}
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordInput
        {...{ intent, outcome, words }}
        name="password"
        label={password}
        autoComplete="current-password"
      />
    </DeskForm>
  );
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { words, frame, done } = loaderData;
  useOutcomeToast(actionData);
  const forgot = (
    <Link className="link py-1" to="/desk/forgotpassword">
      {words.forgot}
    </Link>
  );
  return (
    <EntryPage {...frame} heading={words.heading} footer={forgot}>
      {done && !actionData && (
        <p role="status" className="mb-5 border-l-4 border-open bg-panel px-4 py-3 text-strong">
          {done.message}
        </p>
      )}
      <SignInForm outcome={actionData} words={words} />
    </EntryPage>
  );
}
