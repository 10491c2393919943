import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cargo, cargoInput } from '#features/cargo/cargo.ts';
import { erasePerson } from '#features/people/server/erase-person.ts';
import { chargeBases, chargeCodes } from '#features/rates/charges.ts';
import { emptyLine } from '#features/rates/price/empty-line.ts';
import { jsonText } from '#platform/db/json-text.ts';
import { mailFilesIn } from '#platform/mail/mail-files.ts';
import { elena, nameOf } from '#tests/support/desk.ts';
import { completeQuote, quoteDeskOn } from '#tests/support/quotes.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { type QuoteContent, quoteContent } from '../quote-content.ts';
import { withoutQuantities, withQuantities } from './quote-quantities.ts';
import { copyOfQuote, discardQuoteDraft, saveQuoteDraft } from './save-draft.ts';

const by = nameOf(elena);
const draft = { content: completeQuote, subject: 'Your quote', message: 'Dear Ana' };

const line = fc.record({
  code: fc.constantFrom(...chargeCodes),
  basis: fc.constantFrom(...chargeBases),
  text: fc.constantFrom('', 'Crane'),
  quantity: fc.option(fc.constantFrom('1', '2.5', '900', '1000')),
  rate: fc.constantFrom('0', '1.85', '1200'),
  cost: fc.option(fc.constant({ rate: '1', minimum: 500 })),
});
const contents: fc.Arbitrary<QuoteContent> = fc
  .array(fc.array(line, { maxLength: 12 }), { minLength: 1, maxLength: 4 })
  .map((options) => ({
    ...completeQuote,
    options: options.map((lines, number) => ({
      id: `option-${number}`,
      title: '',
      mode: 'air' as const,
      route: '',
      transitDays: null,
      lines: lines.map((own, index) => ({ ...emptyLine(`line-${index}`, 'USD'), ...own })),
    })),
  }));
const cargo = cargoInput.parse({ mode: 'air', grossKg: 900, volumeM3: 6 }) as Cargo;

test('what is filled in from a shipment is opened again by a copy, and no line is lost', () => {
  fc.assert(
    fc.property(contents, fc.constantFrom(cargo, null), (content, of) => {
      const sent = withQuantities(content, of);
      const copy = withoutQuantities(sent, of);
      expect(withQuantities(copy, of)).toEqual(sent);
      const withoutThem = ({ options }: QuoteContent) =>
        options.map(({ lines }) => lines.map(({ quantity: _, ...rest }) => rest));
      expect(withoutThem(copy)).toEqual(withoutThem(content));
    }),
  );
});

describeOnDatabase('the draft of a quote', (open) => {
  test('is one for all of the desk: a stale save is refused with what stands', async () => {
    const desk = quoteDeskOn(await open());
    const { id: leadId } = await desk.submit();
    const first = await saveQuoteDraft(desk, { leadId, version: 0, by }, draft);
    const saved = { ok: true, quoteId: expect.any(String), revision: 1, version: 1 };
    expect(first).toEqual({ ...saved, uncovered: [] });
    expect(await saveQuoteDraft(desk, { leadId, version: 0, by }, draft)).toMatchObject({
      ok: false,
      reason: 'changed',
      current: { version: 1, subject: 'Your quote' },
    });
    const later = { ...draft, subject: 'Your new quote' };
    expect(await saveQuoteDraft(desk, { leadId, version: 1, by }, later)).toMatchObject({ version: 2 });
    expect(await discardQuoteDraft(desk, { leadId, version: 1 })).toMatchObject({
      ok: false,
      reason: 'changed',
      current: { subject: 'Your new quote' },
    });
    expect(await discardQuoteDraft(desk, { leadId, version: 2 })).toEqual({ ok: true });
    expect(await discardQuoteDraft(desk, { leadId, version: 2 })).toEqual({ ok: true });
    expect(await saveQuoteDraft(desk, { leadId, version: 2, by }, later)).toEqual({
      ok: false,
      reason: 'changed',
      current: null,
    });
  });

  test('is refused for a request that is unknown or erased', async () => {
    const desk = quoteDeskOn(await open());
    const { id: leadId } = await desk.submit();
    await saveQuoteDraft(desk, { leadId, version: 0, by }, draft);
    const deps = { ...desk, mailFiles: mailFilesIn(null) };
    const erased = await erasePerson(deps, { key: leadId, by, confirmation: 'ana@example.com' });
    expect(erased).toMatchObject({ ok: true });
    expect(await desk.db.selectFrom('quotes').select('id').execute()).toEqual([]);
    const refused = { ok: false, reason: 'no-such-lead' };
    for (const id of [leadId, 'nobody'])
      expect(await saveQuoteDraft(desk, { leadId: id, version: 0, by }, draft)).toEqual(refused);
  });

  test('begins with every line of the quote that it copies, without its last day', async () => {
    const desk = quoteDeskOn(await open());
    const { id: leadId } = await desk.submit();
    await fc.assert(
      fc.asyncProperty(contents, async (content) => {
        const { quoteId } = await desk.draft(leadId, content);
        const copy = await copyOfQuote(desk.db, quoteId);
        expect(copy?.locale).toBe('en');
        expect(copy && withQuantities(copy.content, null)).toEqual({
          ...withQuantities(content, null),
          validUntil: null,
        });
      }),
      { numRuns: 15 },
    );
    expect(await copyOfQuote(desk.db, 'nobody')).toBeNull();
  });

  test('a draft that lacks a requested service is stored, and names it', async () => {
    const desk = quoteDeskOn(await open());
    const { id: leadId } = await desk.submit();
    const cargo = {
      version: 1,
      from: { scope: 'door' },
      insurance: 'yes',
      customs: 'yes',
      direction: 'export',
    };
    const { payload } = await desk.row(leadId);
    await desk.db
      .updateTable('leads')
      .set({ payload: jsonText({ ...JSON.parse(payload), shipment: cargo }) })
      .where('id', '=', leadId)
      .execute();
    const lines = ['freight', 'aes-filing'].map((code) => ({ ...emptyLine(code, 'USD'), code }));
    const content = quoteContent.parse({ options: [{ id: 'option-1', lines }] });
    expect(await saveQuoteDraft(desk, { leadId, version: 0, by }, { ...draft, content })).toMatchObject({
      ok: true,
      uncovered: [{ optionId: 'option-1', services: ['pickup', 'insurance'] }],
    });
  });
});
