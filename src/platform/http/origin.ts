import type { Context, MiddlewareHandler } from 'hono';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function urlOf(origin: string): URL | null {
  try {
    return new URL(origin);
  } catch {
    return null;
  }
}

/**
 * A page without a referrer (its address holds a secret) posts with `Origin: null`, as a sandboxed frame of anybody's
 * does. Only the browser writes Sec-Fetch-Site, and it distinguishes the two.
 */
function isOwnPageWithoutReferrer(origin: string, context: Context): boolean {
  return origin === 'null' && context.req.header('sec-fetch-site') === 'same-origin';
}

/** Whether it comes from a page of another site, or of a neighbour of ours, that did not say which. */
function isForeignWithoutOrigin(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * Refuses an unsafe request that a page of another site made. Browsers send Origin with every such request; a
 * request without one comes from a program, which has no reader's cookies, unless Sec-Fetch-Site says otherwise. A page
 * of the public address counts as ours over https alone where that is https: over http it is anybody's on the way.
 * `appUrl` allows the public address where a
 * proxy rewrites Host. `refuse` makes the 403.
 */
export function sameOriginOnly(
  appUrl: string,
  refuse: (context: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  const { host: publicHost, protocol: publicProtocol } = new URL(appUrl);
  return async (context, next) => {
    const origin = context.req.header('origin');
    if (safeMethods.has(context.req.method)) return next();
    if (origin === undefined) return isForeignWithoutOrigin(context) ? refuse(context) : next();
    const { host, protocol } = urlOf(origin) ?? {};
    if (host === publicHost && publicProtocol === 'https:' && protocol !== publicProtocol)
      return refuse(context);
    if (host && (host === context.req.header('host') || host === publicHost)) return next();
    if (isOwnPageWithoutReferrer(origin, context)) return next();
    return refuse(context);
  };
}
