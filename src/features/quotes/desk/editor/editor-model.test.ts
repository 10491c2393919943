import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cargo } from '#features/cargo/cargo.ts';
import { marginsOf } from '#features/rates/price/priced.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { type QuoteContent, quoteContent } from '../../quote-content.ts';
import { quoteDefaultsIn } from '../../quote-defaults.ts';
import { usualTexts } from '../../usual-texts.ts';
import { changesBetween, isStoredAlike, keepOnTop } from './draft-changes.ts';
import { contentOf, draftOf, draftOfLine, priceDraft, type QuoteDraft } from './editor-model.ts';
import { type EditorAction, editorReducer, editorStateOf } from './editor-state.ts';

const line = (id: string, more: object = {}) => ({
  id,
  code: 'freight',
  basis: 'shipment',
  rate: '100',
  currency: 'USD',
  ...more,
});

const contentWith = (options: object[]): QuoteContent => quoteContent.parse({ options });

const draftWith = (lines: object[], more: Partial<QuoteDraft> = {}): QuoteDraft => ({
  ...draftOf({
    content: contentWith([{ id: 'o1', mode: 'air', lines }]),
    subject: 'Quote',
    message: 'Dear Ana',
  }),
  ...more,
});

const shipment = { version: 1, mode: 'air', grossKg: 500, volumeM3: 6 } as unknown as Cargo;

const defaults = quoteDefaultsIn(defaultLocale);
const scope = { requested: ['pickup'] as const, places: { from: '', to: '' }, isFromUs: false };
const usual = {
  defaults,
  scope,
  currency: 'MXN' as const,
  proposed: usualTexts([{ lines: [{ code: 'freight' }, { code: 'pickup' }] }], defaults, scope),
};

function run(draft: QuoteDraft, ...actions: (EditorAction | [EditorAction, number])[]) {
  return actions.reduce((state, step, index) => {
    const [action, at] = Array.isArray(step) ? step : [step, index * 10_000];
    return editorReducer(state, { action, at, usual });
  }, editorStateOf(draft));
}

const type = (
  id: string,
  field: 'rate' | 'quantity' | 'cost' | 'currency' | 'minimum' | 'maximum' | 'text',
  value: string,
): EditorAction => ({ type: 'line', option: 'o1', line: id, field, value });

