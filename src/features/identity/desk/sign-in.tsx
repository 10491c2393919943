import { Link, redirect } from 'react-router';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';
import { requestContext } from '#platform/context.ts';
import { DeskForm, type DeskOutcome, PasswordInput, TextInput } from '#ui/desk/desk-form.tsx';
import { useOutcomeToast } from '#ui/desk/outcome-toast.tsx';
import { keepFields } from '../run-form.ts';
import { ownAccountCommands } from '../server/commands/own-account.ts';
import { signInCommands } from '../server/commands/sign-in.ts';
import { entry as signInStrings } from '../strings/en/desk-sign-in.ts';
import type { Route } from './+types/sign-in';
import { SignInCard } from './sign-in-card.tsx';
import { signInFrame, targetOf } from './sign-in-frame.ts';
import { doneIn, submitForm } from './submit-form.ts';

const intent = 'sign-in';

export async function loader({ request, context }: Route.LoaderArgs) {
  if (await context.get(requestContext).staff()) throw redirect(targetOf(request));
  const { signOut: out, reset } = signInCommands;
  const { everywhere } = ownAccountCommands;
  const done = doneIn(request, { out, everywhere, reset, over: deskOutcomes.signInAgain });
  return { t: signInStrings.signIn, frame: signInFrame(), done };
}

export function action(call: Route.ActionArgs) {
  const target = targetOf(call.request);
  const code = `/desk/signin/code?to=${encodeURIComponent(target)}`;
  const commands = { [intent]: signInCommands.signIn };
  return keepFields(call, () =>
    submitForm(call, commands, (_, { next }) => (next === 'code' ? code : target)),
  );
}

export const meta = deskTitle<Route.ComponentProps['loaderData']>(({ t }) => t.title);
export { privateHeaders as headers } from '../private-headers.ts';

/** The address and the password of who works at the desk. */
function SignInForm({
  outcome,
  t,
}: {
  outcome: DeskOutcome | undefined;
  t: (typeof signInStrings)['signIn'];
}) {
  const { email, password } = t;
  return (
    <DeskForm
      intent="sign-in"
      outcome={outcome}
      t={t}
      submit={t.submit}
      labels={{ email, password }}
      isPrimary
    >
      <TextInput name="email" type="email" label={email} autoComplete="username" autoCapitalize="none" />
      <PasswordInput name="password" label={password} autoComplete="current-password" />
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
    <SignInCard {...frame} heading={t.heading} footer={forgot}>
      {done && !actionData && (
        <p role="status" className="mb-5 border-l-4 border-open bg-panel px-4 py-3 text-strong">
          {done.message}
        </p>
      )}
      <SignInForm outcome={actionData} t={t} />
    </SignInCard>
  );
}
