import { Link } from 'react-router';
import { messagesIn } from '../../../contract/messages.ts';
import { problemsOf } from '../../../contract/problems.ts';
import { forgotStaffPasswordInput } from '../../../contract/staff.ts';
import { servicesContext } from '../../../server/context.ts';
import { fieldsOf } from '../../../server/http/form-post.ts';
import { requestStaffPasswordLink } from '../../../server/staff/password-links.ts';
import { stringsIn } from '../../content/strings.ts';
import { DeskForm } from '../../ui/desk/desk-form.tsx';
import type { DeskOutcome } from '../../ui/desk/desk-outcome.ts';
import type { EntryFormWords } from '../../ui/desk/entry/entry-form-words.ts';
import { EntryPage } from '../../ui/desk/entry/entry-page.tsx';
import { FormNote } from '../../ui/desk/form-note.tsx';
import { TextInput } from '../../ui/desk/text-input.tsx';
import { useOutcomeToast } from '../../ui/desk/use-outcome-toast.ts';
import { privateHeaders } from '../account/private-headers.ts';
import type { Route } from './+types/forgot-password';
import { deskMeta } from './desk-meta.ts';
import { entryFrame } from './entry-frame.ts';
import { done, getFacts, keepFields, limited, refused } from './posted.ts';

export function loader() {
  return { words: stringsIn('en').desk.entry.forgot, frame: entryFrame() };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function submit({ request, context }: Route.ActionArgs) {
  const fields = await fieldsOf(request);
  const parsed = forgotStaffPasswordInput.safeParse(fields);
  if (!parsed.success) return refused(fields, problemsOf(parsed.error.issues));
  const { email } = parsed.data;
  const outcome = await requestStaffPasswordLink(context.get(servicesContext), email, getFacts(context));
  return outcome.ok ? done(fields, messagesIn('en').desk.resetMailSent) : limited(fields, outcome);
}

/** Found by nobody but who needs it. */
export function headers(given: Route.HeadersArgs) {
  return privateHeaders(given);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.words.title);
}

interface ForgotFormProps {
  outcome: DeskOutcome | undefined;
  words: EntryFormWords & { email: string; none: string; again: string };
}

const intent = 'forgot';

/** Asks for the address that a link is mailed to; then says that it was, whoever the address belongs to. */
function ForgotForm({ outcome, words }: ForgotFormProps) {
  if (outcome?.ok) {
    return (
      <div className="space-y-4">
        <FormNote outcome={outcome} notDone={words.notDone} formId={intent} />
        <p>{words.none}</p>
        <p>
          <Link className="desk-button" to="/desk/forgotpassword">
            {words.again}
          </Link>
        </p>
      </div>
    );
  }
  return (
    <DeskForm {...{ intent, outcome, ...words }} labels={{ email: words.email }} isPrimary>
      <TextInput
        {...{ intent, outcome }}
        name="email"
        type="email"
        label={words.email}
        autoComplete="username"
        autoCapitalize="none"
      />
    </DeskForm>
  );
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { words, frame } = loaderData;
  useOutcomeToast(actionData);
  const isSent = actionData?.ok === true;
  const back = (
    <Link className="link py-1" to="/desk/signin">
      {words.back}
    </Link>
  );
  return (
    <EntryPage
      {...frame}
      heading={isSent ? words.sent : words.heading}
      text={isSent ? undefined : words.text}
      footer={back}
    >
      <ForgotForm outcome={actionData} words={words} />
    </EntryPage>
  );
}
