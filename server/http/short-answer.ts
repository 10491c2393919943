import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Answers with one sentence: JSON below /api/, text elsewhere. For what is refused before any route reads it. */
export function shortAnswer(context: Context, status: ContentfulStatusCode, message: string): Response {
  return context.req.path.startsWith('/api/')
    ? context.json({ success: false, message }, status)
    : context.text(message, status);
}
