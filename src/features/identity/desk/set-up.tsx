import { servicesContext } from '../../../platform/context.ts';
import { useOutcomeToast } from '../../../ui/desk/outcomes.tsx';
import { keepFields, submitForm } from '../../../ui/desk/submit-form.ts';
import { signInCommands } from '../server/commands/sign-in.ts';
import { isSetUpOpen } from '../server/staff/set-up.ts';
import { entry as entryStrings } from '../strings/en/entry.ts';
import type { Route } from './+types/set-up';
import { entryFrame } from './entry-frame.ts';
import { DeadEnd, EntryPage, JoinForm } from './entry-page.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const isOpen = await isSetUpOpen(context.get(servicesContext), token);
  return { t: entryStrings.setUp, frame: entryFrame(), token, isOpen };
}

export function action(call: Route.ActionArgs) {
  const commands = { 'set-up': signInCommands.setUp };
  return keepFields(call, () => submitForm(call, commands, () => '/desk/twofactor?done=welcome'));
}

export { deskMeta as meta } from '../../settings/desk/desk-meta.ts';
export { secretHeaders as headers } from '../private-headers.ts';

export default function SetUp({ loaderData, actionData }: Route.ComponentProps) {
  const { t, frame, token, isOpen } = loaderData;
  useOutcomeToast(actionData);
  const isDead = !isOpen || actionData?.errors.token;
  return (
    <EntryPage {...frame} heading={t.heading} text={isDead ? undefined : t.text}>
      {isDead ? (
        <DeadEnd {...t.dead} to="/desk/signin" />
      ) : (
        <JoinForm intent="set-up" token={token} outcome={actionData} t={t} />
      )}
    </EntryPage>
  );
}
