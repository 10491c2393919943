import { drawLand } from '#features/map/land.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';

/** Returns the land of the world map. */
export function loader(): Response {
  return new Response(drawLand(currentSettings().company.brand), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
