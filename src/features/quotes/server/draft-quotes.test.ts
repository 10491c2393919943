import { expect, test } from 'vitest';
import { daniel, elena, nameOf } from '../../../../tests/support/desk.ts';
import { completeQuote, quoteDeskOn } from '../../../../tests/support/quotes.ts';
import { anyMarkup, confirmRates } from '../../../../tests/support/rates.ts';
import { describeOnEachDatabase } from '../../../../tests/support/test-database.ts';
import { day } from '../../../platform/values/durations.ts';
import { type Cargo, cargoInput } from '../../cargo/cargo.ts';
import { changeContact } from '../../requests/server/commands/change-contact.ts';
import { countLeads } from '../../requests/server/inbox/count-leads.ts';
import { listLeads } from '../../requests/server/inbox/list-leads.ts';
import type { LeadTable } from '../../requests/server/tables.ts';
import type { Pricing } from '../../settings/pricing.ts';
import { sampleSettings } from '../../settings/sample-settings.ts';
import { withSettings } from '../../settings/server/current-settings.ts';
import { snapshotOf } from '../../settings/server/snapshot.ts';
import { askForMissing } from '../ask-for-missing.ts';
import type { Drafted } from '../drafted.ts';
import { missingParts } from '../missing-parts.ts';
import type { QuoteContent } from '../quote-content.ts';
import { draftQuotes, listDrafts } from './draft-quotes.ts';
import { draftByRates } from './price-draft.ts';
import { listQuotesOf } from './quote-rows.ts';
import { findRepriced } from './repriced-draft.ts';
import { saveQuoteDraft } from './save-draft.ts';
import { queueQuote, sendDueQuotes, undoQuote } from './waiting-quote.ts';

const titles = 'from,to,mode,charge,basis,container,rate,cost,currency,valid_until';
const sheet = [
  titles,
  'USHOU,COCTG,fcl,freight,container,45G1,2000,1700,USD,2026-11-25',
  'USHOU,COCTG,fcl,documents,shipment,,75,50,USD,',
  'USHOU,COCTG,air,freight,chargeable-kg,,4,3,USD,',
].join('\n');

const shipment = (more: object = {}) =>
  cargoInput.parse({
    mode: 'fcl',
    from: { text: 'Houston, United States', code: 'USHOU', scope: 'port' },
    to: { text: 'Cartagena, Colombia', code: 'COCTG', scope: 'port' },
    containers: [{ type: '45G1', quantity: 2 }],
    ...more,
  }) as Cargo;

