import { expect, test } from 'vitest';
import { completeQuote } from '#tests/support/quotes.ts';
import type { DeskQuote } from '../server/quote-rows.ts';
import { requestQuotes } from './request-quotes.ts';

const quoteOf = (more: object) => ({
  id: 'q',
  leadId: 'b',
  revision: 1,
  validUntil: '2026-12-08',
  sentAt: 1,
  savedAt: 1,
  sendAt: null,
  savedBy: { name: 'Elena' },
  content: completeQuote,
  file: null,
  decision: null,
  ...more,
});

const sentOf = (quotes: object[]) =>
  requestQuotes({
    leadId: 'b',
    quotes: quotes as DeskQuote[],
    cargo: null,
    corrected: null,
    query: '',
    repriced: null,
    unknownReference: '',
  }).sent;

test('an open or expired quote is extended unless there is a draft or its request was merged', () => {
  const states = (['sent', 'expired', 'withdrawn'] as const).map((state) => quoteOf({ id: state, state }));
  expect(sentOf(states).map(({ canExtend }) => canExtend)).toEqual([true, true, false]);
  expect(sentOf([quoteOf({ state: 'sent', leadId: 'merged' })])[0]?.canExtend).toBe(false);
  const draft = quoteOf({ id: 'draft', state: 'draft' });
  expect(sentOf([draft, ...states]).some(({ canExtend }) => canExtend)).toBe(false);
});

test('a decision is undone where it stands, not once a later revision was accepted', () => {
  const decision = { outcome: 'accepted', via: 'page', optionId: 'air', name: 'Ana Ruiz', orderNumber: '' };
  const sent = sentOf(
    (['accepted', 'superseded'] as const).map((state) =>
      quoteOf({ id: state, state, decision: { ...decision, at: 1, recordedBy: null } }),
    ),
  );
  expect(sent.map(({ id, canReopen }) => [id, canReopen])).toEqual([
    ['accepted', true],
    ['superseded', false],
  ]);
});