describe('a quote as it is typed', () => {
  it.each(['', '0002-12-15', '0202-12-15', '275760-09-13', '2026-13-01'])(
    'has no last day while its field says %j',
    (validUntil) => {
      const { content } = contentOf(draftWith([line('l1')], { validUntil }));
      expect(content.validUntil).toBeNull();
      expect(quoteContent.safeParse({ ...content, validUntil: validUntil || '0000-01-01' }).success).toBe(
        false,
      );
    },
  );

  it('comes back from the editor as it was stored', () => {
    const decimal = fc
      .tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 999 }))
      .map(([whole, fraction]) =>
        fraction ? `${whole}.${String(fraction).padStart(3, '0').replace(/0+$/, '')}` : `${whole}`,
      );
    const arbitraryLine = fc.record({
      code: fc.constantFrom('freight', 'fuel', 'documents'),
      text: fc.constantFrom('', 'Airfreight'),
      basis: fc.constantFrom('chargeable-kg', 'shipment', 'container', 'value-percent'),
      quantity: fc.option(decimal, { nil: null }),
      rate: decimal,
      currency: fc.constantFrom('USD', 'CLP', 'EUR'),
      minimum: fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: null }),
      maximum: fc.option(fc.integer({ min: 10_000_000, max: 20_000_000 }), { nil: null }),
      cost: fc.option(
        fc.record({
          rate: decimal,
          minimum: fc.option(fc.nat(9999), { nil: null }),
          maximum: fc.option(fc.integer({ min: 9999, max: 20_000 }), { nil: null }),
        }),
        { nil: null },
      ),
    });
    fc.assert(
      fc.property(fc.array(arbitraryLine, { maxLength: 8 }), (lines) => {
        const content = contentWith([
          { id: 'o1', lines: lines.map((one, index) => ({ id: `l${index}`, ...one })) },
        ]);
        const { content: back, problems } = contentOf(draftOf({ content, subject: '', message: '' }));
        expect(problems).toEqual({});
        expect(back).toEqual(content);
        expect(quoteContent.parse(back)).toEqual(back);
      }),
    );
  });

  it('names the field that cannot be read and counts it as empty', () => {
    const draft = draftWith([line('l1', { rate: '1.5' }), line('l2')]);
    const { draft: typed } = run(
      draft,
      type('l1', 'rate', '1,5,0'),
      type('l2', 'minimum', '10.505'),
      type('l2', 'quantity', '-3'),
    );
    const { content, problems } = contentOf(typed);
    expect(problems).toEqual({
      'line-l1-rate': 'number',
      'line-l2-minimum': 'number-places',
      'line-l2-quantity': 'number',
    });
    expect(content.options[0]?.lines[0]?.rate).toBe('0');
  });

  it('reads amounts with the sign of their currency, and refuses what can be read in two ways', () => {
    const { draft: typed } = run(
      draftWith([line('l1'), line('l2'), line('l3')]),
      type('l1', 'rate', '$1,250.5'),
      type('l2', 'rate', 'EUR 3'),
      type('l3', 'rate', '1.250'),
    );
    const { content, problems } = contentOf(typed);
    expect(content.options[0]?.lines[0]?.rate).toBe('1250.5');
    expect(problems).toEqual({ 'line-l2-rate': 'number', 'line-l3-rate': 'number-ambiguous' });
  });

  it('works the quantity out of the shipment until one is typed, and again when it is cleared', () => {
    const draft = draftWith([line('l1', { basis: 'chargeable-kg', rate: '2' })]);
    const amount = (of: QuoteDraft) => priceDraft(of, shipment).priced[0]?.totals.byCurrency[0]?.amount;
    expect(amount(draft)).toBe(200_000);
    const overridden = run(draft, type('l1', 'quantity', '600')).draft;
    expect(amount(overridden)).toBe(120_000);
    expect(amount(run(overridden, type('l1', 'quantity', '')).draft)).toBe(200_000);
  });

  it('charges at most the maximum, which is typed like the minimum', () => {
    const draft = draftWith([line('l1', { basis: 'chargeable-kg', rate: '2' })]);
    const limited = run(draft, type('l1', 'maximum', '$1,500')).draft;
    expect(priceDraft(limited, shipment).priced[0]?.totals.byCurrency[0]?.amount).toBe(150_000);
    const { problems } = contentOf(run(draft, type('l1', 'maximum', '10.505')).draft);
    expect(problems).toEqual({ 'line-l1-maximum': 'number-places' });
  });

  it('limits the price alone by a typed maximum, and the cost by that of the sheet', () => {
    const cost = { rate: '1.80', minimum: null };
    const amounts = (of: QuoteDraft) => {
      const [margin] = marginsOf(priceDraft(of, shipment).priced[0]?.lines ?? []);
      return [margin?.price.amount, margin?.cost.amount];
    };
    const draft = draftWith([line('l1', { basis: 'chargeable-kg', rate: '2', cost })]);
    expect(amounts(run(draft, type('l1', 'maximum', '1500')).draft)).toEqual([150_000, 180_000]);
    const sheet = { rate: '2', maximum: 150_000, cost: { ...cost, maximum: 150_000 } };
    const bySheet = draftWith([line('l1', { basis: 'chargeable-kg', ...sheet })]);
    expect(amounts(bySheet)).toEqual([150_000, 150_000]);
    expect(amounts(run(bySheet, type('l1', 'maximum', '1600')).draft)).toEqual([160_000, 150_000]);
    expect(amounts(run(bySheet, type('l1', 'cost', '1.70')).draft)).toEqual([150_000, 170_000]);
  });

  it('refuses a maximum below the minimum', () => {
    const draft = draftWith([line('l1', { minimum: 20_000 })]);
    const problemsOf = (maximum: string) =>
      contentOf(run(draft, type('l1', 'maximum', maximum)).draft).problems;
    expect(problemsOf('199.99')).toEqual({ 'line-l1-maximum': 'below-minimum' });
    expect(problemsOf('200')).toEqual({});
  });

  it('has no maximum in another currency', () => {
    const limits = { maximum: 150_000, cost: { rate: '1', maximum: 150_000 } };
    const { draft } = run(draftWith([line('l1', limits)]), type('l1', 'currency', 'MXN'));
    expect(contentOf(draft).content.options[0]?.lines[0]).toMatchObject({
      currency: 'MXN',
      maximum: null,
      cost: { rate: '1', maximum: null },
    });
  });

  it('takes a discount off, however it is typed', () => {
    const draft = draftWith([line('l1'), line('l2', { code: 'discount', text: 'Volume' })]);
    for (const typed of ['25', '-25']) {
      const { content } = contentOf(run(draft, type('l2', 'rate', typed)).draft);
      expect(content.options[0]?.lines[1]?.rate).toBe('-25');
    }
  });

  it('shows an amount that is too large as a problem and prices the rest', () => {
    const draft = draftWith([line('l1'), line('l2', { quantity: '999999999999' })]);
    const { priced, problems } = priceDraft(run(draft, type('l2', 'rate', '999999999999')).draft, null);
    expect(problems).toEqual({ 'line-l2-rate': 'number-large' });
    expect(priced[0]?.totals.byCurrency).toEqual([{ amount: 10_000, currency: 'USD' }]);
  });

  it('leaves out a line in which nothing was written', () => {
    const { draft } = run(draftWith([line('l1')]), { type: 'add-line', option: 'o1', after: 'l1', id: 'l2' });
    expect(draft.options[0]?.lines).toHaveLength(2);
    expect(contentOf(draft).content.options[0]?.lines).toHaveLength(1);
  });
});

