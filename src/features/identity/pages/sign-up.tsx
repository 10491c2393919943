import { localeOf } from '#platform/i18n/locale.ts';
import { hiddenMeta } from '#platform/pages/page-meta.ts';
import { entranceCommands } from '../server/commands/customer-account.ts';
import { identityStringsIn } from '../strings.ts';
import type { Route } from './+types/sign-up';
import { AccountPage } from './account-page.tsx';
import { beginSession, pathAfterEntering } from './begin-session.ts';

export async function loader(call: Route.LoaderArgs) {
  return { strings: identityStringsIn(localeOf(call.url)).signUp, to: await pathAfterEntering(call) };
}

export function action(call: Route.ActionArgs) {
  return beginSession(call, entranceCommands.signUp);
}

export { responseHeaders as headers } from '#platform/pages/responses.ts';

export const meta = hiddenMeta;

export const handle = { frame: 'task' };

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage entrance="signUp" {...loaderData} posted={actionData} />;
}
