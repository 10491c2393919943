import { expect, test } from 'vitest';
import { cargoInput } from '#features/cargo/cargo.ts';
import { sendDelayMs } from '#features/requests/lead.ts';
import { assignLead } from '#features/requests/server/commands/assign-lead.ts';
import { changeStage } from '#features/requests/server/commands/change-stage.ts';
import { logReply } from '#features/requests/server/commands/log-reply.ts';
import { findLeadBySecret } from '#features/requests/server/customer/lead-by-link.ts';
import { mergeLeads } from '#features/requests/server/merge/merge-leads.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { withSettings } from '#features/settings/server/current-settings.ts';
import { snapshotOf } from '#features/settings/server/snapshot.ts';
import { changeBy, daniel, elena, nameOf } from '#tests/support/desk.ts';
import { completeQuote, quoteDeskOn } from '#tests/support/quotes.ts';
import { confirmRates } from '#tests/support/rates.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { quoteFigures } from './quote-figures.ts';
import { listCustomerQuotes } from './quotes-by-link.ts';
import { saveQuoteDraft } from './save-draft.ts';
import {
  findOwnWaitingQuote,
  listRefusedQuotes,
  queueQuote,
  sendDueQuotes,
  undoQuote,
} from './waiting-quote.ts';
import { withdrawQuote } from './withdraw-quote.ts';

