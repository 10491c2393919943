import { suggestLaneEnds } from '../../../../features/cargo/server/places/lane-ends.ts';
import { requireStaff } from '../../../../features/identity/require-staff.ts';
import type { Route } from './+types/lane-ends';

/** Suggests ends of lanes for what was typed, and returns that too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'owner' });
  const typed = new URL(request.url).searchParams.get('typed') ?? '';
  return { typed, ends: await suggestLaneEnds(typed) };
}
