import { drawLand } from '../../features/map/land.ts';

/** Returns the land of the world map. */
export function loader(): Response {
  return new Response(drawLand(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
