import { redirect } from 'react-router';
import { localeOf, localPath } from '#platform/i18n/locale.ts';
import { runCommand } from '../run-form.ts';
import { entranceCommands } from '../server/commands/customer-account.ts';
import type { Route } from './+types/sign-out';

/** A link ends no session, so that nobody is signed out by one. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(localPath('/', localeOf(url)));
}

/** Ends the session where the log-out button is pressed without scripts. */
export async function action(call: Route.ActionArgs) {
  await runCommand(call, entranceCommands.signOut);
  return redirect(localPath('/', localeOf(call.url)), 303);
}
