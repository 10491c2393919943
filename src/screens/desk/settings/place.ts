import { findLocation } from '#features/cargo/server/places/locations.ts';
import { cityOf, findPlaceRecord, findPlaces } from '#features/cargo/server/places/places.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import type { Route } from './+types/place';

async function placeAt(code: string) {
  const [place, position] = await Promise.all([findPlaceRecord(code), findLocation(code)]);
  if (!place || !position) return null;
  const [longitude, latitude] = position;
  return { name: cityOf(place), country: place.country, code, longitude, latitude };
}

/** Returns the code of the likeliest port or city of a name, of an airport where the lane is by air. */
async function codeOf(city: string, isByAir: boolean): Promise<string> {
  const [found] = await findPlaces(city, { limit: 1, ...(isByAir && { kinds: ['airport'] }) });
  return (isByAir ? found?.iata : found?.code) ?? '';
}

/**
 * Finds a port, an airport or a ramp with its position, by its code or by the name of its city. Returns the text that was
 * looked up, with null where nothing is known of it.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'manager' });
  const { searchParams } = new URL(request.url);
  const code = searchParams.get('code') ?? '';
  const city = searchParams.get('city') ?? '';
  const found = city ? await codeOf(city, searchParams.get('mode') === 'air') : code;
  return { code, city, place: found ? await placeAt(found) : null };
}
