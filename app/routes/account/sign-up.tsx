import { localeOf } from '../../../contract/locale.ts';
import { entranceCommands } from '../../../server/commands/customer-account.ts';
import { stringsIn } from '../../content/strings.ts';
import { hiddenMeta } from '../page-meta.ts';
import type { Route } from './+types/sign-up';
import { AccountPage } from './account-page.tsx';
import { beginSession, pathAfterEntering } from './begin-session.ts';

export async function loader(call: Route.LoaderArgs) {
  return { strings: stringsIn(localeOf(call.url)).signUp, to: await pathAfterEntering(call) };
}

export function action(call: Route.ActionArgs) {
  return beginSession(call, entranceCommands.signUp);
}

export { responseHeaders as headers } from '../inquiry/responses.ts';

export const meta = hiddenMeta;

export const handle = { frame: 'task' };

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage entrance="signUp" {...loaderData} posted={actionData} />;
}
