import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Messages, messagesIn } from '../commands/messages.ts';
import { localeOf } from '../i18n/locale.ts';

/**
 * Shape of an API route's responses. The specification's calls have fixed shapes without a `reason`: forms use the
 * common shape; sign-up, sign-in and password changes report success as `msg`, and refusals as `msg`, `error` and
 * `message`.
 */
export type Style = 'common' | 'form' | 'account';

/** Returns the style of the matched route; the common one before a match. */
export function styleOf(context: Context): Style {
  return context.get('style') ?? 'common';
}

/** Responds with a JSON refusal: all refusals and failures below /api/ are created here. */
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

/** Responds 404 to unknown paths below /api/, and to customers at paths of the desk. */
export function refusePath(context: Context): Response {
  // A later version may have a route there.
  context.header('Cache-Control', 'no-store');
  return refuse(context, 404, `There is nothing at ${context.req.path}. See /api/v1/docs.`);
}

/** Returns the texts for requests that no page matches, in the language of the URL. */
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
