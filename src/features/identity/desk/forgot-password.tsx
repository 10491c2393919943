import { Link } from 'react-router';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { DeskForm, type DeskOutcome, FormNote, TextInput } from '#ui/desk/desk-form.tsx';
import { useOutcomeToast } from '#ui/desk/outcome-toast.tsx';
import { answerForm, keepFields, runForm } from '../run-form.ts';
import { signInCommands } from '../server/commands/sign-in.ts';
import { entry as signInStrings } from '../strings/en/desk-sign-in.ts';
import type { Route } from './+types/forgot-password';
import { SignInCard } from './sign-in-card.tsx';
import { signInFrame } from './sign-in-frame.ts';

export function loader() {
  return { t: signInStrings.forgot, frame: signInFrame() };
}

export function action(call: Route.ActionArgs) {
  const { forgot } = signInCommands;
  return keepFields(call, async () => answerForm(await runForm(call, { forgot })));
}

export const meta = deskTitle<Route.ComponentProps['loaderData']>(({ t }) => t.title);
export { privateHeaders as headers } from '../private-headers.ts';

interface ForgotFormProps {
  outcome: DeskOutcome | undefined;
  t: (typeof signInStrings)['forgot'];
}

const intent = 'forgot';

/** Asks for the address that a link is mailed to; then says that it was, whether the address is known or not. */
function ForgotForm({ outcome, t }: ForgotFormProps) {
  if (outcome?.ok) {
    return (
      <div className="space-y-4">
        <FormNote outcome={outcome} notDone={t.notDone} formId={intent} />
        <p>{t.none}</p>
        <p>
          <Link className="desk-button" to="/desk/forgotpassword">
            {t.again}
          </Link>
        </p>
      </div>
    );
  }
  return (
    <DeskForm intent={intent} outcome={outcome} t={t} submit={t.submit} labels={{ email: t.email }} isPrimary>
      <TextInput name="email" type="email" label={t.email} autoComplete="username" autoCapitalize="none" />
    </DeskForm>
  );
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t, frame } = loaderData;
  useOutcomeToast(actionData);
  const isSent = actionData?.ok === true;
  const back = (
    <Link className="link py-1" to="/desk/signin">
      {t.back}
    </Link>
  );
  return (
    <SignInCard
      {...frame}
      heading={isSent ? t.sent : t.heading}
      text={isSent ? undefined : t.text}
      footer={back}
    >
      <ForgotForm outcome={actionData} t={t} />
    </SignInCard>
  );
}
