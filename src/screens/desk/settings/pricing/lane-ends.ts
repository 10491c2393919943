import { suggestLaneEnds } from '#features/cargo/server/places/lane-ends.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { ownPlacesOf } from '#features/rates/server/own-places.ts';
import { servicesContext } from '#platform/context.ts';
import type { Route } from './+types/lane-ends';

/** Suggests ends of lanes for what was typed, and returns that too, and the places with a rate or a lane of the company. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'manager' });
  const typed = new URL(request.url).searchParams.get('typed') ?? '';
  const ends = await suggestLaneEnds(typed);
  const places = ends.flatMap(({ code, place }) => (place ? [code] : []));
  return { typed, ends, own: await ownPlacesOf(context.get(servicesContext), places) };
}
