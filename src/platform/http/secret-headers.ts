import type { MiddlewareHandler } from 'hono';

/** Headers of what lies at an address with a secret: in no search result and no cache, and a referrer to nobody. */
export const secretHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
} as const;

/** A request's page, its files and its state, in each language and as page data, and its part of the API. */
export const secretPaths = ['/requests/*', '/:locale{[a-z]{2}}/requests/*', '/api/v1/requests/*'];

/** Sends these headers with every answer at the address of a request, whatever made it: refusals and errors too. */
export const sendSecretHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(secretHeaders)) context.res.headers.set(name, value);
};
