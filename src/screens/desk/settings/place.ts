import { findLocation } from '../../../features/cargo/server/places/locations.ts';
import { parsePlace } from '../../../features/cargo/server/places/places.ts';
import { requireStaff } from '../../../features/identity/require-staff.ts';
import type { Route } from './+types/place';

/** Finds a port, an airport or a ramp by its code, with its position; null where nothing is known of it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'owner' });
  const code = new URL(request.url).searchParams.get('code') ?? '';
  const [place, position] = await Promise.all([parsePlace(code), findLocation(code)]);
  if (!place || !position) return null;
  const [longitude, latitude] = position;
  return { name: place.name, country: place.country, code, longitude, latitude };
}
