import type { Context, MiddlewareHandler } from 'hono';

/** Characters of a path; the longest of ours (a page with a secret) has some 100. */
const longestPath = 2048;

function refuse(context: Context, status: 404 | 414, message: string): Response {
  return context.req.path.startsWith('/api/')
    ? context.json({ success: false, message }, status)
    : context.text(message, status);
}

/**
 * Refuses an address that nothing of ours can have, before anything reads it: 414 where the path is longer than 2,048
 * characters (routers split it, and some of what they do is not linear), 404 where it holds a NUL, which no row is known
 * by and PostgreSQL fails at.
 */
export const readableAddress: MiddlewareHandler = async (context, next) => {
  if (context.req.path.length > longestPath) {
    return refuse(context, 414, 'This address is too long to be one of ours.');
  }
  if (context.req.url.includes('%00')) return refuse(context, 404, 'There is nothing at this address.');
  await next();
};
