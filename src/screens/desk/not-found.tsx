import { data } from 'react-router';
import { requireStaff } from '../../features/identity/require-staff.ts';
import type { Route } from './+types/not-found';

/** An address of the desk that is no page. Only staff learn so: others are sent to sign in, or find nothing at all. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent', whileEnrolling: true });
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
