import { describe, expect, it } from 'vitest';
import { defaultLocale } from '../../../../contract/locale.ts';
import { emptyLine } from '../../../../contract/quote/quote.ts';
import { quoteContent } from '../../../../contract/quote/quote-content.ts';
import { usualTexts } from '../../../../contract/quote/usual-texts.ts';
import { quoteDefaultsIn } from '../../../content/quote-defaults.ts';
import { draftOf, priceDraft, type QuoteDraft } from './editor-model.ts';
import { withInserted } from './insert-content.ts';
import { sendBlocks } from './send-check.ts';

let ids = 0;
const newId = () => `id${++ids}`;

const begun = draftOf({
  content: quoteContent.parse({
    options: [
      { id: 'first', lines: [emptyLine('one', 'USD'), { ...emptyLine('two', 'USD'), code: 'documents' }] },
    ],
    validUntil: '2026-12-07',
  }),
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

const defaults = quoteDefaultsIn(defaultLocale);
const proposed = usualTexts([{ code: 'freight' }, { code: 'import-customs' }], defaults);
const insert = (draft: QuoteDraft, content = template) =>
  withInserted(draft, optionId, { content, newId, proposed, defaults });

const codesOf = ({ options }: QuoteDraft) => options.map(({ lines }) => lines.map(({ code }) => code));

describe('what is inserted into a quote', () => {
  it('takes the place of lines without rates, and brings its further options and texts', () => {
    const draft = insert(begun);
    expect(codesOf(draft)).toEqual([['pickup'], ['pickup']]);
    expect(draft.options[0]).toMatchObject({ id: optionId, mode: 'road' });
    expect(draft).toMatchObject({ terms: 'Net 30', validUntil: '2026-12-07' });
  });

  it('follows what has a rate, and replaces no text that was edited', () => {
    const [option] = begun.options;
    const lines = (option?.lines ?? []).map((own) => ({ ...own, rate: '10' }));
    const priced = { ...begun, terms: 'Own', options: option ? [{ ...option, lines }] : [] };
    const draft = insert(priced);
    expect(codesOf(draft)).toEqual([['freight', 'documents', 'pickup'], ['pickup']]);
    expect(draft.terms).toBe('Own');
    const all = draft.options.flatMap(({ lines: own }) => own.map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
  });

  it('changes the proposed texts with the lines, also where a proposed line was removed before', () => {
    const draft = insert({ ...begun, ...proposed });
    expect(draft).toMatchObject(usualTexts([{ code: 'pickup' }], defaults));
    expect(draft.included).not.toContain(defaults.included.customs);
    expect(draft.notIncluded).toContain(defaults.notIncluded.customs);
    const customs = quoteContent.parse({
      options: [{ id: 'a', lines: [{ ...line, code: 'import-customs' }] }],
    });
    const both = [{ code: 'pickup' }, { code: 'import-customs' }] as const;
    expect(insert(draft, customs)).toMatchObject(usualTexts(both, defaults));
  });

  it('leaves a text that was edited', () => {
    const included = `${proposed.included}\nLashing`;
    const draft = insert({ ...begun, ...proposed, included });
    expect(draft.included).toBe(included);
    expect(draft.notIncluded).toContain(defaults.notIncluded.customs);
  });
});

it('asks for the value of the goods where a percentage of it is charged, else for the quantity', () => {
  const lines = [
    { ...line, id: 'by-weight', basis: 'gross-kg' },
    { ...line, id: 'by-value', code: 'insurance', basis: 'value-percent' },
  ];
  const draft = draftOf({
    content: quoteContent.parse({ options: [{ id: 'a', lines }], terms: 'Net 30', validUntil: '2026-12-07' }),
    subject: 'Quote',
    message: 'Hello',
  });
  const facts = { draft, ...priceDraft(draft, null), email: 'ana@example.com', today: '2026-11-23' };
  expect(sendBlocks(facts).map(({ reason, fieldId }) => [reason, fieldId])).toEqual([
    ['no-quantity', 'line-by-weight-quantity'],
    ['no-value', 'line-by-value-quantity'],
  ]);
});

it('names everything that keeps a quote from being sent', () => {
  const draft = { ...begun, validUntil: '2026-11-01', message: 'Hello {{name}}' };
  const facts = { draft, ...priceDraft(draft, null), email: '', today: '2026-11-23' };
  const reasons = ['no-rate', 'no-rate', 'no-terms', 'past-validity', 'variables', 'no-address'];
  expect(sendBlocks(facts).map(({ reason }) => reason)).toEqual(reasons);
});
