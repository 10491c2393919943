import { isLocale, type Locale } from '../../contract/locale.ts';
import type { SubmissionContext, SubmissionKey } from './submission.ts';

const longestKey = 200;

/** What a sender says of a submission, in headers or hidden fields; all of it may be missing or made up. */
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
 * A random key names one sender by itself, so that a retry counts as one although a phone has changed networks. Any other
 * key may be guessed or shared, and belongs to the address that it came from.
 */
function keyOf(given: string | undefined, address: string): SubmissionKey | null {
  if (!given) return null;
  return { text: given.slice(0, longestKey), address: randomKey.test(given) ? null : address };
}

/** Makes a submission's context of what the sender says and what the server knows: the network address, and what it counted. */
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
  const locale = parts.get('locale');
  return {
    seconds: seconds ? Number(seconds) : undefined,
    trap: parts.get('trap') === '1',
    locale: locale && isLocale(locale) ? locale : null,
    follows: parts.get('follows'),
  };
}
