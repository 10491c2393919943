import { redirect } from 'react-router';
import { servicesContext } from '../../../server/context.ts';
import { signOutStaff } from '../../../server/staff/sessions.ts';
import type { Route } from './+types/sign-out';
import { getFacts } from './posted.ts';

/** Signing out is never a GET: a link or a picture of another site must not do it. */
export function loader() {
  return redirect('/desk');
}

export async function action({ context }: Route.ActionArgs) {
  const facts = getFacts(context);
  if (facts.staffToken) await signOutStaff(context.get(servicesContext).db, facts.staffToken);
  facts.keepStaffSession(null);
  return redirect('/desk/signin?done=out', 303);
}
