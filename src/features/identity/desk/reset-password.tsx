import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { servicesContext } from '#platform/context.ts';
import { DeskForm, PasswordInput } from '#ui/desk/desk-form.tsx';
import { useOutcomeToast } from '#ui/desk/outcome-toast.tsx';
import { keepFields } from '../run-form.ts';
import { findPersonOfLink } from '../server/change-password.ts';
import { signInCommands } from '../server/commands/sign-in.ts';
import { staffAccounts } from '../server/staff/staff-accounts.ts';
import { entry as signInStrings } from '../strings/en/desk-sign-in.ts';
import type { Route } from './+types/reset-password';
import { LinkCard } from './sign-in-card.tsx';
import { signInFrame } from './sign-in-frame.ts';
import { submitForm } from './submit-form.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { db, clock } = context.get(servicesContext);
  const person = await findPersonOfLink(db, staffAccounts, { token, now: clock() });
  return { t: signInStrings.reset, frame: signInFrame(), token, isOpen: person !== null };
}

export function action(call: Route.ActionArgs) {
  const { reset } = signInCommands;
  return keepFields(call, () => submitForm(call, { reset }, () => '/desk/signin?done=reset'));
}

export const meta = deskTitle<Route.ComponentProps['loaderData']>(({ t }) => t.title);
export { secretHeaders as headers } from '../private-headers.ts';

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t, frame, token, isOpen } = loaderData;
  useOutcomeToast(actionData);
  const isDead = !isOpen || Boolean(actionData?.errors.token);
  return (
    <LinkCard {...frame} t={t} text={t.text} isDead={isDead} to="/desk/forgotpassword">
      <DeskForm
        intent="reset"
        outcome={actionData}
        t={t}
        submit={t.submit}
        labels={{ newPassword: t.password }}
        isPrimary
      >
        <input type="hidden" name="token" value={token} />
        <PasswordInput
          name="newPassword"
          label={t.password}
          help={t.passwordHelp}
          autoComplete="new-password"
        />
      </DeskForm>
    </LinkCard>
  );
}
