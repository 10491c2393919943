import type { EntryContext } from 'react-router';

type Manifest = EntryContext['manifest'];

/** Whether a route belongs to the desk, whose pages alone load the manifest of every route. */
export const isDeskRoute = (id: string): boolean => id.startsWith('routes/desk/');

/**
 * Returns the manifest that the public pages load: the routes of public pages, without the desk and without files. A
 * link from a public page to any other route must load a document (docs/decisions/0026-browser-scripts.md).
 */
export function siteManifestOf(manifest: Manifest): Manifest {
  const routes = Object.entries(manifest.routes).filter(
    ([id, route]) => !isDeskRoute(id) && route && 'hasDefaultExport' in route && route.hasDefaultExport,
  );
  return {
    ...manifest,
    url: manifest.url.replace(/\.js$/, '-site.js'),
    routes: Object.fromEntries(routes),
  };
}
