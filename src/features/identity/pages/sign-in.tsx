import { localeOf } from '#platform/i18n/locale.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import { entranceCommands } from '../server/commands/customer-account.ts';
import { identityStringsIn } from '../strings.ts';
import type { Route } from './+types/sign-in';
import { AccountPage } from './account-page.tsx';
import { beginSession, pathAfterEntering } from './begin-session.ts';

export async function loader(call: Route.LoaderArgs) {
  return { strings: identityStringsIn(localeOf(call.url)).signIn, to: await pathAfterEntering(call) };
}

export function action(call: Route.ActionArgs) {
  return beginSession(call, entranceCommands.signIn);
}

export { responseHeaders as headers } from '#platform/pages/responses.ts';

export const meta = metaWith('sign-in');

export const handle = { frame: 'task' };

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage entrance="signIn" {...loaderData} posted={actionData} />;
}
