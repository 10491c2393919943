import type { EntryContext } from 'react-router';
import { type Locale, localeOf } from '#platform/i18n/locale.ts';

type Manifest = EntryContext['manifest'];

/** Returns true for a desk page; only those load the manifest of all routes. */
export const isDeskRoute = (id: string): boolean => id.includes('/desk/');

/** Returns true for a route of the locale or of all locales (the frame, an unknown address). */
function isRouteOf(locale: Locale, id: string, path: string | undefined): boolean {
  return id === 'root' || path === '*' || localeOf({ pathname: `/${id}` }) === locale;
}

/**
 * Returns the manifest for the public pages of a locale: the routes of its pages, without those of other locales, the
 * desk and files. A link from a public page to any other route must load a document
 * (docs/decisions/0026-browser-scripts.md).
 */
export function siteManifestOf(manifest: Manifest, locale: Locale): Manifest {
  const routes = Object.entries(manifest.routes).flatMap(([id, route]) => {
    const isPage = route && 'hasDefaultExport' in route && route.hasDefaultExport && !isDeskRoute(id);
    if (!isPage || !isRouteOf(locale, id, route.path)) return [];
    // Equal lists compress better than the same scripts in another order.
    return [[id, { ...route, imports: (route.imports ?? []).toSorted() }] as const];
  });
  return {
    ...manifest,
    url: manifest.url.replace(/\.js$/, `-${locale}.js`),
    routes: Object.fromEntries(routes),
  };
}
