import { expect, test } from 'vitest';
import { changeBy, daniel, deskOn, elena, nameOf } from '../../../../../tests/support/desk.ts';
import { createTestApp } from '../../../../../tests/support/test-app.ts';
import { describeOnDatabase } from '../../../../../tests/support/test-database.ts';
import { claimDue } from '../../../../platform/outbox/outbox-rows.ts';
import { withdrawalMs } from '../../lead.ts';
import { addNote } from '../commands/add-note.ts';
import { assignLead } from '../commands/assign-lead.ts';
import { correctContact } from '../commands/change-contact.ts';
import { changeStage } from '../commands/change-stage.ts';
import { findLeadBySecret } from '../customer/lead-by-link.ts';
import { findDraft, saveDraft } from './draft.ts';
import { sendReply } from './send-reply.ts';
import { findWithdrawableReply, withdrawReply } from './withdraw-reply.ts';

const text = { subject: 'Your coffee', body: 'Dear Ana,\n\nUSD 2,100 to the door.' };

describeOnDatabase('a reply that is taken back', (open) => {
  type Desk = ReturnType<typeof deskOn>;

  async function send(desk: Desk, lead: { id: string; version: number }, reply = {}) {
    const outcome = await sendReply(desk, changeBy(elena, lead), { ...text, ...reply });
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome;
  }
  const withdraw = (desk: Desk, leadId: string, replyId: string, who = elena) =>
    withdrawReply(desk, { leadId, replyId, by: nameOf(who) });
  const claim = (desk: Desk) =>
    claimDue(desk, { channel: 'mail', now: desk.now, leaseMs: 60_000, limit: 50 });

  test('leaves nothing behind but lines of the timeline and a draft', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const before = await desk.row(lead.id);
    const { replyId, leavesAt } = await send(desk, lead, { stage: { to: 'quoted' } });
    expect(leavesAt).toBe(desk.now + withdrawalMs);
    expect(await findWithdrawableReply(desk, elena.id)).toEqual({
      replyId,
      leadId: lead.id,
      reference: lead.reference,
      leftMs: withdrawalMs,
    });
    expect(await findWithdrawableReply(desk, daniel.id)).toBeNull();
    desk.now += withdrawalMs - 1;
    expect((await claim(desk)).map(({ type }) => type)).not.toContain('lead-reply');
    expect(await withdraw(desk, lead.id, replyId)).toEqual({ ok: true, version: 3 });
    expect(await desk.row(lead.id)).toEqual({ ...before, version: 3 });
    expect(await desk.mails('lead-reply')).toEqual([]);
    expect(await findDraft(desk.db, lead.id, elena.id)).toEqual({ ...text, savedAt: desk.now });
    expect(await findWithdrawableReply(desk, elena.id)).toBeNull();
    expect(await desk.events(lead.id)).toEqual([
      ...['received', 'reply', 'stage', 'owner'],
      ...['reply-withdrawn', 'stage', 'owner'],
    ]);
    expect(await desk.found({ stage: 'new' })).toEqual([lead.reference]);
    expect(await withdraw(desk, lead.id, replyId)).toEqual({ ok: false, reason: 'withdrawn' });
    await send(desk, { id: lead.id, version: 3 });
    expect(await desk.row(lead.id)).toMatchObject({ replied_at: desk.now, waits_until: null });
  });

  test('is no reply to its customer, before and after', async () => {
    const database = await open();
    const desk = deskOn(database);
    const lead = await desk.submit();
    const first = await send(desk, lead, { stage: { to: 'need-information' } });
    const status = () => findLeadBySecret(desk.db, lead.secret);
    expect(await status()).toMatchObject({ repliedAt: null, stage: 'new' });
    const second = await send(desk, { id: lead.id, version: first.version }, { stage: { to: 'quoted' } });
    expect(await status()).toMatchObject({ repliedAt: null, stage: 'new' });
    await withdraw(desk, lead.id, second.replyId);
    desk.now += withdrawalMs;
    const app = await createTestApp(database, {}, desk.clock);
    await app.dependencies.outbox.drain();
    await app.close();
    expect(app.transport.mails.filter((mail) => mail.text.includes('USD 2,100 to the door.'))).toHaveLength(
      1,
    );
    expect(await status()).toMatchObject({ repliedAt: desk.now - withdrawalMs, stage: 'need-information' });
  });

  test('goes back to a loss with its reason, and to the timer of the reply before', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    await send(desk, lead);
    desk.now += 60_000;
    await changeStage(desk, changeBy(elena, { id: lead.id, version: 2 }), { to: 'lost', reason: 'price' });
    const before = await desk.row(lead.id);
    const { replyId } = await send(desk, before, { stage: { to: 'quoting' } });
    await withdraw(desk, lead.id, replyId);
    expect(await desk.row(lead.id)).toEqual({ ...before, version: 5 });
  });

  test('stays where its mail is claimed, was sent, or is somebody else’s', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const { replyId } = await send(desk, lead);
    expect(await withdraw(desk, lead.id, replyId, daniel)).toEqual({ ok: false, reason: 'no-such-reply' });
    expect(await withdraw(desk, lead.id, 'none')).toEqual({ ok: false, reason: 'no-such-reply' });
    expect(await withdraw(desk, 'none', replyId)).toEqual({ ok: false, reason: 'no-such-lead' });
    desk.now += withdrawalMs;
    expect(await findWithdrawableReply(desk, elena.id)).toBeNull();
    expect((await claim(desk)).map(({ id }) => id)).toContain(replyId);
    expect(await withdraw(desk, lead.id, replyId)).toEqual({ ok: false, reason: 'already-leaving' });
    expect(await desk.row(lead.id)).toMatchObject({ version: 2, replied_at: desk.now - withdrawalMs });
    expect(await desk.mails('lead-reply')).toHaveLength(1);
    expect(await findDraft(desk.db, lead.id, elena.id)).toBeNull();
  });

  test('stays after a later change, with what it was; a note hinders nothing', async () => {
    const desk = deskOn(await open());
    const [lead, other] = [await desk.submit(), await desk.submit({ products: 'Tea' })];
    const { replyId } = await send(desk, lead);
    await changeStage(desk, changeBy(daniel, { id: lead.id, version: 2 }), { to: 'quoting' });
    expect(await findWithdrawableReply(desk, elena.id)).toBeNull();
    expect(await withdraw(desk, lead.id, replyId)).toMatchObject({
      reason: 'changed',
      version: 3,
      since: [{ actor: { name: daniel.name }, data: { type: 'stage', to: 'quoting' } }],
    });
    expect(await desk.mails('lead-reply')).toHaveLength(1);

    const noted = await send(desk, other);
    await addNote(desk, { leadId: other.id, by: nameOf(daniel), text: 'Reefer' });
    expect(await withdraw(desk, other.id, noted.replyId)).toMatchObject({ ok: true });
  });

  test('leaves the lead to the owner that it had before', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    await assignLead(desk, changeBy(daniel, lead), elena.id);
    const { replyId } = await send(desk, await desk.row(lead.id));
    expect(await withdraw(desk, lead.id, replyId)).toMatchObject({ ok: true });
    expect((await desk.row(lead.id)).owner_id).toBe(elena.id);
  });

  test('goes above what its author has begun since', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const { replyId } = await send(desk, lead);
    await saveDraft(desk, { leadId: lead.id, staffId: elena.id, subject: 'More', body: 'And another thing' });
    await withdraw(desk, lead.id, replyId);
    expect(await findDraft(desk.db, lead.id, elena.id)).toMatchObject({
      subject: text.subject,
      body: `${text.body}\n\nAnd another thing`,
    });
  });

  test('does not hide an earlier reply from what follows from that', async () => {
    const database = await open();
    const desk = deskOn(database);
    const app = await createTestApp(database, {}, desk.clock);
    const lead = await desk.submit();
    await send(desk, lead);
    desk.now += withdrawalMs;
    await app.dependencies.outbox.drain();
    const { replyId } = await send(desk, { id: lead.id, version: 2 });
    await withdraw(desk, lead.id, replyId);
    // The reply that was sent went to the former address, so that the customer waits again.
    await correctContact(desk, lead.secret, { email: 'ana@example.org', phone: '' });
    expect(await desk.row(lead.id)).toMatchObject({ replied_at: null, waits_until: expect.anything() });
    await app.close();
  });
});
