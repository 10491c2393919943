import { afterEach, expect, test } from 'vitest';
import { type Cargo, cargoInput } from '#features/cargo/cargo.ts';
import { leadFigures } from '#features/figures/server/lead-figures.ts';
import { sendDelayMs } from '#features/requests/lead.ts';
import { addNote } from '#features/requests/server/commands/add-note.ts';
import { assignLead } from '#features/requests/server/commands/assign-lead.ts';
import { showPresence } from '#features/requests/server/commands/presence.ts';
import { listLeads } from '#features/requests/server/inbox/list-leads.ts';
import { sample } from '#features/settings/sample-company.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { publishedSettings, replacePublished } from '#features/settings/server/current-settings.ts';
import { publishPart, publishSending } from '#features/settings/server/publish.ts';
import { createCipher } from '#platform/secrets/cipher.ts';
import { hour } from '#platform/values/durations.ts';
import { changeBy, daniel, elena, nameOf } from '#tests/support/desk.ts';
import { quoteDeskOn } from '#tests/support/quotes.ts';
import { anyMarkup, confirmRates } from '#tests/support/rates.ts';
import { settingsServices } from '#tests/support/settings-services.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { testSecret } from '#tests/support/test-secret.ts';
import type { SendingRule } from '../sending-rule.ts';
import { decideQuote } from './decide-quote.ts';
import { draftQuotes, queueWaitingRequests } from './draft-quotes.ts';
import { draftByRates } from './price-draft.ts';
import { quoteFigures } from './quote-figures.ts';
import { quoteList } from './quote-list.ts';
import { listCustomerQuotes } from './quotes-by-link.ts';
import { queueByRule } from './rule-quotes.ts';
import { saveQuoteDraft } from './save-draft.ts';
import { listRefusedQuotes, queueQuote, sendDueQuotes, undoQuote } from './waiting-quote.ts';

const sheetAt = (rate: number) =>
  [
    'from,to,mode,charge,basis,container,rate,cost,currency,valid_until',
    `USHOU,COCTG,fcl,freight,container,45G1,${rate},1700,USD,2026-11-29`,
  ].join('\n');

const shipment = cargoInput.parse({
  mode: 'fcl',
  from: { text: 'Houston, United States', code: 'USHOU', scope: 'port' },
  to: { text: 'Cartagena, Colombia', code: 'COCTG', scope: 'port' },
  containers: [{ type: '45G1', quantity: 2 }],
}) as Cargo;

const rule: SendingRule = {
  from: 'USHOU',
  to: 'COCTG',
  mode: 'fcl',
  maximum: 500_000,
  minimumMarginPercent: '10',
  knownCustomersOnly: false,
  hours: 'always',
};

afterEach(() => replacePublished(sample));

