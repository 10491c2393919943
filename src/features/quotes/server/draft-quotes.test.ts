import { expect, test } from 'vitest';
import { type Cargo, cargoInput } from '#features/cargo/cargo.ts';
import { importRateSheet } from '#features/rates/server/import/import-rate-sheet.ts';
import { confirmRateSheet, listRateSheets } from '#features/rates/server/rate-sheets.ts';
import { sendDelayMs } from '#features/requests/lead.ts';
import { changeContact } from '#features/requests/server/commands/change-contact.ts';
import { correctRequest } from '#features/requests/server/commands/correct-request.ts';
import { countLeads } from '#features/requests/server/inbox/count-leads.ts';
import { listLeads } from '#features/requests/server/inbox/list-leads.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import type { Pricing } from '#features/settings/pricing.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { withSettings } from '#features/settings/server/current-settings.ts';
import { snapshotOf } from '#features/settings/server/snapshot.ts';
import { day } from '#platform/values/durations.ts';
import { daniel, elena, nameOf } from '#tests/support/desk.ts';
import { completeQuote, quoteDeskOn } from '#tests/support/quotes.ts';
import { anyMarkup, confirmRates } from '#tests/support/rates.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { askForMissing } from '../ask-for-missing.ts';
import { laterRatesText } from '../desk/drafted-text.ts';
import { noDraftText } from '../desk/no-draft.ts';
import type { Drafted } from '../drafted.ts';
import { missingParts } from '../missing-parts.ts';
import type { QuoteContent } from '../quote-content.ts';
import { draftQuotes, listDrafts, queueWaitingRequests } from './draft-quotes.ts';
import { findOtherDays, findTariffs } from './lane-rates.ts';
import { draftByRates } from './price-draft.ts';
import { listQuotesOf } from './quote-rows.ts';
import { findRepriced } from './repriced-draft.ts';
import { copyOfQuote, saveQuoteDraft } from './save-draft.ts';
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

  test('is made for requests that came before the rates, once', async () => {
    const desk = quoteDeskOn(await open());
    const waiting = await desk.submit({ clientName: 'Ana Ruiz', shipment: shipment() });
    const other = await desk.submit({
      shipment: shipment({ to: { text: 'Suva', code: 'FJSUV', scope: 'port' } }),
    });
    await draftQuotes(desk);
    const drafts = () =>
      desk.db.selectFrom('quotes').select('lead_id').where('state', '=', 'draft').execute();
    expect(await drafts()).toEqual([]);
    await confirmRates(desk, nameOf(daniel), sheet);
    await queueWaitingRequests(desk);
    await draftQuotes(desk);
    expect(await drafts()).toEqual([{ lead_id: waiting.id }]);
    const drafted = (await listDrafts(desk.db, [waiting.id])).get(waiting.id)?.drafted;
    if (!drafted) throw new Error('There is no draft.');
    const [used] = await listRateSheets(desk.db);
    expect(laterRatesText(drafted)).toBe(`priced by “${used?.name}”, which came after the request`);
    expect(laterRatesText({ ...drafted, waited: undefined })).toBe('');
    expect(other.id).not.toBe(waiting.id);
    await queueWaitingRequests(desk);
    expect(await desk.db.selectFrom('leads_to_price').selectAll().execute()).toEqual([]);
    expect(await desk.db.selectFrom('sheets_to_price').selectAll().execute()).toEqual([]);
  });

  test('of a town without rates is by those of the nearest port, says so, and is sent by no rule', async () => {
    const { desk } = await begin();
    const austin = { text: 'Austin, TX, US', scope: 'port' };
    const { id } = await desk.submit({ clientName: 'Ana Ruiz', shipment: shipment({ from: austin }) });
    await draftQuotes(desk);
    const { content } = (await listQuotesOf(desk.db, id, desk.now))[0] ?? {};
    expect(content?.assumptions.split('\n')[0]).toMatch(/Houston.*Austin/);
    expect((await listDrafts(desk.db, [id])).get(id)?.drafted).toMatchObject({
      total: { amount: 407_500, currency: 'USD' },
    });
    const door = await desk.submit({ shipment: shipment({ from: { ...austin, scope: 'door' } }) });
    await draftQuotes(desk);
    expect((await listDrafts(desk.db, [door.id])).get(door.id)?.drafted?.missing).toContainEqual({
      kind: 'rate',
      code: 'pickup',
    });
  });

  test('says why there is none', async () => {
    const { desk } = await begin();
    const air = (more: object) => shipment({ mode: 'air', containers: [], ...more });
    const why = (cargo: Cargo) => noDraftText(desk, { cargo, service: '' });
    const monterrey = { text: 'Monterrey, Nuevo León, MX (MXMTY)', code: 'MXMTY', scope: 'port' };
    expect(await why(air({ from: monterrey }))).toContain('an airport near Monterrey to one near Cartagena');
    expect(await why(shipment({ from: monterrey }))).toContain('from Monterrey to Cartagena');
    expect(await why(air({ to: { text: 'Nowhere at all', scope: 'port' } }))).toContain('“Nowhere at all”');
    expect(await why(shipment({ mode: undefined, containers: [] }))).toContain('how it is shipped');
    expect(await why(shipment())).toBe('');
  });

  test('is by the rates of the day when the cargo is ready; other days are named', async () => {
    const desk = quoteDeskOn(await open());
    const next = 'from,to,mode,charge,basis,container,rate,cost,currency,valid_from\n';
    await confirmRates(
      desk,
      nameOf(daniel),
      `${next}USHOU,COCTG,fcl,freight,container,45G1,2100,1800,USD,2026-12-01\n`,
    );
    const later = shipment({ readyOn: '2026-12-10' });
    const rated = async (cargo: Cargo) => {
      const { rates } = await findTariffs(desk, { cargo, service: null });
      return rates.filter(({ code }) => code === 'freight').length;
    };
    expect([await rated(shipment()), await rated(later)]).toEqual([0, 1]);
    expect(await noDraftText(desk, { cargo: later, service: '' })).toBe('');
    expect(await findOtherDays(desk, later)).toBeNull();
    // A ready day that is over is not the day of the rates.
    const over = shipment({ readyOn: '2026-11-02' });
    expect(await noDraftText(desk, { cargo: over, service: '' })).toMatch(/valid from Dec 1, 2026/);
    expect(await findOtherDays(desk, shipment())).toMatchObject({
      validFrom: '2026-12-01',
      validUntil: null,
    });
    await desk.submit({ clientName: 'Ana Ruiz', shipment: later });
    await draftQuotes(desk);
    expect(await desk.db.selectFrom('quotes').select('state').execute()).toEqual([{ state: 'draft' }]);
  });

  test('lacks what its mode always has, and is not ready', async () => {
    const desk = quoteDeskOn(await open());
    const read = await importRateSheet(desk, nameOf(daniel), {
      ...{ name: 'Freight alone', vendor: '' },
      content: Buffer.from(sheet),
    });
    if (!read.ok) throw new Error(JSON.stringify(read));
    await confirmRateSheet(desk, nameOf(daniel), read.id);
    await desk.submit({ shipment: shipment() });
    await draftQuotes(desk);
    const draft = await desk.db.selectFrom('quotes').selectAll().executeTakeFirstOrThrow();
    expect(draft.is_ready).toBe(0);
    expect(JSON.parse(draft.drafted ?? '')).toMatchObject({
      total: null,
      missing: [
        { kind: 'rate', code: 'origin-terminal' },
        { kind: 'rate', code: 'destination-terminal' },
      ],
    });
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
    expect(stored.reasons).toMatchObject({ 'option-1': [{ line: lineOf('documents'), number: 8 }] });
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

  test('is priced again when staff correct the cargo, without what somebody has written in it', async () => {
    const { desk, by, drafts } = await begin();
    const lead = await desk.submit({ clientName: 'Ana Ruiz', shipment: shipment() });
    await draftQuotes(desk);
    const correct = async (more: object) => {
      const { id, version } = await desk.row(lead.id);
      const outcome = await correctRequest(desk, { leadId: id, version, by }, { shipment: shipment(more) });
      expect(outcome).toMatchObject({ ok: true });
      await draftQuotes(desk);
      const [draft] = await drafts();
      if (!draft) throw new Error('There is no draft.');
      const content: QuoteContent = JSON.parse(draft.content);
      return { draft, content, drafted: JSON.parse(draft.drafted ?? '') as Drafted };
    };
    const three = await correct({ containers: [{ type: '45G1', quantity: 3 }] });
    expect(three.drafted.total).toEqual({ amount: 607_500, currency: 'USD' });
    // Daniel writes the quantity of the freight, and a charge of his own.
    const [option] = three.content.options;
    if (!option) throw new Error('There is no option.');
    const lineOf = (code: string) => option.lines.find((line) => line.code === code);
    const [freight, documents] = [lineOf('freight'), lineOf('documents')];
    const own = { ...documents, id: 'own', code: 'pickup', rate: '350' };
    const lines = [{ ...freight, quantity: '3' }, documents, own] as QuoteContent['options'][0]['lines'];
    const written = { ...three.content, options: [{ ...option, lines }] };
    const texts = { subject: 'Your quote', message: 'Dear Ana' };
    await saveQuoteDraft(
      desk,
      { leadId: lead.id, version: three.draft.version, by },
      { content: written, ...texts },
    );
    await confirmRates(desk, by, sheet.replace(',75,50,', ',95,50,'), 'Another sheet');
    const two = await correct({ containers: [{ type: '45G1', quantity: 2 }] });
    expect(two.draft.saved_by).toBe(by.id);
    expect(two.content.options[0]?.lines.map(({ code, quantity, rate }) => [code, quantity, rate])).toEqual([
      ['freight', '3', '2000'],
      ['documents', null, '95'],
      ['pickup', null, '350'],
    ]);
    const current = await desk.row(lead.id);
    const sending = { quoteId: two.draft.id, version: two.draft.version, leadVersion: current.version, by };
    expect(await queueQuote(desk, { ...sending, isConfirmed: false })).toMatchObject({
      ok: false,
      findings: ['other-quantity'],
    });
    // By air it has no container, and its freight is that of the sheet.
    const air = await correct({ mode: 'air', containers: [], grossKg: 500, volumeM3: 2 });
    expect(air.content.options.map(({ mode }) => mode)).toEqual(['fcl', 'air']);
  });

  test('is not sent for the cargo before a correction, and a revision of what was sent follows the new one', async () => {
    const { desk, by, drafts } = await begin();
    const lead = await desk.submit({ clientName: 'Ana Ruiz', shipment: shipment() });
    await draftQuotes(desk);
    const [draft] = await drafts();
    if (!draft) throw new Error('There is no draft.');
    expect(await desk.queue(lead.id, draft.id)).toMatchObject({ ok: true });
    const containers = [{ type: '45G1', quantity: 3 }];
    const change = { leadId: lead.id, version: 1, by };
    expect(await correctRequest(desk, change, { shipment: shipment({ containers }) })).toMatchObject({
      ok: true,
    });
    await draftQuotes(desk);
    desk.now += sendDelayMs;
    await sendDueQuotes(desk);
    const [returned] = await drafts();
    expect(returned).toMatchObject({ state: 'draft', send_at: null });
    expect(JSON.parse(returned?.returned ?? '')).toMatchObject({ reason: 'changed' });
    // Sent for three containers, then corrected to four: the copy charges four.
    const sent = await desk.send(lead.id, draft.id, Number(returned?.version));
    expect(sent).toMatchObject({ ok: true });
    const { version } = await desk.row(lead.id);
    const four = shipment({ containers: [{ type: '45G1', quantity: 4 }] });
    await correctRequest(desk, { ...change, version }, { shipment: four });
    const copied = await copyOfQuote(desk.db, draft.id);
    const copies = copied?.content.options[0]?.lines;
    expect(copies?.find(({ code }) => code === 'freight')).toMatchObject({ quantity: null });
  });
});
