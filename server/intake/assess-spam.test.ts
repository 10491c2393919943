import { describe, expect, test } from 'vitest';
import { assessSpam } from './assess-spam.ts';
import type { Circumstances } from './circumstances.ts';

const usual: Circumstances = {
  language: 'en',
  key: null,
  trapFilled: false,
  secondsToFill: 40,
  rateLimitUsage: 0.02,
};

describe('the spam score', () => {
  test('a plain request lies in the inbox', () => {
    expect(assessSpam(['Two pallets of coffee, see https://example.com'], 0, usual)).toEqual({
      folder: 'inbox',
      score: 0,
      reasons: [],
    });
  });

  test('the trap is enough', () => {
    expect(assessSpam(['hello'], 0, { ...usual, trapFilled: true }).folder).toBe('spam');
  });

  test('link markup is enough', () => {
    expect(assessSpam(['[url=https://a.example]cheap[/url]'], 0, usual).folder).toBe('spam');
  });

  test('a link that begins with https://www. counts as one', () => {
    const two = 'https://www.a.example, www.b.example/prices';
    expect(assessSpam([two], 0, { ...usual, secondsToFill: 1 })).toMatchObject({
      folder: 'inbox',
      reasons: ['hurry'],
    });
    expect(assessSpam([`${two} HTTP://WWW.c.example`], 0, usual).reasons).toEqual(['links']);
  });

  test('many links, repeated, are enough', () => {
    const text = 'http://a.example http://b.example http://c.example';
    expect(assessSpam([text], 0, usual).folder).toBe('inbox');
    expect(assessSpam([text], 3, usual)).toMatchObject({
      folder: 'spam',
      reasons: ['links', 'repeated'],
    });
  });

  test('a customer in a hurry, or a busy network with a form letter, is not spam', () => {
    expect(assessSpam(['hello'], 0, { ...usual, secondsToFill: 1 }).folder).toBe('inbox');
    expect(assessSpam(['hello'], 9, { ...usual, rateLimitUsage: 0.9 }).folder).toBe('inbox');
  });
});
