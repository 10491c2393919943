const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const minDelay = 30 * second;
const maxDelay = 6 * hour;

/** RFC 5321, section 4.5.4.1, asks mails for four to five days; webhooks get as long. */
export const maxRetryAge = 5 * 24 * hour;

/** An old row that staff retry still gets these attempts, over some eight hours. */
const minAttempts = 10;

/** How long to wait after a number of failed attempts, in ms: 30 s, 1, 2, 4 … min, at most 6 h, each ±10 %. */
export function delayAfter(attempts: number, random: () => number = Math.random): number {
  const delay = Math.min(minDelay * 2 ** (attempts - 1), maxDelay);
  return Math.round(delay * (0.9 + 0.2 * random()));
}

/** Whether a row is so old, and was attempted so often, that it is not retried. */
export function isRetryOver(row: { created_at: number; attempts: number }, now: number): boolean {
  return now - row.created_at > maxRetryAge && row.attempts >= minAttempts;
}

/** What went wrong, fit to be stored and logged: no e-mail addresses, at most 500 characters. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/(?<![^\s<>()"',;:])[^\s<>()"',;:]+@[^\s<>()"',;]+/gu, '[address]').slice(0, 500);
}
