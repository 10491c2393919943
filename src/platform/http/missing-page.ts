import type { ServerBuild } from 'react-router';
import { type Locale, localPath } from '../i18n/locale.ts';
import { hour } from '../values/durations.ts';
import { dataSuffix, type RenderForCache } from './page-cache/cached-pages.ts';
import { hashedPolicy } from './security-headers.ts';

type Routes = ServerBuild['routes'];

const pathOf = (routes: Routes, id: string | undefined): string => {
  const route = id === undefined ? undefined : routes[id];
  return route ? `${pathOf(routes, route.parentId)}${route.path ? `/${route.path}` : ''}` : '';
};

const escaped = (text: string) => text.replace(/[.+^${}()|[\]\\]/g, '\\$&');

/** Matches the paths of all routes but the one that every path has; of parameters and the rest of a path, any value. */
function patternOf(routes: Routes): RegExp {
  const paths = Object.keys(routes).map((id) => pathOf(routes, id));
  const patterns = paths
    .filter((path) => path !== '/*')
    .map((path) =>
      escaped(path)
        .replaceAll('*', '.*')
        .replace(/\/:\w+\?/g, '(?:/[^/]*)?')
        .replace(/:\w+/g, '[^/]*'),
    );
  // With `s`, also a line break is matched by a rest of a path, which makes the expression linear.
  return RegExp(`^(?:${patterns.join('|')})/*$`, 'is');
}

function decoded(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}

interface RenderedPage {
  html: string;
  headers: Headers;
  status: number;
}

/**
 * Creates the function that responds to a request for a page that no route has; null for other pages. The page is rendered once
 * an hour for each locale and version of the settings: programs ask for many such addresses, and each cost 20 ms.
 */
export function createMissingPage({
  routes,
  render,
  settings,
}: {
  routes: Routes;
  render: RenderForCache;
  settings: () => unknown;
}): (path: string, locale: Locale) => Promise<Response> | null {
  const known = patternOf(routes);
  let kept = new Map<Locale, Promise<RenderedPage>>();
  let version = settings();
  let keptSince = performance.now();

  async function renderMissing(locale: Locale): Promise<RenderedPage> {
    const rendered = await render(localPath('/404', locale));
    const html = await rendered.text();
    const headers = new Headers({
      'Content-Type': rendered.headers.get('Content-Type') ?? '',
      'Content-Security-Policy': hashedPolicy(html),
      'Cache-Control': 'no-store',
    });
    // A page that failed is sent, and not kept.
    if (rendered.status !== 404) kept.delete(locale);
    return { html, headers, status: rendered.status };
  }

  return (path, locale) => {
    const address = decoded(path);
    if (address === null || address.endsWith(dataSuffix) || known.test(address)) return null;
    const now = performance.now();
    if (version !== settings() || now - keptSince > hour) {
      [version, keptSince] = [settings(), now];
      kept = new Map();
    }
    const page = kept.get(locale) ?? renderMissing(locale);
    kept.set(locale, page);
    page.catch(() => kept.delete(locale));
    return page.then(({ html, ...init }) => new Response(html, init));
  };
}
