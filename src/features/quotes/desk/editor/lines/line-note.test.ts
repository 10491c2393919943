import { expect, test } from 'vitest';
import type { TransportMode } from '#features/cargo/choices.ts';
import type { QuoteContent, QuoteLine } from '#features/quotes/quote-content.ts';
import { quotes } from '#features/quotes/strings/en/desk-quotes.ts';
import { emptyLine } from '#features/rates/price/empty-line.ts';
import { draftOf, priceDraft } from '../editor-model.ts';
import { lineNote } from './line-note.ts';

function notesOf(mode: TransportMode, ...lines: Partial<QuoteLine>[]): string[] {
  const content: QuoteContent = {
    version: 2,
    included: '',
    notIncluded: '',
    assumptions: '',
    terms: '',
    validUntil: null,
    options: [
      {
        id: 'a',
        title: '',
        mode,
        route: '',
        transitDays: null,
        lines: lines.map((line, index) => ({ ...emptyLine(`l${index}`, 'USD'), ...line })),
      },
    ],
    conversion: null,
    tax: null,
  };
  const draft = draftOf({ content, subject: '', message: '' });
  const [option] = priceDraft(draft, null).priced;
  return (draft.options[0]?.lines ?? []).map((line, index) =>
    lineNote({ line, option: { mode }, priced: option?.lines[index] }).replace('\u00a0', ' '),
  );
}

test('groupage below 1 W/M is noted in its own mode', () => {
  const small = { basis: 'w-m', quantity: '0.336', rate: '65' } as const;
  expect(notesOf('lcl', small, { ...small, quantity: '1' }, { ...small, quantity: null })).toEqual([
    ...[quotes.editor.lines.belowLeastWm, '', ''],
  ]);
  expect(notesOf('air', small)).toEqual(['']);
});

test('the value that is insured is shown with what it is made of', () => {
  const insurance = { code: 'insurance', basis: 'insured-value', quantity: '90000', rate: '0.45' } as const;
  expect(notesOf('fcl', { rate: '8600' }, insurance)).toEqual([
    ...['', '0.45% of USD 108,460.00 (110% of goods and freight with surcharges)'],
  ]);
  expect(notesOf('fcl', insurance)).toEqual(['0.45% of USD 99,000.00 (110% of goods)']);
  const unpriced = { ...insurance, rate: '0' };
  expect(notesOf('fcl', { rate: '8600' }, unpriced)).toEqual([
    ...['', 'Insured value: USD 108,460.00 (110% of goods and freight with surcharges)'],
  ]);
});
