import { isLanguage } from '../../contract/language.ts';
import type { Circumstances } from '../intake/circumstances.ts';

const longestKey = 200;

/** What a sender says of a submission, in headers or hidden fields; all of it may be missing or made up. */
export interface SenderSignals {
  key: string | undefined;
  trap: boolean;
  seconds: number | undefined;
  language: string | undefined;
}

/** Makes circumstances of what the sender says and what the server counted. */
export function circumstancesOf(signals: SenderSignals, shareOfAllowance: number): Circumstances {
  const { key, trap, seconds, language } = signals;
  return {
    key: key ? key.slice(0, longestKey) : null,
    trapFilled: trap,
    secondsToFill: seconds !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds : null,
    language: language && isLanguage(language) ? language : 'en',
    shareOfAllowance,
  };
}

/** Reads our pages' Form-Signals header, `seconds=42; trap=0`; unknown parts are ignored. */
export function parseFormSignals(header: string | undefined): { seconds: number | undefined; trap: boolean } {
  const parts = new Map(
    (header ?? '').split(';').map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name.trim(), value.trim()];
    }),
  );
  const seconds = parts.get('seconds');
  return { seconds: seconds ? Number(seconds) : undefined, trap: parts.get('trap') === '1' };
}
