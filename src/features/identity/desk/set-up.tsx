import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { servicesContext } from '#platform/context.ts';
import { useOutcomeToast } from '#ui/desk/outcome-toast.tsx';
import { keepFields } from '../run-form.ts';
import { signInCommands } from '../server/commands/sign-in.ts';
import { isSetUpOpen } from '../server/staff/set-up.ts';
import { entry as signInStrings } from '../strings/en/desk-sign-in.ts';
import type { Route } from './+types/set-up';
import { JoinForm, LinkCard } from './sign-in-card.tsx';
import { signInFrame } from './sign-in-frame.ts';
import { submitForm } from './submit-form.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const isOpen = await isSetUpOpen(context.get(servicesContext), token);
  return { t: signInStrings.setUp, frame: signInFrame(), token, isOpen };
}

export function action(call: Route.ActionArgs) {
  const commands = { 'set-up': signInCommands.setUp };
  return keepFields(call, () => submitForm(call, commands, () => '/desk/settings/company?step'));
}

export const meta = deskTitle<Route.ComponentProps['loaderData']>(({ t }) => t.title);
export { secretHeaders as headers } from '../private-headers.ts';

export default function SetUp({ loaderData, actionData }: Route.ComponentProps) {
  const { t, frame, token, isOpen } = loaderData;
  useOutcomeToast(actionData);
  const isDead = !isOpen || Boolean(actionData?.errors.token);
  return (
    <LinkCard {...frame} t={t} text={t.text} isDead={isDead} to="/desk/signin">
      <JoinForm intent="set-up" token={token} outcome={actionData} t={t} />
    </LinkCard>
  );
}