describeOnEachDatabase('a draft by the company’s rates', (open) => {
  async function begin() {
    const desk = quoteDeskOn(await open());
    const by = nameOf(daniel);
    await confirmRates(desk, by, sheet);
    const drafts = () => desk.db.selectFrom('quotes').selectAll().where('state', '=', 'draft').execute();
    return { desk, by, drafts };
  }

  test('is stored once when a request arrives, by several instances too', async () => {
    const { desk, drafts } = await begin();
    const { id } = await desk.submit({ clientName: 'Ana Ruiz', shipment: shipment() });
    await Promise.all([draftQuotes(desk), draftQuotes(desk)]);
    await draftQuotes(desk);
    const [draft, ...others] = await drafts();
    expect(others).toEqual([]);
    expect(draft).toMatchObject({ lead_id: id, version: 1, saved_by: '', valid_until: '2026-11-25' });
    expect((await listDrafts(desk.db, [id])).get(id)?.drafted).toMatchObject({
      total: { amount: 407_500, currency: 'USD' },
      margin: { amount: 62_500, currency: 'USD' },
      missing: [],
    });
    expect(await desk.db.selectFrom('leads_to_price').selectAll().execute()).toEqual([]);
  });

  test('is sent in the name of who sends it, and is nobody’s again when that is undone', async () => {
    const { desk, by, drafts } = await begin();
    const { id } = await desk.submit({ shipment: shipment() });
    await draftQuotes(desk);
    const [draft] = await drafts();
    const quoteId = draft?.id ?? '';
    const send = async () =>
      queueQuote(desk, {
        quoteId,
        version: 1,
        leadVersion: (await desk.row(id)).version,
        isConfirmed: false,
        by,
      });
    expect(await send()).toMatchObject({ ok: true });
    expect(await undoQuote(desk, { quoteId, by })).toEqual({ ok: true });
    expect(await drafts()).toMatchObject([{ saved_by: '' }]);
    expect(await send()).toMatchObject({ ok: true });
    desk.now += 10_000;
    await sendDueQuotes(desk);
    const sent = await desk.stored(quoteId);
    expect(sent).toMatchObject({ state: 'sent', saved_by: by.id, saved_by_name: by.name });
    expect(sent.message).toMatch(new RegExp(`${by.name}$`));
  });

  test('says what it lacks, and what the customer is asked for in their language', async () => {
    const { desk, drafts } = await begin();
    await desk.submit({
      shipment: shipment({ mode: 'air', containers: [], to: { ...shipment().to, scope: 'door' } }),
    });
    await draftQuotes(desk);
    const [draft] = await drafts();
    const drafted = JSON.parse(draft?.drafted ?? '');
    expect(drafted.total).toBeNull();
    expect(drafted.missing).toEqual([
      { kind: 'rate', code: 'delivery' },
      { kind: 'quantity', code: 'freight', basis: 'chargeable-kg' },
    ]);
    const content: QuoteContent = JSON.parse(draft?.content ?? '');
    expect(content.options[0]?.lines.map(({ code }) => code)).toEqual(['freight', 'delivery']);
    const asked = askForMissing(drafted, null, 'es', { name: 'Ana', reference: 'RR-1', agent: 'Daniel' });
    expect(asked).toContain('Hola Ana');
    expect(asked).toContain('– el peso bruto');
    expect(asked).not.toContain('{{');
    const known = { grossKg: null, volumeM3: 1.7 };
    expect(missingParts(drafted, known)).toEqual(['weight']);
    expect(askForMissing(drafted, known, 'es', { name: 'Ana' })).not.toContain('largo');
  });

  test('is priced again as it was, by the rates and settings of its time', async () => {
    const { desk, by, drafts } = await begin();
    const lead = await desk.submit({ shipment: shipment() });
    const markup = { ...anyMarkup, fee: 12_345 };
    const withMarkups = (markups: Pricing['markups']) =>
      snapshotOf(7, { ...sampleSettings, pricing: { ...sampleSettings.pricing, markups } }, desk.now);
    const published = withMarkups([markup]);
    await withSettings(published, () => draftQuotes(desk));
    const [draft] = await drafts();
    const stored: Drafted = JSON.parse(draft?.drafted ?? '');
    expect(stored).toMatchObject({ settingsVersion: 7, pricedAt: desk.now, total: { amount: 419_845 } });

    desk.now += 30 * day;
    await confirmRates(desk, by, sheet.replace('2000,1700', '2600,2100').replace('2026-11-25', ''));
    const [quote] = await listQuotesOf(desk.db, lead.id, desk.now);
    const now = await withSettings(withMarkups([]), () => findRepriced(desk, quote ?? null));
    expect(now).toMatchObject({ drafted: { total: { amount: 527_500 } }, isApplied: false });

    const asOf = { db: desk.db, clock: () => stored.pricedAt };
    const row = await desk.row(lead.id);
    const reproduced = await withSettings(published, () => draftByRates(asOf, row));
    expect(reproduced?.content).toEqual(JSON.parse(draft?.content ?? ''));
    expect(reproduced?.drafted).toEqual(stored);
    const same = await withSettings(published, () => findRepriced({ ...desk, ...asOf }, quote ?? null));
    expect(same).toBeNull();
  });

  test('is not sent at former rates without a confirmation', async () => {
    const { desk, by, drafts } = await begin();
    const lead = await desk.submit({ shipment: shipment() });
    await draftQuotes(desk);
    const [draft] = await drafts();
    await confirmRates(desk, by, sheet.replace('2000,1700', '2600,2100'));
    const send = async (isConfirmed: boolean) =>
      queueQuote(desk, {
        quoteId: draft?.id ?? '',
        version: 1,
        leadVersion: (await desk.row(lead.id)).version,
        isConfirmed,
        by,
      });
    expect(await send(false)).toMatchObject({
      ok: false,
      reason: 'unconfirmed',
      findings: ['rates-changed'],
    });
    expect(await send(true)).toMatchObject({ ok: true });
  });

  test('keeps the sources of the lines that a save does not change', async () => {
    const { desk, by, drafts } = await begin();
    const { id: leadId } = await desk.submit({ shipment: shipment() });
    await draftQuotes(desk);
    const [draft] = await drafts();
    const content: QuoteContent = JSON.parse(draft?.content ?? '');
    const changed = {
      ...content,
      options: content.options.map((option) => ({
        ...option,
        lines: option.lines.map((line) =>
          line.code === 'freight' ? { ...line, rate: '1900' } : { ...line, text: 'Paperwork' },
        ),
      })),
    };
    const change = { leadId, version: 1, by };
    const mail = { subject: 'Your quote', message: 'Dear Ana' };
    expect(await saveQuoteDraft(desk, change, { ...mail, content: changed })).toMatchObject({ ok: true });
    const [saved] = await drafts();
    const stored: Drafted = JSON.parse(saved?.drafted ?? '');
    const lineOf = (code: string) => content.options[0]?.lines.find((line) => line.code === code)?.id;
    expect(stored.reasons).toMatchObject({ 'option-1': [{ line: lineOf('documents'), number: 2 }] });
    expect(await saveQuoteDraft(desk, { ...change, version: 2 }, { ...mail, content })).toMatchObject({
      ok: true,
    });
    const [restored] = await drafts();
    expect(JSON.parse(restored?.drafted ?? '').reasons['option-1']).toHaveLength(1);
  });

  test('is in the inbox as ready to send while it lacks nothing, also once somebody has saved it', async () => {
    const { desk } = await begin();
    const ready = await desk.submit({ shipment: shipment() });
    const air = shipment({ mode: 'air', containers: [] });
    await desk.submit({ shipment: air });
    await draftQuotes(desk);
    const list = async () =>
      (await listLeads(desk, { draft: 'ready' }, { sort: 'urgent', limit: 10 })).leads.map(({ id }) => id);
    expect(await list()).toEqual([ready.id]);
    const count = async () => {
      const { stages } = await countLeads(desk, { draft: 'ready' });
      return Object.values(stages).reduce((sum, inStage) => sum + inStage);
    };
    expect(await count()).toBe(1);
    const change = (set: Partial<LeadTable>) =>
      desk.db.updateTable('leads').set(set).where('id', '=', ready.id).execute();
    for (const stage of ['won', 'lost', 'quoted'] as const) {
      await change({ stage });
      expect(await count(), stage).toBe(0);
    }
    await change({ stage: 'new' });
    await change({ folder: 'spam' });
    expect(await count()).toBe(0);
    await change({ folder: 'inbox' });
    expect(await count()).toBe(1);
    await desk.draft(ready.id);
    expect(await list()).toEqual([ready.id]);
    const saveWith = async (change: object) => {
      const options = completeQuote.options.map(({ lines, ...option }) => ({
        ...option,
        lines: lines.map((line, at) => (at === 0 ? { ...line, ...change } : line)),
      }));
      await desk.draft(ready.id, { ...completeQuote, options });
      expect(await list()).toEqual([]);
      expect((await listDrafts(desk.db, [ready.id])).get(ready.id)?.totals).toEqual([]);
    };
    await saveWith({ rate: '0' });
    await saveWith({ quantity: '999999999', rate: '999999999999' });
    await desk.draft(ready.id);
    const { id } = await desk.submit({ shipment: air });
    await desk.draft(id);
    expect(await list()).toEqual([ready.id]);
  });

  test('that lacks a rate is sent only once that is confirmed', async () => {
    const { desk, by, drafts } = await begin();
    const { id } = await desk.submit({ shipment: shipment({ to: { ...shipment().to, scope: 'door' } }) });
    await draftQuotes(desk);
    const [draft] = await drafts();
    const { version: leadVersion } = await desk.row(id);
    const sending = { quoteId: draft?.id ?? '', version: 1, leadVersion, by };
    expect(await queueQuote(desk, { ...sending, isConfirmed: false })).toEqual({
      ok: false,
      reason: 'unconfirmed',
      findings: ['unpriced'],
    });
    expect(await queueQuote(desk, { ...sending, isConfirmed: true })).toMatchObject({ ok: true });
  });

  test('follows a changed request until somebody saves it', async () => {
    const { desk, by, drafts } = await begin();
    const { id } = await desk.submit({ clientName: 'Ana Ruiz', shipment: shipment() });
    await draftQuotes(desk);
    const rename = async (name: string) => {
      const { version } = await desk.row(id);
      const changed = await changeContact(
        desk,
        { leadId: id, version, by },
        { name, company: '', email: 'ana@example.com', phone: '' },
      );
      expect(changed.ok).toBe(true);
      await draftQuotes(desk);
      const [draft] = await drafts();
      return draft?.message;
    };
    expect(await rename('Eva')).toContain('Eva');
    await desk.draft(id);
    expect(await rename('Ida')).toBe('Dear Ana');
    expect((await listDrafts(desk.db, [id])).get(id)).toEqual({
      drafted: null,
      savedBy: elena.name,
      totals: [{ amount: 125_000, currency: 'USD' }],
      waitsForRule: false,
    });
    await desk.queue(id, (await drafts())[0]?.id ?? '', 3);
    expect((await listDrafts(desk.db, [id])).size).toBe(0);
  });

  test.each<[string, (desk: Awaited<ReturnType<typeof begin>>['desk']) => Promise<unknown>]>([
    ['spam', (desk) => desk.submit({ shipment: shipment() }, true)],
    ['a message', (desk) => desk.write('Hello')],
    [
      'a lane without a rate',
      (desk) => desk.submit({ shipment: shipment({ from: { text: 'Lagos', code: 'NGLOS' } }) }),
    ],
    ['a mode without a rate', (desk) => desk.submit({ shipment: shipment({ mode: 'lcl', containers: [] }) })],
  ])('is not made for %s', async (_, submit) => {
    const { desk, drafts } = await begin();
    await submit(desk);
    await draftQuotes(desk);
    expect(await drafts()).toEqual([]);
  });
});
