import { currentSettings } from '#features/settings/server/current-settings.ts';
import { withTones } from '#platform/brand/tones.ts';
import type { Route } from './+types/plate';
import { plates } from './plates.ts';

/** Returns a line drawing in the tones of the brand. */
export function loader({ params }: Route.LoaderArgs): Response {
  const drawing = plates.get(params.file);
  if (drawing === undefined) return new Response('There is no such file.', { status: 404 });
  return new Response(withTones(drawing, currentSettings().company.brand), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
