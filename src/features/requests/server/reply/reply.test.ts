import { describe, expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { RecipientRefused } from '#platform/mail/transport.ts';
import { day } from '#platform/values/durations.ts';
import { changeBy, daniel, deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { refuseMails } from '#tests/support/refused-mail.ts';
import { sendReply } from '#tests/support/reply.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { sendDelayMs } from '../../lead.ts';
import { assignLead } from '../commands/assign-lead.ts';
import { changeStage } from '../commands/change-stage.ts';
import { setFollowUp } from '../commands/follow-up.ts';
import { logCustomerReply, logReply } from '../commands/log-reply.ts';
import { remindOfDueAnswers } from '../commands/remind.ts';
import { findLead, listTimeline } from '../inbox/find-lead.ts';
import { mergeLeads } from '../merge/merge-leads.ts';
import { discardDraft, findDraft, saveDraft } from './draft.ts';
import { retryMail } from './undelivered.ts';

const text = { subject: 'Your coffee', body: 'Dear Ana,\n\nUSD 2,100 to the door.\n  Valid 14 days.' };

describeOnDatabase('a reply', (open) => {
  test('is mailed with the reference, stops the timer, moves the lead and ends the draft', async () => {
    const database = await open();
    const desk = deskOn(database);
    const lead = await desk.submit();
    await saveDraft(desk, { leadId: lead.id, staffId: elena.id, ...text });
    const stage = { to: 'quoted' } as const;
    expect(await sendReply(desk, changeBy(elena, lead), { ...text, stage })).toEqual({
      ok: true,
      version: 2,
      replyId: expect.any(String),
    });
    expect(await desk.row(lead.id)).toMatchObject({
      stage: 'quoted',
      replied_at: desk.now,
      waits_until: null,
      owner_id: elena.id,
    });
    expect(await desk.events(lead.id)).toEqual(['received', 'reply', 'stage', 'owner']);
    expect(await findDraft(desk.db, lead.id, elena.id)).toBeNull();
    expect(await desk.found({ text: 'door valid' })).toEqual([lead.reference]);

    const app = await createTestApp(database, {}, desk.clock);
    desk.now += sendDelayMs;
    await app.dependencies.outbox.drain();
    await app.close();
    const mail = app.transport.mails.find(({ subject }) => subject === `${text.subject} (${lead.reference})`);
    const [acknowledgement] = await desk.mails('lead-acknowledgement');
    expect(mail).toMatchObject({
      to: { name: '', address: 'ana@example.com' },
      replyTo: { address: company.email.rates },
      headers: { 'In-Reply-To': expect.stringContaining(acknowledgement?.id ?? '') },
    });
    expect(mail?.text).toContain('USD 2,100 to the door.');
    expect(mail?.text).toContain(`/requests/${lead.secret}`);
  });

  test('that somebody else overtook is refused, and is still a draft', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const to = 'colleague@example.com';
    await saveDraft(desk, { leadId: lead.id, staffId: daniel.id, to, ...text });
    await sendReply(desk, changeBy(elena, lead), text);
    expect(await sendReply(desk, changeBy(daniel, lead), text)).toMatchObject({
      reason: 'changed',
      version: 2,
    });
    expect(await findDraft(desk.db, lead.id, daniel.id)).toEqual({
      ...text,
      to,
      savedAt: desk.now,
      returned: null,
    });
    expect(await desk.mails('lead-reply')).toHaveLength(1);
    await discardDraft(desk.db, lead.id, daniel.id);
    expect(await findDraft(desk.db, lead.id, daniel.id)).toBeNull();
  });

  test('is sent although a colleague has assigned, dated and moved the lead since', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const current = async () => changeBy(elena, await desk.row(lead.id));
    await assignLead(desk, await current(), elena.id);
    await setFollowUp(desk, await current(), '2026-12-24');
    await changeStage(desk, await current(), { to: 'quoting' });
    expect(await sendReply(desk, changeBy(daniel, lead), text)).toMatchObject({ ok: true, version: 5 });
    expect(await desk.row(lead.id)).toMatchObject({ owner_id: elena.id, stage: 'quoting' });
  });

  test('is refused once the customer has written or a colleague has closed the lead', async () => {
    const desk = deskOn(await open());
    const [written, closed] = [await desk.submit(), await desk.submit({ products: 'Tea' })];
    await assignLead(desk, changeBy(elena, written), elena.id);
    await desk.receive(written.id, 'One more box');
    await changeStage(desk, changeBy(elena, closed), { to: 'lost', reason: 'price' });
    for (const lead of [written, closed])
      expect(await sendReply(desk, changeBy(daniel, lead), text)).toMatchObject({ reason: 'changed' });
    expect(await desk.mails('lead-reply')).toEqual([]);
  });

  test('is never sent empty, half filled in, to spam or to nobody', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    const send = (reply: Parameters<typeof sendReply>[2], to = lead) =>
      sendReply(desk, changeBy(elena, to), reply);
    expect(
      await send({ ...text, body: 'Dear {{ name }}, from {{Port of loading}}: {{customer.name}}' }),
    ).toEqual({
      ok: false,
      reason: 'variables-missing',
      missing: ['name', 'port of loading', 'customer.name'],
    });
    expect(await send({ ...text, body: ' \n' })).toEqual({ ok: false, reason: 'text-missing' });
    expect(await send({ ...text, subject: '' })).toEqual({ ok: false, reason: 'text-missing' });
    expect(await send({ ...text, body: 'x'.repeat(20_001) })).toEqual({ ok: false, reason: 'text-too-long' });
    expect(await send({ ...text, stage: { to: 'lost' } })).toEqual({ ok: false, reason: 'reason-missing' });
    expect(await send(text, await desk.submit({}, true))).toEqual({ ok: false, reason: 'spam' });
    expect(await send(text, await desk.submit({ email: '', phone: '+1 346 555 0100' }))).toEqual({
      ok: false,
      reason: 'no-address',
    });
    expect(await desk.mails('lead-reply')).toEqual([]);
    expect(await saveDraft(desk, { leadId: 'none', staffId: elena.id, ...text })).toEqual({
      ok: false,
      reason: 'no-such-lead',
    });
    const endless = { leadId: lead.id, staffId: elena.id, subject: '', body: 'x'.repeat(40_001) };
    expect(await saveDraft(desk, endless)).toEqual({ ok: false, reason: 'text-too-long' });
  });

  test('shows how its delivery stands, and is tried again by hand', async () => {
    const database = await open();
    const desk = deskOn(database);
    const app = await createTestApp(database, {}, desk.clock);
    await app.dependencies.outbox.stop();
    app.transport.failWith = new RecipientRefused('550 no such user');
    const lead = await desk.submit();
    await sendReply(desk, changeBy(elena, lead), text);
    desk.now += sendDelayMs;
    await app.dependencies.outbox.drain();
    const replyState = async () => {
      const found = await findLead(desk, lead.id);
      if (!found) throw new Error('The lead is gone.');
      const { mails } = await listTimeline(desk.db, found);
      return mails.find(({ email }) => email === 'lead-reply');
    };
    const failed = await replyState();
    expect(failed).toMatchObject({ state: 'failed', lastError: '550 no such user', sentAt: null });
    const outboxId = failed?.id ?? '';
    const by = nameOf(elena);
    const elsewhere = { leadId: (await desk.submit()).id, outboxId, by };
    expect(await retryMail(desk, elsewhere)).toEqual({ ok: false, reason: 'no-failed-mail' });
    app.transport.failWith = null;
    expect(await retryMail(desk, { leadId: lead.id, outboxId, by })).toEqual({ ok: true });
    await app.dependencies.outbox.drain();
    await app.close();
    expect(await replyState()).toMatchObject({ state: 'sent', lastError: null });
    expect(await retryMail(desk, { leadId: lead.id, outboxId, by })).toEqual({
      ok: false,
      reason: 'no-failed-mail',
    });
    expect(await desk.events(lead.id)).toEqual([
      'received',
      'reply',
      'owner',
      'reply-undelivered',
      'mail-retried',
    ]);
    const answered = await desk.row(lead.id);
    expect([answered.replied_at, answered.waits_until]).toEqual([desk.now, null]);
  });

  describe('whose mail has failed permanently', () => {
    async function refusing() {
      const database = await open();
      const desk = deskOn(database);
      return { desk, ...(await refuseMails(database, desk)) };
    }

    test('was no reply: the timer runs again, and everybody is reminded', async () => {
      const { desk, drain, close } = await refusing();
      const lead = await desk.submit();
      desk.now += 60_000;
      await sendReply(desk, changeBy(elena, lead), text);
      await drain();
      const early = await desk.row(lead.id);
      expect(early).toMatchObject({ replied_at: null, first_replied_at: null, due_at: lead.due_at });
      expect(Number(early.waits_until)).toBe(Number(lead.due_at));

      await logReply(desk, changeBy(elena, early), { channel: 'telephone', comment: '' });
      desk.now += 10 * day;
      await sendReply(desk, changeBy(elena, await desk.row(lead.id)), text);
      await drain();
      const late = await desk.row(lead.id);
      expect(Number(late.waits_until)).toBe(desk.now);
      expect(late.first_replied_at).not.toBeNull();
      desk.now += 60_000;
      expect(await remindOfDueAnswers(desk)).toBe(1);
      await close();
    });

    test('starts no timer where somebody answered since, or the customer did', async () => {
      const { desk, drain, close } = await refusing();
      const lead = await desk.submit();
      await sendReply(desk, changeBy(elena, lead), text);
      await logReply(desk, changeBy(daniel, await desk.row(lead.id)), {
        channel: 'telephone',
        comment: '',
      });
      await drain();
      expect((await desk.row(lead.id)).waits_until).toBeNull();

      const other = await desk.submit({ products: 'Tea' });
      await sendReply(desk, changeBy(elena, other), text);
      desk.now += 60_000;
      await logCustomerReply(desk, changeBy(elena, await desk.row(other.id)), 'Still waiting');
      const { due_at } = await desk.row(other.id);
      await drain();
      expect(await desk.row(other.id)).toMatchObject({ replied_at: null, due_at, waits_until: due_at });
      await close();
    });

    test('is tried again on the request that another was merged into', async () => {
      const { desk, drain, close, app } = await refusing();
      const [kept, other] = [await desk.submit(), await desk.submit({ products: 'Tea' })];
      await sendReply(desk, changeBy(elena, other), text);
      const seen = async (id: string) => ({ id, version: (await desk.row(id)).version });
      const by = nameOf(elena);
      await mergeLeads(desk, { keep: await seen(kept.id), other: await seen(other.id), by });
      await logReply(desk, changeBy(elena, await desk.row(kept.id)), {
        channel: 'telephone',
        comment: '',
      });
      await drain();
      const found = await findLead(desk, kept.id);
      if (!found) throw new Error('The lead is gone.');
      const failed = (await listTimeline(desk.db, found)).mails.find(
        ({ email, state }) => email === 'lead-reply' && state === 'failed',
      );
      app.transport.failWith = null;
      const retry = { leadId: kept.id, outboxId: failed?.id ?? '', by };
      expect(await retryMail(desk, retry)).toEqual({ ok: true });
      await drain();
      expect(app.transport.mails.some((mail) => mail.text.includes('USD 2,100 to the door.'))).toBe(true);
      await close();
    });

    test('is tried again from the page of the merged request, and stops the timer of the surviving one', async () => {
      const { desk, drain, close, app } = await refusing();
      const [kept, other] = [await desk.submit(), await desk.submit({ products: 'Tea' })];
      await sendReply(desk, changeBy(elena, other), text);
      await drain();
      const by = nameOf(elena);
      const failed = (await desk.mails('lead-reply')).find(({ state }) => state === 'failed');
      await mergeLeads(desk, { keep: kept, other: await desk.row(other.id), by });
      app.transport.failWith = null;
      const retry = { leadId: other.id, outboxId: failed?.id ?? '', by };
      expect(await retryMail(desk, retry)).toEqual({ ok: true });
      expect((await desk.events(kept.id)).at(-1)).toBe('mail-retried');
      expect(await desk.row(kept.id)).toMatchObject({ replied_at: desk.now, waits_until: null });
      expect(await retryMail(desk, retry)).toEqual({ ok: false, reason: 'no-failed-mail' });
      await drain();
      expect(app.transport.mails.some((mail) => mail.text.includes('USD 2,100 to the door.'))).toBe(true);
      await close();
    });
  });
});
