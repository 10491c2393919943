import { currentSettings } from '#features/settings/server/current-settings.ts';
import { tonesOf } from '#platform/brand/tones.ts';
import { documentLanguageOf, localeOf, localPath } from '#platform/i18n/locale.ts';
import type { Route } from './+types/web-manifest';
import { siteStringsIn } from './strings.ts';

const icon = (size: number) => ({
  src: `/brand/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
});

/** Returns the web app manifest (W3C): a bookmark that opens in the browser. */
export function loader({ url }: Route.LoaderArgs): Response {
  const locale = localeOf(url);
  const { company } = currentSettings();
  const { ground } = tonesOf(company.brand);
  const manifest = {
    name: company.name,
    description: siteStringsIn(locale).home.meta.description,
    lang: documentLanguageOf(locale),
    start_url: localPath('/', locale),
    scope: '/',
    display: 'browser',
    theme_color: ground,
    background_color: ground,
    icons: [icon(192), icon(512)],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
}