describeOnEachDatabase('a quote that a rule sends', (open) => {
  async function begin(change: Partial<SendingRule> = {}) {
    const database = await open();
    const desk = quoteDeskOn(database);
    const owner = nameOf(elena);
    const settings = {
      ...desk,
      cipher: createCipher(testSecret),
      ...settingsServices,
    };
    const publish = async (
      sending: { isOn: boolean; rules: SendingRule[] },
      markups = sampleSettings.pricing.markups,
    ) => {
      const value = { ...sampleSettings.pricing, markups, sending };
      expect(await publishPart(settings, owner, { part: 'pricing', value })).toMatchObject({ ok: true });
    };
    const switchTo = (isOn: boolean) => publishSending(settings, owner, isOn);
    const rateAt = (rate: number) => confirmRates(desk, owner, sheetAt(rate), `Test ${rate}`);
    await rateAt(2000);
    await publish({ isOn: true, rules: [{ ...rule, ...change }] });
    const draftOf = (leadId: string) =>
      desk.db.selectFrom('quotes').selectAll().where('lead_id', '=', leadId).executeTakeFirstOrThrow();
    const arrive = async (answers: Parameters<typeof desk.submit>[0] = {}) => {
      const lead = await desk.submit({ clientName: 'Ana Ruiz', shipment, ...answers });
      await draftQuotes(desk);
      return lead;
    };
    /** From the confirmed account of its address. */
    const arriveProven = async () => {
      const lead = await desk.submit({ clientName: 'Eva', shipment });
      await desk.addAccount({ id: 'eva', name: 'Eva', email: lead.email }, lead.id);
      await draftQuotes(desk);
      return lead;
    };
    const sendDue = async (after = sendDelayMs) => {
      desk.now += after;
      await Promise.all([sendDueQuotes(desk), sendDueQuotes(desk)]);
    };
    return { desk, publish, switchTo, rateAt, draftOf, arrive, arriveProven, sendDue };
  }
  type Begun = Awaited<ReturnType<typeof begin>>;
  type Lead = Awaited<ReturnType<Begun['arrive']>>;

  test('waits like any other, is sent once, marked, and answers the request for the company', async () => {
    const { desk, arrive, draftOf, sendDue } = await begin();
    const lead = await arrive();
    const { name } = publishedSettings().company;
    expect(await draftOf(lead.id)).toMatchObject({ state: 'draft', send_at: desk.now + sendDelayMs });
    await sendDue();
    const quote = await draftOf(lead.id);
    const lane = { from: 'USHOU', to: 'COCTG', mode: 'fcl' };
    expect(quote).toMatchObject({ state: 'sent', saved_by: '', saved_by_name: name, is_ready: 0 });
    expect(JSON.parse(quote.rule ?? '')).toEqual(lane);
    expect(quote.message).toContain('calculated from our rates');
    expect(quote.message).toContain('for general cargo');
    expect(quote.message).toMatch(new RegExp(`${name}$`));
    expect(await desk.events(lead.id)).toEqual(['received', 'quote-sent', 'stage']);
    expect(await desk.row(lead.id)).toMatchObject({ stage: 'quoted', replied_at: desk.now, owner_id: null });
    expect(await desk.mails('quote-sent')).toHaveLength(1);
    expect(await quoteFigures(desk, { weeks: 1 })).toMatchObject({
      quoted: 1,
      byRule: { sent: 1, accepted: 0 },
      timeToQuote: { median: null },
    });
    expect((await leadFigures(desk, { weeks: 1 })).answers).toMatchObject({
      answered: 0,
      median: null,
      inTime: 0,
      late: 0,
    });
    const { rows: quotes } = await quoteList.read(desk, { state: 'open', text: '' }, { limit: 10 });
    expect(quotes).toMatchObject([{ rule: lane }]);
    const [shown] = await listCustomerQuotes(desk, lead.secret);
    expect(shown).toMatchObject({ state: 'sent', document: { preparedBy: name, isByRule: true } });
  });

  test('repeats nothing that was typed to an address that is not proven', async () => {
    const { desk, arrive, draftOf, sendDue } = await begin();
    const typed = 'Read evil.example';
    const lead = await arrive({ clientName: typed, brandName: typed, productToExport: typed });
    await sendDue();
    const [mail] = await desk.mails('quote-sent');
    expect(mail?.props).not.toContain('evil');
    expect(JSON.parse(mail?.props ?? '{}')).toMatchObject({ fileId: null });
    // The sender of the form has the link too, and can accept with any name.
    const sender = { kind: 'customer', secret: lead.secret, address: '', userAgent: '' } as const;
    const { id: quoteId } = await draftOf(lead.id);
    const acceptance = {
      outcome: 'accepted',
      optionId: 'option-1',
      name: typed,
      orderNumber: typed,
    } as const;
    expect(await decideQuote(desk, quoteId, sender, acceptance)).toMatchObject({ ok: true });
    const [accepted] = await desk.mails('quote-accepted');
    expect(accepted?.props).not.toContain('evil');
  });

  test('is limited like other mails to an address that is not proven', async () => {
    const { desk, arrive, draftOf, sendDue } = await begin();
    // Each has a receipt, which counts too.
    const [first, second] = [await arrive(), await arrive({ clientName: 'Eva' })];
    await sendDue();
    const states = await Promise.all([draftOf(first.id), draftOf(second.id)]);
    expect(states.map(({ state }) => state).sort()).toEqual(['draft', 'sent']);
    const held = states.find(({ state }) => state === 'draft');
    expect(held).toMatchObject({ send_at: null, returned: expect.stringContaining('mail-limit') });
    expect(await desk.mails('quote-sent')).toHaveLength(1);
  });

  test('waits for the next opening of the office, where the rule keeps its hours', async () => {
    const { desk, arrive, draftOf, sendDue } = await begin({ hours: 'office' });
    desk.now = Date.parse('2026-11-21T15:00:00Z');
    const lead = await arrive();
    const { send_at: at } = await draftOf(lead.id);
    expect(new Date(Number(at)).toISOString()).toMatch(/^2026-11-23T1\d:\d0:10/);
    await sendDue();
    expect(await draftOf(lead.id)).toMatchObject({ state: 'draft', send_at: at });
    await sendDue(Number(at) - desk.now);
    expect(await draftOf(lead.id)).toMatchObject({ state: 'sent' });
  });

  test('is for known customers alone where the rule says so: an address that anybody can type is none', async () => {
    const { desk, arrive, arriveProven, draftOf } = await begin({ knownCustomersOnly: true });
    const before = await desk.submit();
    const { quoteId } = await desk.quote(before.id);
    await desk.db.updateTable('quotes').set({ state: 'accepted' }).where('id', '=', quoteId).execute();
    const lead = await arrive();
    expect(await draftOf(lead.id)).toMatchObject({ send_at: null });
    const own = await arriveProven();
    expect(await draftOf(own.id)).toMatchObject({ send_at: expect.anything() });
  });

  test('at the price of one customer is for an address that is proven', async () => {
    const { publish, arrive, arriveProven, draftOf } = await begin();
    const markup = { ...anyMarkup, customer: '@example.com', percent: '5' };
    await publish({ isOn: true, rules: [rule] }, [markup]);
    const lead = await arrive();
    expect(await draftOf(lead.id)).toMatchObject({ send_at: null });
    const own = await arriveProven();
    expect(await draftOf(own.id)).toMatchObject({ send_at: expect.anything() });
  });

  test('is a person’s where the rates came after the request, also once it is priced again', async () => {
    const { desk, publish, draftOf, sendDue } = await begin();
    await publish({ isOn: true, rules: [{ ...rule, to: 'MXVER' }] });
    const toVeracruz = { ...shipment, to: { text: 'Veracruz', code: 'MXVER', scope: 'port' as const } };
    const waiting = await desk.submit({ clientName: 'Ana Ruiz', shipment: toVeracruz });
    await draftQuotes(desk);
    await confirmRates(desk, nameOf(elena), sheetAt(2000).replaceAll('COCTG', 'MXVER'), 'Veracruz');
    await queueWaitingRequests(desk);
    await draftQuotes(desk);
    const isLeft = { state: 'draft', is_ready: 1, send_at: null };
    expect(await draftOf(waiting.id)).toMatchObject(isLeft);
    await desk.db.insertInto('leads_to_price').values({ lead_id: waiting.id, version: 1 }).execute();
    await draftQuotes(desk);
    await sendDue(hour);
    expect(await draftOf(waiting.id)).toMatchObject(isLeft);
    expect(await desk.mails('quote-sent')).toEqual([]);
    const { leads } = await listLeads(desk, { draft: 'ready' }, { sort: 'urgent', limit: 10 });
    expect(leads.map(({ id }) => id)).toEqual([waiting.id]);
    // A request that comes after the rates is sent.
    const next = await desk.submit({ clientName: 'Eva', email: 'eva@example.com', shipment: toVeracruz });
    await draftQuotes(desk);
    expect(await draftOf(next.id)).toMatchObject({ send_at: desk.now + sendDelayMs });
  });

  test('is a person’s once it is taken back, also for an instance that was pricing it', async () => {
    const { desk, arrive, draftOf } = await begin();
    const lead = await arrive();
    const priced = await draftByRates(desk, lead);
    if (!priced) throw new Error('The lane has no price.');
    const { id: quoteId, version } = await draftOf(lead.id);
    expect(await undoQuote(desk, { quoteId, by: nameOf(daniel) })).toEqual({ ok: true });
    await queueByRule(desk, lead, { quoteId, version, priced });
    const takenBack = { send_at: null, returned: expect.stringContaining('taken-back') };
    expect(await draftOf(lead.id)).toMatchObject(takenBack);
    // Its rates expire, and the request is priced again.
    desk.now = Date.parse('2026-12-01T15:00:00Z');
    await desk.db.insertInto('leads_to_price').values({ lead_id: lead.id, version: 1 }).execute();
    await draftQuotes(desk);
    expect(await draftOf(lead.id)).toMatchObject(takenBack);
  });

  test.each<[string, (begun: Begun & { lead: Lead }) => Promise<unknown>]>([
    ['off', ({ switchTo }) => switchTo(false)],
    [
      'off',
      // Another instance has switched it off, and this one does not know yet.
      async ({ switchTo }) => {
        const known = publishedSettings();
        await switchTo(false);
        replacePublished(known);
      },
    ],
    ['no-rule', ({ publish }) => publish({ isOn: true, rules: [{ ...rule, maximum: 499_999 }] })],
    ['no-rule', ({ publish }) => publish({ isOn: true, rules: [] })],
    ['price-changed', ({ rateAt }) => rateAt(2100)],
    [
      'in-work',
      ({ desk, lead }) => addNote(desk, { leadId: lead.id, by: nameOf(daniel), text: 'Call them' }),
    ],
    ['in-work', ({ desk, lead }) => assignLead(desk, changeBy(daniel, lead), daniel.id)],
    ['in-work', ({ desk, lead }) => showPresence(desk, lead.id, nameOf(daniel))],
    [
      'in-work',
      ({ desk, lead }) =>
        desk.db.updateTable('leads').set({ folder: 'spam' }).where('id', '=', lead.id).execute(),
    ],
  ])('is the draft again, and no rule sends it any more: %s', async (reason, change) => {
    const begun = await begin();
    const { desk, arrive, draftOf, sendDue } = begun;
    const lead = await arrive();
    await change({ ...begun, lead });
    await sendDue();
    expect(await draftOf(lead.id)).toMatchObject({ state: 'draft', send_at: null, sending: null });
    expect(JSON.parse((await draftOf(lead.id)).returned ?? '{}')).toEqual({ staffId: '', reason });
    expect(await listRefusedQuotes(desk.db, daniel.id)).toEqual([]);
    await sendDue(hour);
    expect(await desk.mails('quote-sent')).toEqual([]);
  });

  test.each<[string, (begun: Begun & { lead: Lead }) => Promise<unknown>]>([
    ['note', ({ desk, lead }) => addNote(desk, { leadId: lead.id, by: nameOf(daniel), text: 'Call them' })],
    ['assignment', ({ desk, lead }) => assignLead(desk, changeBy(daniel, lead), daniel.id)],
  ])('is the draft again where staff work on its request while its PDF is drawn: %s', async (_, change) => {
    const begun = await begin();
    const { desk, arrive, draftOf } = begun;
    const lead = await arrive();
    const { renderQuotePdf } = desk;
    desk.renderQuotePdf = async () => {
      await change({ ...begun, lead });
      return renderQuotePdf();
    };
    desk.now += sendDelayMs;
    await sendDueQuotes(desk);
    expect(await draftOf(lead.id)).toMatchObject({
      state: 'draft',
      returned: JSON.stringify({ staffId: '', reason: 'in-work' }),
    });
  });

  test('stops at once where it waits for the office, when the switch is turned off', async () => {
    const { desk, arrive, draftOf, switchTo, sendDue } = await begin({ hours: 'office' });
    desk.now = Date.parse('2026-11-21T15:00:00Z');
    const lead = await arrive();
    await switchTo(false);
    await sendDue(0);
    expect(await draftOf(lead.id)).toMatchObject({ send_at: null, returned: expect.stringContaining('off') });
  });

  test('is a person’s who saves, sends or takes it back first', async () => {
    const { desk, arrive, draftOf, sendDue } = await begin();
    const by = nameOf(daniel);
    const [saved, sent, undone] = [
      await arrive({ email: 'a@example.com' }),
      await arrive({ email: 'b@example.com' }),
      await arrive({ email: 'c@example.com' }),
    ];
    const draft = await draftOf(saved.id);
    const change = { leadId: saved.id, version: draft.version, by };
    const content = JSON.parse(draft.content);
    expect(await saveQuoteDraft(desk, change, { content, subject: 'Quote', message: 'Hello' })).toMatchObject(
      {
        ok: true,
      },
    );
    const { id: quoteId, version } = await draftOf(sent.id);
    const leadVersion = (await desk.row(sent.id)).version;
    const queued = await queueQuote(desk, { quoteId, version, leadVersion, isConfirmed: false, by });
    expect(queued).toMatchObject({ ok: true });
    const { id } = await draftOf(undone.id);
    expect(await undoQuote(desk, { quoteId: id, by })).toEqual({ ok: true });
    await sendDue();
    expect(await draftOf(saved.id)).toMatchObject({ state: 'draft', saved_by: by.id, send_at: null });
    expect(await draftOf(sent.id)).toMatchObject({ state: 'sent', saved_by: by.id, rule: null });
    expect(await draftOf(undone.id)).toMatchObject({ state: 'draft', send_at: null });
  });

  test.each<[string, Parameters<Begun['arrive']>[0]]>([
    ['a text', { objective: 'Please call me first' }],
    ['several lines on its goods', { productToExport: 'Coffee\nPlease call me first' }],
    ['a sentence about its goods', { products: 'Tiles. Please call me first' }],
    ['a long text on its goods', { products: 'Coffee, and please call me first. '.repeat(4) }],
    ['dangerous goods', { shipment: { ...shipment, dangerous: 'yes' } }],
    ['goods with a UN number', { productToExport: 'Cleaning kits, UN 1950' }],
    ['goods with a hazard class', { productToExport: 'Baterías de litio clase 9' }],
    ['goods below zero', { products: 'Boxes at -18 °C' }],
    ['more weight than its containers carry', { shipment: { ...shipment, grossKg: 900_000 } }],
    [
      'a piece that fits no container',
      { shipment: { ...shipment, pieces: [{ quantity: 1, length: 1_400 }] } },
    ],
    ['the service for alcohol', { service: 'alcohol-wine-exports' }],
    ['a link for a name', { clientName: 'BUY NOW http://a.example' }],
  ])('is left to a person where the request has %s', async (_, answers) => {
    const { arrive, draftOf } = await begin();
    const lead = await arrive(answers);
    expect(await draftOf(lead.id)).toMatchObject({ send_at: null, returned: null });
  });
});
