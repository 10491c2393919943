import { expect, test } from 'vitest';
import type { DeskQuote } from '#features/quotes/server/quote-rows.ts';
import { completeQuote } from '#tests/support/quotes.ts';
import { soldOption } from './sold-option.ts';

const quote = {
  id: 'q',
  leadId: 'b',
  revision: 2,
  state: 'accepted',
  content: {
    ...completeQuote,
    options: completeQuote.options.map((option) => ({
      ...option,
      ...(option.id === 'air' && { route: 'via Miami', transitDays: [2, 3] }),
    })),
  },
  file: { fileId: 'file', digest: '' },
  decision: { optionId: 'air', orderNumber: 'PO-77' },
} as unknown as DeskQuote;

test('what was sold is the accepted option with its price and PDF', () => {
  expect(soldOption(quote)).toMatchObject({
    title: 'By air',
    route: 'via Miami',
    transitDays: [2, 3],
    totals: { byCurrency: [{ amount: 240_050, currency: 'USD' }] },
    orderNumber: 'PO-77',
    revision: 2,
    fileId: 'file',
  });
  expect(soldOption({ ...quote, decision: null })).toBeNull();
});
