import { redirect } from 'react-router';
import { runCommand } from '../run-form.ts';
import { signInCommands } from '../server/commands/sign-in.ts';
import type { Route } from './+types/sign-out';

/** Signing out is never a GET: a link or a picture of another site must not do it. */
export function loader() {
  return redirect('/desk');
}

export async function action(call: Route.ActionArgs) {
  await runCommand(call, signInCommands.signOut);
  return redirect('/desk/signin?done=out', 303);
}
