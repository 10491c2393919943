import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';

/** Characters of a path that the log shows. */
const longestLogged = 500;

/** A path without what only its reader may know. */
function publicPath(path: string): string {
  return path.slice(0, longestLogged).replace(/^\/+requests\/.*/i, '/requests/…');
}

/**
 * Gives every request an id, answers it in X-Request-Id, and logs one line when it ends: method, path, status and
 * milliseconds. No address, query, header or body is logged.
 */
export function requestLog(log: Logger): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (context, next) => {
    const requestId = uuidv7();
    context.set('requestId', requestId);
    const start = performance.now();
    await next();
    context.header('X-Request-Id', requestId);
    log.info(
      {
        requestId,
        method: context.req.method,
        path: publicPath(context.req.path),
        status: context.res.status,
        ms: Math.round(performance.now() - start),
      },
      'answered',
    );
  };
}
