import { signInCommands } from '../../../server/commands/sign-in.ts';
import { servicesContext } from '../../../server/context.ts';
import { isPasswordLinkOpen } from '../../../server/staff/passwords.ts';
import { desk } from '../../content/en/desk.ts';
import { DeskForm, PasswordInput } from '../../ui/desk/desk-form.tsx';
import { DeadEnd, EntryPage } from '../../ui/desk/entry-page.tsx';
import { useOutcomeToast } from '../../ui/desk/outcomes.tsx';
import type { Route } from './+types/reset-password';
import { entryFrame } from './entry-frame.ts';
import { keepFields, submitForm } from './submit-form.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const isOpen = await isPasswordLinkOpen(context.get(servicesContext), token);
  return { t: desk.entry.reset, frame: entryFrame(), token, isOpen };
}

export function action(call: Route.ActionArgs) {
  const { reset } = signInCommands;
  return keepFields(call, () => submitForm(call, { reset }, () => '/desk/signin?done=reset'));
}

export { secretHeaders as headers } from '../account/private-headers.ts';
export { deskMeta as meta } from './desk-meta.ts';

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t, frame, token, isOpen } = loaderData;
  useOutcomeToast(actionData);
  const isDead = !isOpen || actionData?.errors.token;
  return (
    <EntryPage {...frame} heading={t.heading} text={isDead ? undefined : t.text}>
      {isDead ? (
        <DeadEnd {...t.dead} to="/desk/forgotpassword" />
      ) : (
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
            t={t}
            name="newPassword"
            label={t.password}
            help={t.passwordHelp}
            autoComplete="new-password"
          />
        </DeskForm>
      )}
    </EntryPage>
  );
}