describe('the steps of the editor', () => {
  it('undoes typing in one field as one step, and a removed line', () => {
    const start = draftWith([line('l1'), line('l2')]);
    const state = run(
      start,
      [type('l1', 'rate', '1'), 0],
      [type('l1', 'rate', '12'), 300],
      [type('l1', 'rate', '125'), 600],
      [{ type: 'remove-line', option: 'o1', line: 'l2' }, 900],
    );
    const once = editorReducer(state, { action: { type: 'undo' }, at: 0, usual });
    expect(once.draft.options[0]?.lines.map(({ rate }) => rate)).toEqual(['125', '100']);
    const twice = editorReducer(once, { action: { type: 'undo' }, at: 0, usual });
    expect(twice.draft).toEqual(start);
    const again = run(twice.draft, { type: 'redo' });
    expect(again.draft).toEqual(start);
    const redone = editorReducer(twice, { action: { type: 'redo' }, at: 0, usual });
    expect(redone.draft.options[0]?.lines[0]?.rate).toBe('125');
  });

  it('comes back to where it began whatever was done', () => {
    const action: fc.Arbitrary<EditorAction> = fc.oneof(
      fc.record({
        type: fc.constant('line' as const),
        option: fc.constant('o1'),
        line: fc.constantFrom('l1', 'l2'),
        field: fc.constantFrom('rate' as const, 'text' as const),
        value: fc.string(),
      }),
      fc.record({
        type: fc.constant('remove-line' as const),
        option: fc.constant('o1'),
        line: fc.constantFrom('l1', 'l2'),
      }),
      fc.record({
        type: fc.constant('move-line' as const),
        option: fc.constant('o1'),
        line: fc.constantFrom('l1', 'l2'),
        by: fc.constantFrom(1 as const, -1 as const),
      }),
      fc.record({
        type: fc.constant('duplicate-option' as const),
        option: fc.constant('o1'),
        id: fc.uuid(),
        lineIds: fc.array(fc.uuid(), { minLength: 4 }),
      }),
    );
    const start = draftWith([line('l1'), line('l2')]);
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), (actions) => {
        let state = run(start, ...actions);
        const end = state.draft;
        const steps = state.past.length;
        for (let step = 0; step < steps; step++)
          state = editorReducer(state, { action: { type: 'undo' }, at: 0, usual });
        expect(state.draft).toEqual(start);
        for (let step = 0; step < steps; step++)
          state = editorReducer(state, { action: { type: 'redo' }, at: 0, usual });
        expect(state.draft).toEqual(end);
      }),
    );
  });

  it('proposes the usual basis of a charge, and leaves one that was chosen', () => {
    const code = (value: string): EditorAction => ({
      type: 'line',
      option: 'o1',
      line: 'l1',
      field: 'code',
      value,
    });
    const usual = run(draftWith([line('l1', { code: 'documents' })]), code('fuel'));
    expect(usual.draft.options[0]?.lines[0]?.basis).toBe('chargeable-kg');
    const own = run(draftWith([line('l1', { code: 'documents', basis: 'piece' })]), code('fuel'));
    expect(own.draft.options[0]?.lines[0]?.basis).toBe('piece');
  });
});

