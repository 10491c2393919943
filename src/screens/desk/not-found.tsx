import { data } from 'react-router';
import { requireStaff } from '#features/identity/require-staff.ts';
import type { Route } from './+types/not-found';

/** Returns 404 to staff only; others are redirected to sign in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent', whileEnrolling: true });
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
