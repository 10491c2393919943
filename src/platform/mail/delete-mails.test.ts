import { pino } from 'pino';
import { expect, test } from 'vitest';
import { sendDelayMs } from '#features/requests/lead.ts';
import { retryMail } from '#features/requests/server/reply/undelivered.ts';
import { deleteOldDeliveries } from '#features/webhooks/server/deliver-webhook.ts';
import { changeBy, deskOn, elena, nameOf } from '#tests/support/desk.ts';
import { sendReply } from '#tests/support/reply.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { enqueueRow } from '../outbox/outbox-rows.ts';
import { type Attempt, createOutboxWorker } from '../outbox/outbox-worker.ts';
import { day } from '../values/durations.ts';
import { deleteOldMails, hasSingleUseLink } from './delete-mails.ts';
import { listMailsAbout } from './list-mails.ts';

const failed: Attempt = { outcome: 'failed', reason: '550', permanent: true };

describeOnEachDatabase('the outbox', (open) => {
  async function outbox() {
    const database = await open();
    const desk = deskOn(database);
    const deliver = (attempt: Attempt, channel: 'mail' | 'webhook' = 'mail') =>
      createOutboxWorker({
        ...database,
        channel,
        clock: desk.clock,
        log: pino({ level: 'silent' }),
        deliver: async () => attempt,
        deletesContent: hasSingleUseLink,
      }).drain();
    const rows = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    return { desk, deliver, rows };
  }

  test('holds a one-time token no longer than its mail can still leave', async () => {
    const { desk, deliver, rows } = await outbox();
    const attempts: Attempt[] = [{ outcome: 'sent' }, { outcome: 'dropped' }, failed];
    for (const attempt of attempts) {
      const mail = { channel: 'mail', type: 'staff-invitation', subjectId: 'i', now: desk.now } as const;
      await enqueueRow(desk.db, { ...mail, props: { token: 'secret' } });
      await deliver({ outcome: 'failed', reason: 'busy', permanent: false });
      expect((await rows()).at(-1)?.props).toContain('secret');
      desk.now += 60_000;
      await deliver(attempt);
    }
    expect(await rows()).toMatchObject([
      { state: 'sent', props: 'null' },
      { state: 'dropped', props: 'null' },
      { state: 'failed', props: 'null' },
    ]);
  });

  test('keeps of a mail about a request what became of it, and deletes every other mail after thirty days', async () => {
    const { desk, deliver, rows } = await outbox();
    const lead = await desk.submit({ clientName: 'Quetzal' });
    await deliver({ outcome: 'sent' });
    await sendReply(desk, changeBy(elena, lead), { subject: 'Offer', body: 'Quetzal feathers' });
    desk.now += sendDelayMs;
    await deliver(failed);
    const kyc = { channel: 'mail', type: 'kyc-for-desk', subjectId: 'c', now: desk.now } as const;
    await enqueueRow(desk.db, { ...kyc, props: { name: 'Quetzal' } });
    await deliver({ outcome: 'sent' });
    await enqueueRow(desk.db, { ...kyc, props: { name: 'waits' } });
    await deleteOldMails(desk.db, desk.now + 29 * day);
    expect((await rows()).filter(({ props }) => props.includes('Quetzal'))).toHaveLength(4);
    await deleteOldMails(desk.db, desk.now + 31 * day);
    await deleteOldMails(desk.db, desk.now + 90 * day);
    expect(await rows()).toMatchObject([
      { type: 'lead-for-desk', state: 'sent', props: 'null' },
      { type: 'lead-acknowledgement', state: 'sent', props: 'null' },
      { type: 'lead-reply', state: 'failed', last_error: '550', props: 'null' },
      { type: 'kyc-for-desk', state: 'pending', props: '{"name":"waits"}' },
    ]);
    const reply = (await listMailsAbout(desk.db, [lead.id])).at(-1);
    expect(reply).toMatchObject({ email: 'lead-reply', state: 'failed', canRetry: false });
    const retry = { leadId: lead.id, outboxId: reply?.id ?? '', by: nameOf(elena) };
    expect(await retryMail(desk, retry)).toEqual({ ok: false, reason: 'no-failed-mail' });
  });

  test('deletes any number of webhook deliveries seven days after they ended, and none that waits', async () => {
    const { desk, deliver, rows } = await outbox();
    const delivery = { channel: 'webhook', type: 'lead.received', props: {}, subjectId: 'w' } as const;
    for (let count = 0; count < 3; count += 1) await enqueueRow(desk.db, { ...delivery, now: desk.now });
    await deliver({ outcome: 'sent' }, 'webhook');
    await enqueueRow(desk.db, { ...delivery, now: desk.now + day });
    await deleteOldDeliveries(desk.db, desk.now + 6 * day);
    expect(await rows()).toHaveLength(4);
    await deleteOldDeliveries(desk.db, desk.now + 8 * day);
    expect(await rows()).toMatchObject([{ state: 'pending' }]);
  });
});
