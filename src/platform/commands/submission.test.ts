import { describe, expect, test } from 'vitest';
import { deskOn } from '../../../tests/support/desk.ts';
import { describeOnDatabase } from '../../../tests/support/test-database.ts';
import { parseFormSignals, type SubmissionContext, scoreSpam, submissionContextOf } from './submission.ts';

const usual: SubmissionContext = {
  locale: 'en',
  key: null,
  trapFilled: false,
  secondsToFill: 40,
  rateLimitUsage: 0.02,
};

describe('the spam score', () => {
  test('a plain request lies in the inbox', () => {
    expect(scoreSpam(['Two pallets of coffee, see https://example.com'], 0, usual)).toEqual({
      folder: 'inbox',
      score: 0,
      reasons: [],
    });
  });

  test('the trap is enough', () => {
    expect(scoreSpam(['hello'], 0, { ...usual, trapFilled: true }).folder).toBe('spam');
  });

  test('link markup is enough', () => {
    expect(scoreSpam(['[url=https://a.example]cheap[/url]'], 0, usual).folder).toBe('spam');
  });

  test('a link that begins with https://www. counts as one', () => {
    const two = 'https://www.a.example, www.b.example/prices';
    expect(scoreSpam([two], 0, { ...usual, secondsToFill: 1 })).toMatchObject({
      folder: 'inbox',
      reasons: ['hurry'],
    });
    expect(scoreSpam([`${two} HTTP://WWW.c.example`], 0, usual).reasons).toEqual(['links']);
  });

  test('many links, repeated, are enough', () => {
    const text = 'http://a.example http://b.example http://c.example';
    expect(scoreSpam([text], 0, usual).folder).toBe('inbox');
    expect(scoreSpam([text], 3, usual)).toMatchObject({
      folder: 'spam',
      reasons: ['links', 'repeated'],
    });
  });

  test('a customer in a hurry, or a busy network with a form letter, is not spam', () => {
    expect(scoreSpam(['hello'], 0, { ...usual, secondsToFill: 1 }).folder).toBe('inbox');
    expect(scoreSpam(['hello'], 9, { ...usual, rateLimitUsage: 0.9 }).folder).toBe('inbox');
  });
});

describeOnDatabase('the spam signal of repeated texts', (open) => {
  test('counts equal texts, and no submission that has no text', async () => {
    const desk = deskOn(await open());
    const reasonsOf = async (objective: string) => {
      let reasons = '';
      for (let sent = 0; sent < 4; sent += 1)
        reasons = (await desk.submit({ email: `sender-${sent}@example.com`, objective })).spam_reasons;
      return JSON.parse(reasons);
    };
    expect(await reasonsOf('Cheap flights')).toEqual(['repeated']);
    expect(await reasonsOf('')).toEqual([]);
  });
});

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
