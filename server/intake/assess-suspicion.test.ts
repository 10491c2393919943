import { describe, expect, test } from 'vitest';
import { assessSuspicion } from './assess-suspicion.ts';
import type { Circumstances } from './circumstances.ts';

const usual: Circumstances = {
  language: 'en',
  key: null,
  trapFilled: false,
  secondsToFill: 40,
  rateLimitUsage: 0.02,
};

describe('suspicion', () => {
  test('a plain request lies in the inbox', () => {
    expect(assessSuspicion(['Two pallets of coffee, see https://example.com'], 0, usual)).toEqual({
      folder: 'inbox',
      score: 0,
      reasons: [],
    });
  });

  test('the trap is enough', () => {
    expect(assessSuspicion(['hello'], 0, { ...usual, trapFilled: true }).folder).toBe('suspicious');
  });

  test('link markup is enough', () => {
    expect(assessSuspicion(['[url=https://a.example]cheap[/url]'], 0, usual).folder).toBe('suspicious');
  });

  test('a link that begins with https://www. counts as one', () => {
    const two = 'https://www.a.example, www.b.example/prices';
    expect(assessSuspicion([two], 0, { ...usual, secondsToFill: 1 })).toMatchObject({
      folder: 'inbox',
      reasons: ['hurry'],
    });
    expect(assessSuspicion([`${two} HTTP://WWW.c.example`], 0, usual).reasons).toEqual(['links']);
  });

  test('many links, repeated, are enough', () => {
    const text = 'http://a.example http://b.example http://c.example';
    expect(assessSuspicion([text], 0, usual).folder).toBe('inbox');
    expect(assessSuspicion([text], 3, usual)).toMatchObject({
      folder: 'suspicious',
      reasons: ['links', 'repeated'],
    });
  });

  test('a customer in a hurry, or a busy network with a form letter, is not suspicious', () => {
    expect(assessSuspicion(['hello'], 0, { ...usual, secondsToFill: 1 }).folder).toBe('inbox');
    expect(assessSuspicion(['hello'], 9, { ...usual, rateLimitUsage: 0.9 }).folder).toBe('inbox');
  });
});
