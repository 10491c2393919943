import type { Context, MiddlewareHandler } from 'hono';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

/**
 * Refuses an unsafe request that a page of another site made. Browsers send Origin with every such request; a
 * request without one comes from a program, which has no reader's cookies. `appUrl` allows the public address where a
 * proxy rewrites Host. `refuse` makes the 403.
 */
export function sameOriginOnly(
  appUrl: string,
  refuse: (context: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  const publicHost = new URL(appUrl).host;
  return async (context, next) => {
    const origin = context.req.header('origin');
    if (safeMethods.has(context.req.method) || origin === undefined) return next();
    const host = hostOf(origin);
    if (host !== null && (host === context.req.header('host') || host === publicHost)) return next();
    return refuse(context);
  };
}
