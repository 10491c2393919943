import { hash } from 'node:crypto';
import { isLocale, type Locale } from '../i18n/locale.ts';

/** An idempotency key, with whose it is. */
export interface SubmissionKey {
  text: string;
  /** The network address that the key belongs to; null for a random key, which nobody else can have. */
  address: string | null;
}

/** A mail that is a submission. */
export interface SubmittedMail {
  /** The Message-ID with the brackets, which its acknowledgement answers; null without one. */
  messageId: string | null;
  /** The mail server that received it marked it as spam. */
  isMarkedSpam: boolean;
  /** A verified sender whose earlier requests were not spam. */
  isKnownSender: boolean;
  /** In lower case. */
  senderDomain: string;
}

/** Context of a submission, apart from its content. */
export interface SubmissionContext {
  locale: Locale;
  /** The sender's word that two submissions are the same one; null when it gave none. */
  key: SubmissionKey | null;
  /** True if the field that people cannot see was filled in. */
  trapFilled: boolean;
  /** Time that the form was on the screen; null when unknown. */
  secondsToFill: number | null;
  /** Form posts from the sender's address in the last hour, as a share of what is allowed (1 = all of it). */
  rateLimitUsage: number;
  /** A program sent it: it is not acknowledged. */
  isAutomatic?: boolean;
  /** It came as a mail. */
  mail?: SubmittedMail;
  /** The reference of the sender’s earlier request that this one is a later version of, as they say. */
  follows?: string | null;
}

/**
 * Identity of a submission, for retries: the sender's key, whose it is (the account, else the address of a key that is
 * not random) and every answer. A form that is changed and sent again under its old key is a new submission, because the
 * change must not be lost. Null without a key.
 */
export function dedupeKeyOf(
  kind: string,
  key: SubmissionKey | null,
  answers: object,
  accountId: string | null = null,
): string | null {
  if (key === null) return null;
  return hash('sha256', JSON.stringify([kind, key.text, accountId ?? key.address, answers]), 'base64url');
}

const longestKey = 200;

/** Claims of the sender in headers or hidden fields; any may be missing or forged. */
export interface SenderSignals {
  key: string | undefined;
  trap: boolean;
  seconds: number | undefined;
  /** The reference of the request that was changed and sent again. */
  follows?: string | undefined;
}

/** A UUID of version 4: 122 random bits. Our pages make one for each submission. */
const randomKey = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/**
 * A random key identifies one sender, so that a retry counts as one although a phone has changed networks. Any other
 * key may be guessed or shared, and belongs to the address that it came from.
 */
function keyOf(given: string | undefined, address: string): SubmissionKey | null {
  if (!given) return null;
  return { text: given.slice(0, longestKey), address: randomKey.test(given) ? null : address };
}

/**
 * Makes a submission's context of the sender's signals and what the server measured: the network address, and the rate
 * limit's usage.
 */
export function submissionContextOf(
  signals: SenderSignals,
  { address, locale, rateLimitUsage }: { address: string; locale: Locale; rateLimitUsage: number },
): SubmissionContext {
  const { key, trap, seconds, follows } = signals;
  return {
    key: keyOf(key, address),
    trapFilled: trap,
    secondsToFill: seconds !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds : null,
    locale,
    rateLimitUsage,
    follows: follows || null,
  };
}

/** Reads our pages' Form-Signals header, `seconds=42; trap=0; locale=en`; unknown parts and locales are ignored. */
export function parseFormSignals(
  header: string | undefined,
): Omit<SenderSignals, 'key'> & { locale: Locale | null } {
  const parts = new Map(
    (header ?? '').split(';').map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim(), value.trim()];
    }),
  );
  const seconds = parts.get('seconds');
  // A page names its language as <html> does: `pt-BR`.
  const language = parts.get('locale')?.split('-', 1)[0];
  return {
    seconds: seconds ? Number(seconds) : undefined,
    trap: parts.get('trap') === '1',
    locale: language && isLocale(language) ? language : null,
    follows: parts.get('follows'),
  };
}
