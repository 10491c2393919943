import { type Locale, localeOf, plainPath } from '#platform/i18n/locale.ts';
import type { Draw } from '../support/seed/draw.ts';
import type { Caller, FuzzRequest } from './fuzz-client.ts';
import { hostileBodies, hostileTexts } from './hostile-values.ts';

/** The routes of the built site, as React Router's server build holds them. */
type BuiltRoutes = Record<string, { path?: string; parentId?: string; module: { action?: unknown } }>;

/** A page or file of the site, such as /desk/requests/:id, in all its locales. */
interface PagePattern {
  /** Without the prefix of a locale. */
  pattern: string;
  takesForms: boolean;
  locales: Locale[];
}

export function pagePatterns(routes: BuiltRoutes): PagePattern[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return '';
    const before = pathOf(route.parentId);
    return route.path ? `${before}/${route.path}` : before;
  };
  const patterns = new Map<string, PagePattern>();
  for (const [id, route] of Object.entries(routes)) {
    const pathname = pathOf(id) || '/';
    if (pathname.includes('*')) continue;
    const pattern = plainPath(pathname);
    const found = patterns.get(pattern) ?? { pattern, takesForms: false, locales: [] };
    const locale = localeOf({ pathname });
    if (!found.locales.includes(locale)) found.locales.push(locale);
    found.takesForms ||= route.module.action !== undefined;
    patterns.set(pattern, found);
  }
  return [...patterns.values()];
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());

export function addressFor(draw: Draw, pattern: string, ids: readonly string[]): string {
  return pattern.replace(/:\w+/g, () =>
    ids.length > 0 && draw.chance(0.7) ? draw.one(ids) : encode(draw.one(hostileTexts).slice(0, 200) || '-'),
  );
}

export function formsOn(html: string): [name: string, value: string][][] {
  return [...html.matchAll(/<form\b[^>]*>(.*?)<\/form>/gs)].map(([, content = '']) =>
    [...content.matchAll(/<(?:input|textarea|select|button)\b([^>]*)>/g)].flatMap(([, attributes = '']) => {
      const name = /\bname="([^"]*)"/.exec(attributes)?.[1];
      return name ? [[name, /\bvalue="([^"]*)"/.exec(attributes)?.[1] ?? ''] as [string, string]] : [];
    }),
  );
}

export function hostilePosts(address: string, caller: Caller): FuzzRequest[] {
  return [address, `${address}.data`].flatMap((path) =>
    hostileBodies.map(({ headers, body }) => ({
      method: 'POST',
      path,
      headers: { ...caller.headers(), ...headers },
      body,
    })),
  );
}

export function requestsFor(
  draw: Draw,
  address: string,
  caller: Caller,
  forms: readonly [name: string, value: string][][],
  posts: number,
): FuzzRequest[] {
  const headers = caller.headers();
  const data = `${address === '/' ? '/_root' : address}.data`;
  const queries = Array.from({ length: 4 }, () => {
    const name = draw.one(['to', 'done', 'cursor', 'text', 'token', 'service', 'lane', '_routes', 'index']);
    return `?${name}=${encode(draw.one(hostileTexts).slice(0, 500))}`;
  });
  const reads = [address, data, ...queries.flatMap((query) => [`${address}${query}`, `${data}${query}`])];
  const writes = Array.from({ length: posts }, (): FuzzRequest => {
    const path = draw.chance(0.3) ? data : address;
    if (forms.length === 0 || draw.chance(0.2)) {
      const { headers: type, body } = draw.one(hostileBodies);
      return {
        method: draw.one(['POST', 'POST', 'PUT', 'DELETE', 'PATCH']),
        path,
        headers: { ...headers, ...type },
        body,
      };
    }
    const body = new URLSearchParams();
    for (const [name, value] of draw.one(forms))
      if (!draw.chance(0.1))
        body.append(
          name,
          draw.chance(0.5) && value ? value : draw.one(hostileTexts).toWellFormed().slice(0, 21_000),
        );
    return {
      method: 'POST',
      path,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
    };
  });
  return [...reads.map((path) => ({ method: 'GET', path, headers })), ...writes];
}
