import { signInCommands } from '../../../server/commands/sign-in.ts';
import { servicesContext } from '../../../server/context.ts';
import { isSetUpOpen } from '../../../server/staff/set-up.ts';
import { desk } from '../../content/en/desk.ts';
import { DeadEnd, EntryPage, JoinForm } from '../../ui/desk/entry-page.tsx';
import { useOutcomeToast } from '../../ui/desk/outcomes.tsx';
import type { Route } from './+types/set-up';
import { entryFrame } from './entry-frame.ts';
import { keepFields, submitForm } from './submit-form.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const isOpen = await isSetUpOpen(context.get(servicesContext), token);
  return { t: desk.entry.setUp, frame: entryFrame(), token, isOpen };
}

export function action(call: Route.ActionArgs) {
  const commands = { 'set-up': signInCommands.setUp };
  return keepFields(call, () => submitForm(call, commands, () => '/desk/twofactor?done=welcome'));
}

export { secretHeaders as headers } from '../account/private-headers.ts';
export { deskMeta as meta } from './desk-meta.ts';

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
