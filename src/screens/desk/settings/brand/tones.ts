import { requireStaff } from '#features/identity/require-staff.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Route } from './+types/tones';
import { previewOf } from './preview.ts';

/**
 * Returns the tones of the colors in the address as a stylesheet. The page's policy refuses style attributes, and without
 * it the previews would have the tones of the desk until scripts run.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'manager' });
  const { tones } = previewOf(url, currentSettings().company.brand);
  const rules = Object.entries(tones).map(([scheme, colors]) => {
    const properties = Object.entries(colors).map(([name, color]) => `--color-${name}:${color}`);
    return `.brand-scheme-${scheme}{${properties.join(';')}}`;
  });
  return new Response(rules.join('\n'), {
    headers: { 'Content-Type': 'text/css', 'Cache-Control': 'private, no-store' },
  });
}
