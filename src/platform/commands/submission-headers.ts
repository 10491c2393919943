/** The header by which a client says "this is the same submission as before" (IETF draft-ietf-httpapi-idempotency-key-header). */
export const idempotencyKeyHeader = 'Idempotency-Key';

/**
 * The header in which our own pages say how a form was filled in: `seconds=42; trap=0; locale=en`. It stays out of the
 * body so that the body is exactly what the specification says. Only the folder of a submission and the locale of
 * the answer and our mails depend on it.
 */
export const formSignalsHeader = 'Form-Signals';

/** The names of the hidden fields that a form sends without scripts. */
export const hiddenFields = {
  key: 'idempotencyKey',
  trap: 'fax_extension',
  follows: 'follows',
} as const;

/**
 * The key in a form on a page that is the same for every reader. The server makes it one for each sender and day
 * (src/platform/http/form-post.ts).
 */
export const sharedPageKey = 'page';

/** Response to a submission; `errors` holds the invalid fields. */
export type SubmissionResponse =
  // `dueAt`: by when a person answers, in ms since 1970; absent where nobody has to.
  // `firstPrice`: the first price of a rate request, as text.
  | { success: true; message: string; reference: string; dueAt?: number; firstPrice?: string }
  | { success: false; message: string; errors?: Record<string, string> };

/** The address of a request's own page; its secret is all that keeps it private. */
export function statusPage(secret: string): string {
  return `/requests/${secret}`;
}

/** The id of the form for messages on a request's page. */
export const messageFormId = 'message';

/** The address of that form on a request's own page. */
export function messageForm(secret: string): string {
  return `${statusPage(secret)}#${messageFormId}`;
}
