import { describe, expect, it } from 'vitest';
import { emptyLine } from '#features/rates/price/empty-line.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { quoteContent } from '../../quote-content.ts';
import { quoteDefaultsIn } from '../../quote-defaults.ts';
import { usualTexts } from '../../usual-texts.ts';
import { draftOf, priceDraft, type QuoteDraft } from './editor-model.ts';
import { withInserted } from './insert-content.ts';
import { sendBlocks } from './send/send-check.ts';

/** The request says from where to where, and what. */
const carriage = { hasFrom: true, hasTo: true, hasCargo: true };

const blocksOf = (draft: QuoteDraft, facts: Partial<Parameters<typeof sendBlocks>[0]> = {}) =>
  sendBlocks({
    ...{ draft, ...priceDraft(draft, null), email: 'ana@example.com', carriage, today: '2026-11-23' },
    ...facts,
  });

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
const scope = {
  requested: ['pickup', 'import-customs', 'delivery'] as const,
  places: { from: 'Houston, TX, US', to: '' },
  isFromUs: false,
};
const proposedCodes = ['freight', 'pickup', 'import-customs', 'delivery'] as const;
const proposed = usualTexts([{ lines: proposedCodes.map((code) => ({ code })) }], defaults, scope);
const usual = { proposed, defaults, scope };
const insert = (draft: QuoteDraft, content = template) =>
  withInserted(draft, optionId, { content, newId, usual });

const codesOf = ({ options }: QuoteDraft) => options.map(({ lines }) => lines.map(({ code }) => code));

describe('what is inserted into a quote', () => {
  it('joins lines without rates in the order of the route, and brings its further options and texts', () => {
    const draft = insert(begun);
    expect(codesOf(draft)).toEqual([['pickup', 'documents', 'freight'], ['pickup']]);
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

  const proposal = draftOf({
    content: quoteContent.parse({
      options: [
        { id: 'first', lines: proposedCodes.map((code) => ({ ...emptyLine(`p-${code}`, 'USD'), code })) },
      ],
      ...proposed,
    }),
    subject: 'Quote',
    message: 'Hello',
  });
  const rates = (...lines: object[]) =>
    quoteContent.parse({
      options: [{ id: 'a', lines: lines.map((own, index) => ({ ...line, id: `r${index}`, ...own })) }],
    });

  it('keeps each requested line that it lacks, without a rate, so that the quote cannot be sent without it', () => {
    const draft = insert(proposal, rates({ code: 'freight' }, { code: 'documents' }));
    expect(codesOf(draft)).toEqual([['freight', 'documents', 'pickup', 'import-customs', 'delivery']]);
    expect(draft.options[0]?.lines.map(({ rate }) => rate)).toEqual(['80', '80', '', '', '']);
    expect(draft.included).toContain(defaults.included.doorToUnnamed);
    expect(draft.notIncluded).not.toContain('Pickup (Houston, TX, US)');
    expect(blocksOf(draft).filter(({ reason }) => reason === 'no-rate')).toHaveLength(3);
  });

  it('takes freight to hold the surcharges that it lacks', () => {
    const [option] = proposal.options;
    const [first] = option?.lines ?? [];
    if (!option || !first) throw new Error('The proposal has no line.');
    const lines = [first, { ...first, id: 'fuel', code: 'fuel' } as const];
    const draft = insert({ ...proposal, options: [{ ...option, lines }] }, rates({ code: 'freight' }));
    expect(codesOf(draft)).toEqual([['freight']]);
  });

  it('leaves a line of another type of container, and takes the place of an empty one', () => {
    const [option] = proposal.options;
    const [first] = option?.lines ?? [];
    if (!option || !first) throw new Error('The proposal has no line.');
    const lines = [
      { ...first, basis: 'container', container: '45G1' },
      { ...first, id: 'second', basis: 'container', container: '22G1' },
      { ...first, id: 'blank', code: 'other' },
    ] as const;
    const draft = insert(
      { ...proposal, options: [{ ...option, lines: [...lines] }] },
      rates({ code: 'freight', basis: 'container', container: '45G1' }),
    );
    expect(draft.options[0]?.lines.map(({ container, rate }) => [container, rate])).toEqual([
      ['45G1', '80'],
      ['22G1', ''],
    ]);
  });

  it('changes the proposed texts with the lines, also where a proposed line was removed before', () => {
    const draft = insert({ ...begun, ...proposed }, rates({ code: 'insurance' }));
    const codes = ['insurance', 'freight', 'documents'] as const;
    expect(draft).toMatchObject(usualTexts([{ lines: codes.map((code) => ({ code })) }], defaults, scope));
    expect(draft.included).not.toContain(defaults.included.customsDestination);
    expect(draft.notIncluded).toContain(defaults.notIncluded.customsDestination);
    expect(draft.notIncluded).toContain('Pickup (Houston, TX, US)');
  });

  it('leaves a text that was edited', () => {
    const included = `${proposed.included}\nLashing`;
    const draft = insert({ ...begun, ...proposed, included });
    expect(draft.included).toBe(included);
    expect(draft.notIncluded).toContain(defaults.notIncluded.customsDestination);
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
  expect(blocksOf(draft).map(({ reason, fieldId }) => [reason, fieldId])).toEqual([
    ['no-quantity', 'line-by-weight-quantity'],
    ['no-value', 'line-by-value-quantity'],
  ]);
});

it('names everything that keeps a quote from being sent', () => {
  const draft = { ...begun, validUntil: '2026-11-01', message: 'Hello {{name}}' };
  const reasons = ['no-rate', 'no-rate', 'no-terms', 'past-validity', 'variables', 'no-address'];
  expect(blocksOf(draft, { email: '' }).map(({ reason }) => reason)).toEqual(reasons);
});

it('asks for lane and cargo where carriage is priced, and for neither where it is not', () => {
  const nothing = { hasFrom: false, hasTo: false, hasCargo: false };
  const reasonsOf = (code: string, more: Partial<typeof nothing> = {}) => {
    const lines = [{ id: 'a', code, basis: 'shipment', rate: '100', currency: 'USD' }];
    const content = quoteContent.parse({
      options: [{ id: 'o', lines }],
      terms: 'Net',
      validUntil: '2026-12-07',
    });
    const draft = draftOf({ content, subject: 'Quote', message: 'Hello' });
    return blocksOf(draft, { carriage: { ...nothing, ...more } }).map(({ reason }) => reason);
  };
  expect(reasonsOf('freight')).toEqual(['no-lane', 'no-cargo']);
  expect(reasonsOf('freight', { hasFrom: true, hasCargo: true })).toEqual(['no-lane']);
  expect(reasonsOf('delivery', { hasTo: true, hasCargo: true })).toEqual([]);
  expect(reasonsOf('import-customs')).toEqual([]);
});