describe('two people who write one draft', () => {
  const base = draftWith([line('l1'), line('l2')]);
  const theirs = run(
    base,
    type('l1', 'rate', '90'),
    { type: 'add-line', option: 'o1', after: 'l1', id: 'theirs' },
    type('theirs', 'text', 'Security'),
  ).draft;

  it('keeps the changes of both, and mine where both changed a field', () => {
    const mine = run(base, type('l1', 'rate', '95'), type('l2', 'text', 'Pickup in Katy'), {
      type: 'add-line',
      option: 'o1',
      after: 'l2',
      id: 'mine',
    }).draft;
    const both = keepOnTop(base, mine, theirs);
    expect(both.options[0]?.lines.map(({ id, rate, text }) => [id, rate, text])).toEqual([
      ['l1', '95', ''],
      ['theirs', '', 'Security'],
      ['l2', '100', 'Pickup in Katy'],
      ['mine', '', ''],
    ]);
  });

  it('removes what one removed, unless the other changed it', () => {
    const mine = run(
      base,
      { type: 'remove-line', option: 'o1', line: 'l1' },
      { type: 'remove-line', option: 'o1', line: 'l2' },
    ).draft;
    expect(keepOnTop(base, mine, theirs).options[0]?.lines.map(({ id }) => id)).toEqual(['l1', 'theirs']);
  });

  it('says what differs', () => {
    expect(
      changesBetween(base, theirs).map(({ field, line: own, from, to }) => [field, own?.id, from, to]),
    ).toEqual([
      ['rate', 'l1', '100', '90'],
      ['line', 'theirs', null, ''],
    ]);
  });

  it('changes nothing where nobody changed anything', () => {
    expect(keepOnTop(base, base, base)).toEqual(base);
    expect(changesBetween(base, draftWith([line('l1'), line('l2')]))).toEqual([]);
    expect(
      draftOfLine(contentWith([{ id: 'o1', lines: [line('l1')] }]).options[0]?.lines[0] as never),
    ).toEqual(base.options[0]?.lines[0]);
  });
});

describe('two drafts', () => {
  const draft = draftWith([line('l1'), line('l2', { rate: '1.5' })], { message: 'Dear Ana' });
  const withLines = (change: (lines: QuoteDraft['options'][number]['lines']) => typeof lines) => ({
    ...draft,
    options: draft.options.map((option) => ({ ...option, lines: change(option.lines) })),
  });

  it('are stored alike where they differ by spaces at the ends, by empty lines and in how a number is written', () => {
    const [first] = draft.options[0]?.lines ?? [];
    if (!first) throw new Error('There are two lines.');
    const empty = { ...first, id: 'l3', code: 'other' as const, text: '', rate: '', quantity: '' };
    const typed = withLines((lines) => [
      ...lines.map((own) => (own.id === 'l2' ? { ...own, rate: ' 1.50 ' } : own)),
      empty,
    ]);
    expect(isStoredAlike({ ...typed, message: 'Dear Ana\n' }, draft)).toBe(true);
  });

  it('are not stored alike where a line, a rate or a text differs', () => {
    expect(isStoredAlike(draft, { ...draft, message: 'Dear Ben' })).toBe(false);
    expect(
      isStoredAlike(
        draft,
        withLines((lines) => lines.slice(1)),
      ),
    ).toBe(false);
    expect(
      isStoredAlike(
        draft,
        withLines((lines) => lines.map((own) => ({ ...own, rate: '2' }))),
      ),
    ).toBe(false);
  });
});

