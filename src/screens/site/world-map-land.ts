import { drawLand } from '../../features/map/land.ts';

/** The land of the world map, drawn when the site is built. */
export async function loader(): Promise<Response> {
  return new Response(await drawLand(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
