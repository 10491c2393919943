import type { Context, MiddlewareHandler } from 'hono';

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503;

/** What every route answers while the database or the machine fails, for the OpenAPI document. */
export const unavailableDescription =
  'The database or the server is temporarily unavailable; Retry-After says when to try again.';

/** How a group of routes words a refusal. */
export type Refuse = (context: Context, status: RefusalStatus, message: string) => Response;

/** Stops a request whose body is not JSON, with a sentence that says what to send. */
export function jsonOnly(refuse: Refuse): MiddlewareHandler {
  return async (context, next) => {
    if (!/^application\/json(;\s*[\w-]+=[^;]+)*$/i.test(context.req.header('content-type') ?? '')) {
      return refuse(context, 415, 'Please send JSON with the header Content-Type: application/json.');
    }
    try {
      await context.req.json();
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return refuse(context, 400, 'The body is not valid JSON.');
    }
    return next();
  };
}
