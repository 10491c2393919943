const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const firstDelay = 30 * second;
const longestDelay = 6 * hour;

/** RFC 5321, section 4.5.4.1, asks mails for four to five days; webhooks get as long. */
export const givingUpAge = 5 * 24 * hour;

/** What a person starts again when it is old already still gets these attempts, over some eight hours. */
const fewestAttempts = 10;

/** How long to wait after a number of failed attempts, in ms: 30 s, 1, 2, 4 … min, at most 6 h, each ±10 %. */
export function delayAfter(attempts: number, random: () => number = Math.random): number {
  const delay = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay);
  return Math.round(delay * (0.9 + 0.2 * random()));
}

/** Tells whether a row has waited so long that trying again is of no use to anybody. */
export function isGivenUp(row: { created_at: number; attempts: number }, now: number): boolean {
  return now - row.created_at > givingUpAge && row.attempts >= fewestAttempts;
}

/** What went wrong, fit to be stored and logged: no e-mail addresses, at most 500 characters. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/(?<![^\s<>()"',;:])[^\s<>()"',;:]+@[^\s<>()"',;]+/gu, '[address]').slice(0, 500);
}