describe('the usual texts', () => {
  const lines = [line('l1', { code: 'freight' }), line('l2', { code: 'pickup' })];
  const draft = draftWith(lines, usual.proposed);
  const remove = { type: 'remove-line', option: 'o1', line: 'l2' } as const;

  it('name a requested service whose line is removed as not included, until that is undone', () => {
    const state = run(draft, remove);
    expect(state.draft.included).not.toContain(defaults.included.doorUnnamed);
    expect(state.draft.notIncluded).toContain(defaults.notIncluded.doorUnnamed);
    const undone = editorReducer(state, { action: { type: 'undo' }, at: 0, usual });
    expect(undone.draft).toEqual(draft);
  });

  it('follow a line that is charged for something else, and stay once they are edited', () => {
    const storage = { type: 'line', option: 'o1', line: 'l2', field: 'code', value: 'storage' } as const;
    expect(draft.notIncluded.split('\n')).toContain(defaults.notIncluded.storage);
    expect(run(draft, storage).draft.notIncluded.split('\n')).not.toContain(defaults.notIncluded.storage);
    const edited = { type: 'text', field: 'notIncluded', value: 'Nothing else' } as const;
    expect(run(draft, edited, storage).draft.notIncluded).toBe('Nothing else');
  });

  it('and the company’s currency begin a quote that has no line', () => {
    const added = run(draftWith([]), { type: 'add-line', option: 'o1', after: null, id: 'l1' }).draft;
    expect(added.options[0]?.lines[0]?.currency).toBe('MXN');
  });

  it('has the basis of the mode of its option', () => {
    const kg = { basis: 'chargeable-kg' };
    const full = draftWith([line('l1', { ...kg, rate: '0' }), line('l2', { code: 'documents' })]);
    const mode: EditorAction = { type: 'option', option: 'o1', field: 'mode', value: 'fcl' };
    const add: EditorAction = { type: 'add-line', option: 'o1', after: 'l2', id: 'l3' };
    const freight: EditorAction = { type: 'line', option: 'o1', line: 'l3', field: 'code', value: 'freight' };
    const more: EditorAction = { type: 'add-option', id: 'o2', lineId: 'l4' };
    const { options } = run(full, mode, add, freight, more).draft;
    expect(options.map(({ lines }) => lines.map(({ basis }) => basis))).toEqual([
      ['container', 'shipment', 'container'],
      ['container'],
    ]);
    const [kept] = run(draftWith([line('l1', { ...kg, rate: '4.2' })]), mode).draft.options;
    expect(kept).toMatchObject({ mode: 'fcl', lines: [{ basis: 'chargeable-kg', rate: '4.2' }] });
    const one: EditorAction = {
      type: 'line',
      option: 'o1',
      line: 'l1',
      field: 'basis',
      value: 'container 45G1',
    };
    expect(run(full, one).draft.options[0]?.lines[0]).toMatchObject({
      basis: 'container',
      container: '45G1',
    });
  });

  it('is duplicated below', () => {
    const two = draftWith([line('l1', { rate: '7' }), line('l2')]);
    const { draft } = run(two, { type: 'duplicate-line', option: 'o1', line: 'l1', id: 'l3' });
    expect(draft.options[0]?.lines.map(({ id, rate }) => [id, rate])).toEqual([
      ['l1', '7'],
      ['l3', '7'],
      ['l2', '100'],
    ]);
  });
});
