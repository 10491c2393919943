import { describe, expect, test } from 'vitest';
import type { SubmissionContext } from '#platform/commands/submission.ts';
import { deskOn } from '#tests/support/desk.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
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

  test('the trap alone is a person, whose browser filled in every field', () => {
    const filled = { ...usual, trapFilled: true };
    expect(scoreSpam(['12 pallets of tiles to Houston'], 0, filled)).toEqual({
      folder: 'inbox',
      score: 2,
      reasons: ['trap'],
    });
    expect(scoreSpam([' '], 0, filled).folder).toBe('spam');
    expect(scoreSpam(['hello'], 0, { ...filled, secondsToFill: 1 }).folder).toBe('spam');
    expect(scoreSpam(['hello'], 3, filled).folder).toBe('spam');
    expect(scoreSpam(['http://a.example www.b.example www.c.example'], 0, filled).folder).toBe('spam');
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

describe('the spam score of a mail', () => {
  const mail = {
    messageId: '<1@a.example>',
    isMarkedSpam: false,
    isKnownSender: false,
    senderDomain: 'agent.example',
  };
  const signature =
    'https://www.agent.example https://quotes.agent.example https://linkedin.com/in/a wa.me/1';
  const links = 'http://a.example http://b.example http://c.example';

  test('a signature with links, HTML and many mails are no signals', () => {
    const text = `<a href="https://agent.example">1x40HC Houston to Santos</a>\n${signature}`;
    expect(scoreSpam([text], 9, { ...usual, rateLimitUsage: 1, mail })).toEqual({
      folder: 'inbox',
      score: 1,
      reasons: ['repeated'],
    });
  });

  test('links to many hosts in a text that many senders send are spam', () => {
    expect(scoreSpam([links], 0, { ...usual, mail }).folder).toBe('inbox');
    expect(scoreSpam([links], 3, { ...usual, mail }).folder).toBe('spam');
  });

  test('the mark of the mail server is enough, except for a known sender', () => {
    expect(scoreSpam(['Hi'], 0, { ...usual, mail: { ...mail, isMarkedSpam: true } }).folder).toBe('spam');
    const known = { ...mail, isMarkedSpam: true, isKnownSender: true };
    expect(scoreSpam([links], 9, { ...usual, mail: known })).toEqual({
      folder: 'inbox',
      score: 0,
      reasons: [],
    });
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
