import { describe, expect, it } from 'vitest';
import { quoteContent } from '../../../../contract/quote/quote-content.ts';
import { usualLastDay } from '../../../../server/quotes/propose-quote.ts';
import { draftOf, priceDraft, type QuoteDraft } from './editor-model.ts';
import { firstContent } from './first-draft.ts';
import { withInserted } from './insert-content.ts';
import { sendBlocks } from './send-check.ts';

let ids = 0;
const newId = () => `id${++ids}`;

const begun = draftOf({
  content: firstContent(null, { validUntil: '2026-12-07', newId }),
  subject: 'Quote',
  message: 'Hello',
});
const optionId = begun.options[0]?.id ?? '';
const line = { id: 'l', code: 'pickup', basis: 'shipment', rate: '80', currency: 'EUR' };
const template = quoteContent.parse({
  options: [
    { id: 'a', mode: 'road', lines: [line] },
    { id: 'b', lines: [line] },
  ],
  terms: 'Net 30',
});

const codesOf = ({ options }: QuoteDraft) => options.map(({ lines }) => lines.map(({ code }) => code));

describe('what is inserted into a quote', () => {
  it('takes the place of lines without rates, and brings its further options and texts', () => {
    const draft = withInserted(begun, optionId, { content: template, newId });
    expect(codesOf(draft)).toEqual([['pickup'], ['pickup']]);
    expect(draft.options[0]).toMatchObject({ id: optionId, mode: 'road' });
    expect(draft).toMatchObject({ terms: 'Net 30', validUntil: '2026-12-07' });
  });

  it('follows what has a rate, and replaces no text', () => {
    const [option] = begun.options;
    const lines = (option?.lines ?? []).map((own) => ({ ...own, rate: '10' }));
    const priced = { ...begun, terms: 'Own', options: option ? [{ ...option, lines }] : [] };
    const draft = withInserted(priced, optionId, { content: template, newId });
    expect(codesOf(draft)).toEqual([['freight', 'documents', 'pickup'], ['pickup']]);
    expect(draft.terms).toBe('Own');
    const all = draft.options.flatMap(({ lines: own }) => own.map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
  });
});

it('begins with a last day on which the office is open', () => {
  const hours = {
    ...{ timeZone: 'America/New_York', opens: '09:00', closes: '18:00' },
    ...{ days: [1, 2, 3, 4, 5], holidays: ['2026-12-07'] },
  };
  // Two weeks after Monday is a holiday here; after Saturday, a Saturday.
  expect(usualLastDay('2026-11-23', hours)).toBe('2026-12-08');
  expect(usualLastDay('2026-11-28', hours)).toBe('2026-12-14');
});

it('names everything that keeps a quote from being sent', () => {
  const draft = { ...begun, validUntil: '2026-11-01', message: 'Hello {{name}}' };
  const facts = { draft, ...priceDraft(draft, null), email: '', today: '2026-11-23' };
  const reasons = ['no-rate', 'no-rate', 'past-validity', 'variables', 'no-address'];
  expect(sendBlocks(facts).map(({ reason }) => reason)).toEqual(reasons);
});
