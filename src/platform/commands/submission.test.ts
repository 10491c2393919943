import { describe, expect, test } from 'vitest';
import { parseFormSignals, submissionContextOf } from './submission.ts';

const sent = { address: '198.51.100.7', locale: 'en', rateLimitUsage: 0 } as const;

describe('the Form-Signals header', () => {
  test('carries seconds, the trap and the locale of the page', () => {
    expect(parseFormSignals('seconds=42; trap=1; locale=en')).toEqual({
      seconds: 42,
      trap: true,
      locale: 'en',
    });
    expect(parseFormSignals(undefined)).toEqual({ seconds: undefined, trap: false, locale: null });
  });

  test('is not believed about a locale that the site does not have', () => {
    expect(parseFormSignals('locale=tlh').locale).toBeNull();
  });
});

describe('an idempotency key', () => {
  const keyOf = (key: string) => submissionContextOf({ key, trap: false, seconds: undefined }, sent).key;

  test('is its own owner when it is a random UUID', () => {
    const text = 'a5f0c0de-0000-4000-8000-00000000beef';
    expect(keyOf(text)).toEqual({ text, address: null });
  });

  test.each(['page 2026-11-22', 'k', '00000000-0000-0000-0000-000000000000', `${crypto.randomUUID()} `])(
    'belongs to the address that it comes from when it is %s',
    (text) => expect(keyOf(text)).toEqual({ text, address: '198.51.100.7' }),
  );

  test('is none when it is empty', () => expect(keyOf('')).toBeNull());
});
