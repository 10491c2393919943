import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Route } from './+types/icon';
import { icons } from './icons.ts';

/** Returns an icon of the site. */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const icon = icons[new URL(request.url).pathname];
  if (!icon) return new Response('There is no such file.', { status: 404 });
  const content = await icon.draw(currentSettings().company.brand);
  return new Response(new Uint8Array(content), {
    headers: { 'Content-Type': icon.type },
  });
}
