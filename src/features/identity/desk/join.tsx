import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { servicesContext } from '#platform/context.ts';
import { useOutcomeToast } from '#ui/desk/outcome-toast.tsx';
import { keepFields } from '../run-form.ts';
import { signInCommands } from '../server/commands/sign-in.ts';
import { findInvitation } from '../server/staff/invitations.ts';
import { entry as signInStrings } from '../strings/en/desk-sign-in.ts';
import type { Route } from './+types/join';
import { JoinForm, LinkCard } from './sign-in-card.tsx';
import { signInFrame } from './sign-in-frame.ts';
import { submitForm } from './submit-form.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const found = await findInvitation(db, token, clock());
  const invited = found?.email ? { email: found.email, role: found.role } : null;
  return { t: signInStrings.join, frame: signInFrame(), token, invited };
}

export function action(call: Route.ActionArgs) {
  const { join } = signInCommands;
  return keepFields(call, () => submitForm(call, { join }, () => '/desk/twofactor?done=welcome'));
}

export const meta = deskTitle<Route.ComponentProps['loaderData']>(({ t }) => t.title);
export { secretHeaders as headers } from '../private-headers.ts';

export default function Join({ loaderData, actionData }: Route.ComponentProps) {
  const { t, frame, token, invited } = loaderData;
  useOutcomeToast(actionData);
  const isDead = !invited || Boolean(actionData?.errors.token);
  return (
    <LinkCard
      {...frame}
      t={t}
      text={invited ? t.roles[invited.role] : undefined}
      isDead={isDead}
      to="/desk/signin"
    >
      {invited && <JoinForm intent="join" token={token} email={invited.email} outcome={actionData} t={t} />}
    </LinkCard>
  );
}
