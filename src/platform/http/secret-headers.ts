import type { MiddlewareHandler } from 'hono';

/** Headers of responses at secret URLs: not indexed, not cached, no referrer. */
export const secretHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
} as const;

/**
 * The page, files and state of a request, in each language and as page data, and its part of the API; the link to the
 * preview of a draft.
 */
export const secretPaths = [
  '/requests/*',
  '/:locale{[a-z]{2}}/requests/*',
  '/api/v1/requests/*',
  '/preview/*',
];

/** Sends these headers with every response at the URL of a request, including refusals and errors. */
export const sendSecretHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(secretHeaders)) context.res.headers.set(name, value);
};