describeOnEachDatabase('a quote that waits', (open) => {
  async function begin() {
    const desk = quoteDeskOn(await open());
    const { secret, ...lead } = await desk.submit();
    const { quoteId } = await desk.draft(lead.id);
    const queue = () => desk.queue(lead.id, quoteId);
    const undo = (who = elena) => undoQuote(desk, { quoteId, by: nameOf(who) });
    const sendDue = () => {
      desk.now += sendDelayMs;
      return sendDueQuotes(desk);
    };
    return { desk, secret, lead, quoteId, queue, undo, sendDue };
  }
  type Begun = Awaited<ReturnType<typeof begin>>;

  test('changes nothing until it is due, and is sent once then', async () => {
    const { desk, secret, lead, quoteId, queue, undo } = await begin();
    const leavesAt = desk.now + sendDelayMs;
    const queued = { ok: true, version: lead.version, revision: 1, leavesAt };
    expect(await queue()).toEqual(queued);
    desk.now += 1000;
    expect(await queue()).toEqual(queued);
    const sending = { quoteId, version: 1, leadVersion: lead.version, isConfirmed: true, by: nameOf(daniel) };
    expect(await queueQuote(desk, sending)).toEqual({ ok: false, reason: 'not-a-draft' });
    expect(await findOwnWaitingQuote(desk, elena.id)).toEqual({
      quoteId,
      leadId: lead.id,
      reference: lead.reference,
      leftMs: sendDelayMs - 1000,
    });
    expect(await findOwnWaitingQuote(desk, daniel.id)).toBeNull();

    desk.now = leavesAt - 1;
    await sendDueQuotes(desk);
    expect(await desk.row(lead.id)).toEqual(lead);
    expect(await desk.events(lead.id)).toEqual(['received']);
    expect(await desk.stored(quoteId)).toMatchObject({ state: 'draft', document_id: null });
    expect(await listCustomerQuotes(desk, secret)).toEqual([]);
    expect(await quoteFigures(desk, { weeks: 4 })).toMatchObject({ quoted: 0 });

    desk.now = leavesAt;
    await Promise.all([sendDueQuotes(desk), sendDueQuotes(desk)]);
    expect(await desk.events(lead.id)).toEqual(['received', 'quote-sent', 'stage', 'owner']);
    expect(await desk.mails('quote-sent')).toMatchObject([{ next_attempt_at: leavesAt }]);
    expect(await findLeadBySecret(desk.db, secret)).toMatchObject({ repliedAt: leavesAt, stage: 'quoted' });
    expect(await listCustomerQuotes(desk, secret)).toMatchObject([{ state: 'sent' }]);
    expect(await findOwnWaitingQuote(desk, elena.id)).toBeNull();
    expect(await undo()).toEqual({ ok: false, reason: 'already-sent' });
  });

  test('is the draft again when its author takes it back, and can be sent again', async () => {
    const { desk, lead, quoteId, queue, undo, sendDue } = await begin();
    await queue();
    expect(await undo(daniel)).toEqual({ ok: false, reason: 'no-such-quote' });
    expect(await undo()).toEqual({ ok: true });
    expect(await undo()).toEqual({ ok: false, reason: 'no-such-quote' });
    await sendDue();
    expect(await desk.row(lead.id)).toEqual(lead);
    expect(await desk.mails('quote-sent')).toEqual([]);
    expect(await listRefusedQuotes(desk.db, elena.id)).toEqual([]);
    await queue();
    await sendDue();
    expect(await desk.stored(quoteId)).toMatchObject({ state: 'sent' });
  });

  test('leaves the revision before open until it is sent', async () => {
    const { desk, lead, quoteId, queue, sendDue } = await begin();
    await queue();
    await sendDue();
    const revision = await desk.draft(lead.id);
    await desk.queue(lead.id, revision.quoteId);
    expect(await desk.stored(quoteId)).toMatchObject({ state: 'sent' });
    await sendDue();
    expect(await desk.stored(quoteId)).toMatchObject({ state: 'superseded' });
    expect(await desk.stored(revision.quoteId)).toMatchObject({ state: 'sent' });
  });

  const change = async ({ desk, lead }: Begun, who = daniel) => changeBy(who, await desk.row(lead.id));

  test.each<[string, string, (begun: Begun) => Promise<unknown>]>([
    [
      'a colleague answered',
      'changed',
      async (begun) => logReply(begun.desk, await change(begun), { channel: 'telephone', comment: '' }),
    ],
    [
      'a colleague changed the draft',
      'quote-changed',
      ({ desk, lead }) =>
        saveQuoteDraft(
          desk,
          { leadId: lead.id, version: 1, by: nameOf(daniel) },
          { content: completeQuote, subject: 'Your quote', message: 'Dear Ana Ruiz' },
        ),
    ],
    [
      'its author put the request into spam',
      'spam',
      async (begun) => changeStage(begun.desk, await change(begun, elena), { to: 'spam' }),
    ],
    [
      'the disk is full',
      'storage-full',
      async ({ desk }) => {
        desk.documentStorage.state = async () => 'full';
        return { ok: true };
      },
    ],
  ])('is the draft again with a notice to its author where %s', async (_, reason, act) => {
    const begun = await begin();
    const { desk, lead, quoteId, queue, sendDue } = begun;
    await queue();
    expect(await act(begun)).toMatchObject({ ok: true });
    await sendDue();
    expect(await desk.stored(quoteId)).toMatchObject({
      state: 'draft',
      send_at: null,
      subject: 'Your quote',
    });
    const { reference } = lead;
    expect(await listRefusedQuotes(desk.db, elena.id)).toEqual([{ leadId: lead.id, reference, reason }]);
    expect(await listRefusedQuotes(desk.db, daniel.id)).toEqual([]);
    expect(await desk.mails('quote-sent')).toEqual([]);
    // Saving the draft confirms that the reason was read.
    await desk.draft(lead.id);
    expect(await listRefusedQuotes(desk.db, elena.id)).toEqual([]);
  });

  test('is sent although a colleague took the request, or it was merged', async () => {
    const begun = await begin();
    const { desk, lead, quoteId, queue, sendDue } = begun;
    await queue();
    await assignLead(desk, await change(begun), daniel.id);
    await sendDue();
    expect(await desk.stored(quoteId)).toMatchObject({ state: 'sent' });

    const [keep, merged] = [
      await desk.submit({ products: 'Tea' }),
      await desk.submit({ products: 'Coffee' }),
    ];
    const draft = await desk.draft(merged.id);
    await desk.queue(merged.id, draft.quoteId);
    const by = nameOf(daniel);
    expect(await mergeLeads(desk, { keep, other: merged, by, differentPeople: false })).toMatchObject({
      ok: true,
    });
    await sendDue();
    // The merge is the reason for the refusal: its author looks at both requests first.
    expect(await listRefusedQuotes(desk.db, elena.id)).toMatchObject([{ leadId: keep.id }]);
    expect(await desk.events(lead.id)).toContain('quote-sent');
  });

  test('that fails keeps none of the others, and is tried again', async () => {
    const { desk, quoteId, queue } = await begin();
    await queue();
    const other = await desk.submit({ email: 'ben@example.com' });
    const draft = await desk.draft(other.id);
    await desk.queue(other.id, draft.quoteId);
    desk.now += sendDelayMs;
    const { renderQuotePdf } = desk;
    let drawn = 0;
    desk.renderQuotePdf = async () => {
      drawn += 1;
      if (drawn === 1) throw new Error('away');
      return renderQuotePdf();
    };
    await expect(sendDueQuotes(desk)).rejects.toThrow('away');
    const states = async () => [(await desk.stored(quoteId)).state, (await desk.stored(draft.quoteId)).state];
    expect((await states()).sort()).toEqual(['draft', 'sent']);
    await sendDueQuotes(desk);
    expect(await states()).toEqual(['sent', 'sent']);
  });

  test('is compared with the latest quotes of its lane', async () => {
    const { desk } = await begin();
    const shipment = cargoInput.parse({ from: { text: 'Houston' }, to: { text: 'Santos' } });
    const submit = async (email: string, cargo = shipment) => desk.submit({ email, shipment: cargo });
    await desk.quote((await submit('ben@example.com')).id);
    const elsewhere = cargoInput.parse({ from: { text: 'Houston' }, to: { text: 'Callao' } });
    const [sea] = completeQuote.options;
    if (!sea) throw new Error('There is no option.');
    const lines = sea.lines.map((line) => ({ ...line, rate: `${line.rate}0` }));
    const findings = async (cargo: typeof shipment) => {
      const lead = await submit('eva@example.com', cargo);
      const { quoteId, version } = await desk.draft(lead.id, {
        ...completeQuote,
        options: [{ ...sea, lines }],
      });
      const sending = { quoteId, version, leadVersion: lead.version, by: nameOf(elena) };
      const queued = await queueQuote(desk, { ...sending, isConfirmed: false });
      return queued.ok || queued.reason !== 'unconfirmed' ? [] : queued.findings;
    };
    expect(await findings(shipment)).toEqual(['far-rate']);
    expect(await findings(elsewhere)).toEqual([]);
  });

  test('is compared with the rates of each mode that it offers', async () => {
    const { desk } = await begin();
    const titles = 'from,to,mode,charge,basis,rate,currency';
    await confirmRates(desk, elena, `${titles}\nUSHOU,BRSSZ,air,freight,shipment,240,USD\n`);
    const ends = { from: { text: 'Houston', code: 'USHOU' }, to: { text: 'Santos', code: 'BRSSZ' } };
    const lead = await desk.submit({ shipment: cargoInput.parse(ends) });
    // The second option is by air, ten times as dear.
    const { quoteId, version } = await desk.draft(lead.id, completeQuote);
    const sending = { quoteId, version, leadVersion: lead.version, by: nameOf(elena) };
    expect(await queueQuote(desk, { ...sending, isConfirmed: false })).toMatchObject({
      ok: false,
      findings: expect.arrayContaining(['far-rate']),
    });
  });

  test('does not wait with a probable mistake until that is confirmed', async () => {
    const { desk, lead } = await begin();
    const [option] = completeQuote.options;
    if (!option) throw new Error('There is no option.');
    const lines = option.lines.map((line) => ({ ...line, cost: { rate: '5000', minimum: null } }));
    const { quoteId, version } = await desk.draft(lead.id, {
      ...completeQuote,
      options: [{ ...option, lines }],
    });
    const queue = (isConfirmed: boolean) =>
      queueQuote(desk, { quoteId, version, leadVersion: lead.version, isConfirmed, by: nameOf(elena) });
    expect(await queue(false)).toEqual({ ok: false, reason: 'unconfirmed', findings: ['below-cost'] });
    expect((await desk.stored(quoteId)).send_at).toBeNull();
    expect(await queue(true)).toMatchObject({ ok: true });
  });

  test('of an NVOCC by ocean does not wait without the legal name and address of its customer', async () => {
    const licences = { fmcOti: '026789N', fmcOtiKinds: ['nvocc' as const] };
    const company = { ...sampleSettings.company, licences };
    await withSettings(snapshotOf(0, { ...sampleSettings, company }, Date.now()), async () => {
      const { desk, lead } = await begin();
      const { quoteId, version } = await desk.draft(lead.id);
      const sending = { quoteId, version, leadVersion: lead.version, by: nameOf(elena) };
      expect(await queueQuote(desk, { ...sending, isConfirmed: false })).toEqual({
        ok: false,
        reason: 'unconfirmed',
        findings: ['nra-party'],
      });
    });
  });

  test('of another version or of nobody does not wait', async () => {
    const { desk, lead, quoteId } = await begin();
    const by = nameOf(elena);
    const leadVersion = lead.version;
    const queue = (quote: string, version: number) =>
      queueQuote(desk, { quoteId: quote, version, leadVersion, isConfirmed: false, by });
    expect(await queue('none', 1)).toEqual({ ok: false, reason: 'no-such-quote' });
    expect(await queue(quoteId, 2)).toEqual({ ok: false, reason: 'quote-changed' });
    expect((await desk.stored(quoteId)).send_at).toBeNull();
  });
});

describeOnEachDatabase('a quote that is withdrawn', (open) => {
  test('is shown as withdrawn, its mail is dropped, and its request is being quoted again', async () => {
    const desk = quoteDeskOn(await open());
    const lead = await desk.submit();
    const { quoteId } = await desk.quote(lead.id);
    expect(await withdrawQuote(desk, { quoteId, by: nameOf(elena) })).toMatchObject({ ok: true });
    expect(await desk.mails('quote-sent')).toMatchObject([{ state: 'dropped' }]);
    expect(await listCustomerQuotes(desk, lead.secret)).toMatchObject([{ state: 'withdrawn' }]);
    expect(await findLeadBySecret(desk.db, lead.secret)).toMatchObject({ stage: 'quoting' });
  });
});
