import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Messages, messagesIn } from '../commands/messages.ts';
import { localeOf } from '../i18n/locale.ts';

/**
 * The shape of an API route's responses. Those of the specification's calls are fixed, without a `reason`: forms take the
 * common shape; sign-up, sign-in and the change of a password say a success as `msg`, and a refusal as `msg`, `error` and
 * `message` alike.
 */
export type Style = 'common' | 'form' | 'account';

/** The style of the route that a request was matched to; the common one before that. */
export function styleOf(context: Context): Style {
  return context.get('style') ?? 'common';
}

/** Responds with JSON that says what was not done: every refusal and failure below /api/ is made here. */
export function refuse(
  context: Context,
  status: ContentfulStatusCode,
  message: string,
  { errors, ...more }: { errors?: Record<string, string>; reason?: string; retryAfterSeconds?: unknown } = {},
): Response {
  if (more.retryAfterSeconds) context.header('Retry-After', String(more.retryAfterSeconds));
  const style = styleOf(context);
  const extra = style === 'common' ? more : style === 'account' ? { msg: message, error: message } : {};
  const named = errors && Object.keys(errors).length > 0 ? { errors } : {};
  return context.json({ success: false as const, message, ...extra, ...named }, status);
}

/** Responds 404 to a path below /api/ that no route has, and to customers at those of the desk. */
export function refusePath(context: Context): Response {
  // A later version may have a route there.
  context.header('Cache-Control', 'no-store');
  return refuse(context, 404, `There is nothing at ${context.req.path}. See /api/v1/docs.`);
}

/** What is said of a request that no page answers, in the language of its page. */
export function refusalsOf(context: Context): Messages['refusals'] {
  const locale = context.get('facts')?.locale ?? localeOf({ pathname: context.req.path });
  return messagesIn(locale).refusals;
}

/** Responds with one sentence: JSON below /api/, text elsewhere. */
export function respondShort(context: Context, status: ContentfulStatusCode, message: string): Response {
  return context.req.path.startsWith('/api/')
    ? refuse(context, status, message)
    : context.text(message, status);
}
