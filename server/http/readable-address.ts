import type { MiddlewareHandler } from 'hono';
import { shortAnswer } from './short-answer.ts';

/** Characters of a path; the longest of ours (a page with a secret) has some 100. */
export const longestPath = 2048;

/**
 * Refuses an address that nothing of ours can have, before anything reads it: 414 where the path is longer than 2,048
 * characters (routers split it, and some of what they do is not linear), 404 where it holds a NUL, which no row is known
 * by and PostgreSQL fails at.
 */
export const readableAddress: MiddlewareHandler = async (context, next) => {
  if (context.req.path.length > longestPath) {
    return shortAnswer(context, 414, 'This address is too long to be one of ours.');
  }
  if (context.req.url.includes('%00')) return shortAnswer(context, 404, 'There is nothing at this address.');
  await next();
};
