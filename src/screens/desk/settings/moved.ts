import { redirect } from 'react-router';
import { requireStaff } from '#features/identity/require-staff.ts';
import type { Route } from './+types/moved';

/** Addresses of pages that became a part of another one. */
const moves: Record<string, string> = {
  '/desk/opening': '/desk/settings',
  '/desk/settings/announcement': '/desk/settings/options#announcement',
  '/desk/settings/languages': '/desk/settings/options#languages',
  '/desk/settings/licenses': '/desk/settings/legal#licenses',
  '/desk/settings/terms': '/desk/settings/legal#trade',
};

export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'manager' });
  throw redirect(moves[url.pathname] ?? '/desk/settings');
}
