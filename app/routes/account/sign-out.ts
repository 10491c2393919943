import { redirect } from 'react-router';
import { signOut } from '../../../server/accounts/sign-out.ts';
import { servicesContext } from '../../../server/context.ts';
import type { Route } from './+types/sign-out';
import { getFacts } from './posted-form.ts';

/** A link ends no session, so that nobody is signed out by one. */
export function loader() {
  return redirect('/');
}

/** Ends the session where the log-out button is pressed without scripts. */
export async function action({ context }: Route.ActionArgs) {
  const facts = getFacts(context);
  for (const session of await facts.sessions()) {
    await signOut(context.get(servicesContext).db, session, { everywhere: false });
  }
  facts.keepSession(null);
  return redirect('/', 303);
}
