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
 * A page without a referrer (its URL holds a secret) posts with `Origin: null`, as any sandboxed frame does. Only the
 * browser sets Sec-Fetch-Site, which distinguishes the two.
 */
function isOwnPageWithoutReferrer(origin: string, context: Context): boolean {
  return origin === 'null' && context.req.header('sec-fetch-site') === 'same-origin';
}

/** True for a request from another site or a sibling domain without an Origin header. */
function isForeignWithoutOrigin(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * Refuses unsafe requests from pages of another site. Browsers send Origin with every such request; a request without
 * it comes from a program without cookies, unless Sec-Fetch-Site says otherwise. When the public address is https, its
 * http pages are foreign, because they can be forged in transit. `appUrl` allows the public address when a proxy
 * rewrites Host. `refuse` creates the 403.
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
