import { longestCargoText } from '#features/cargo/cargo-text.ts';
import { fillTypedLane } from '#features/cargo/server/places/typed-lane.ts';
import type { Route } from './+types/cargo-lane-data';

/** The ends of the lane that a typed cargo names (`what`); empty where it names none, or several. */
export async function loader({ url }: Route.LoaderArgs): Promise<Response> {
  const what = (url.searchParams.get('what') ?? '').slice(0, longestCargoText);
  const { from, to } = await fillTypedLane({ from: '', to: '', what });
  return Response.json({ from, to }, { headers: { 'Cache-Control': 'private, max-age=3600' } });
}
