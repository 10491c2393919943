import { expect, test } from 'vitest';
import { completeQuote } from '../../../../tests/support/quotes.ts';
import type { DeskQuote } from '../server/quote-rows.ts';
import { requestQuotes } from './request-quotes.ts';

test('a decision is undone where it stands, not once a later revision was accepted', () => {
  const decision = { outcome: 'accepted', via: 'page', optionId: 'air', name: 'Ana Ruiz', orderNumber: '' };
  const quotes = (['accepted', 'superseded'] as const).map((state) => ({
    id: state,
    leadId: 'b',
    revision: 1,
    state,
    validUntil: '2026-12-08',
    sentAt: 1,
    savedAt: 1,
    savedBy: { name: 'Elena' },
    content: completeQuote,
    file: null,
    decision: { ...decision, at: 1, recordedBy: null },
  })) as unknown as DeskQuote[];
  const { sent } = requestQuotes({
    leadId: 'b',
    quotes,
    cargo: null,
    query: '',
    unknownReference: '',
  });
  expect(sent.map(({ id, canReopen }) => [id, canReopen])).toEqual([
    ['accepted', true],
    ['superseded', false],
  ]);
});
