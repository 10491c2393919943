import { drawLand } from '../../features/map/land.ts';

/** Draws the land of the world map at build time. */
export async function loader(): Promise<Response> {
  return new Response(await drawLand(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
