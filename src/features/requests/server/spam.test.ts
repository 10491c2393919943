import { describe, expect, test } from 'vitest';
import { deskOn } from '../../../../tests/support/desk.ts';
import { describeOnDatabase } from '../../../../tests/support/test-database.ts';
import type { SubmissionContext } from '../../../platform/commands/submission.ts';
import { scoreSpam } from './spam.ts';

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
