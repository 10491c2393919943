import { expect, test } from 'vitest';
import { erasePerson } from '#features/people/server/erase-person.ts';
import { mailFilesIn } from '#platform/mail/mail-files.ts';
import { hour } from '#platform/values/durations.ts';
import { changeBy, daniel, deskOn, desksOn, elena, nameOf } from '#tests/support/desk.ts';
import { sendReply } from '#tests/support/reply.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { mergeLeads } from '../merge/merge-leads.ts';
import { unmergeLead } from '../merge/unmerge-lead.ts';
import type { LeadTable } from '../tables.ts';
import { eventsOf } from '../timeline/lead-events.ts';
import { assignLead } from './assign-lead.ts';
import { changeStage, restoreLead } from './change-stage.ts';
import { logReply } from './log-reply.ts';
import type { NewMessage } from './receive-message.ts';

type Desk = ReturnType<typeof deskOn>;

const byTelephone = { channel: 'telephone', comment: '' } as const;

const write = (desk: Desk, { id }: Pick<LeadTable, 'id'>, message: Partial<NewMessage> = {}) =>
  desk.receive(id, message.text ?? 'The crates are ready.', message);

async function messagesOf(desk: Desk, leadId: string) {
  const rows = await desk.db.selectFrom('lead_events').selectAll().where('lead_id', '=', leadId).execute();
  const events = await eventsOf(desk.db, rows);
  return events.flatMap(({ data }) => (data.type === 'message' ? [data] : []));
}

describeOnEachDatabase('a message of a customer', (open) => {
  test('starts the timer again, and is found by its text', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    await logReply(desk, changeBy(elena, lead), byTelephone);
    expect((await desk.row(lead.id)).waits_until).toBeNull();
    desk.now += 24 * hour;
    const outcome = await write(desk, lead, { text: 'Ñandú feathers', quoted: 'On Monday you wrote' });
    const row = await desk.row(lead.id);
    expect(row).toMatchObject({ replied_at: null, stage: 'new', customer_wrote_at: desk.now });
    expect(row.waits_until).toBeGreaterThan(desk.now);
    expect(outcome).toEqual({ ok: true, isRepeat: false, dueAt: row.waits_until });
    expect(await messagesOf(desk, lead.id)).toEqual([
      {
        type: 'message',
        via: 'page',
        from: '',
        text: 'Ñandú feathers',
        quoted: 'On Monday you wrote',
        attachments: [],
        dueAt: row.waits_until,
      },
    ]);
    expect(await desk.found({ text: 'nandu' })).toEqual([lead.reference]);
    expect(await desk.found({ text: 'monday' })).toEqual([]);
  });

  test('leaves an earlier promise as it is', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    desk.now += 48 * hour;
    expect(await write(desk, lead)).toMatchObject({ dueAt: lead.due_at });
    expect(await desk.row(lead.id)).toMatchObject({ due_at: lead.due_at, waits_until: lead.due_at });
  });

  test('is the information that was needed: the lead is quoted again', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    await changeStage(desk, changeBy(elena, lead), { to: 'need-information' });
    await logReply(desk, changeBy(elena, { ...lead, version: 2 }), byTelephone);
    await write(desk, lead);
    expect(await desk.row(lead.id)).toMatchObject({ stage: 'quoting' });
    expect((await desk.events(lead.id)).slice(-2)).toEqual(['message', 'stage']);
  });

  test('waits for a reply on a won or lost lead, which keeps its stage until staff move it', async () => {
    const desk = deskOn(await open());
    for (const to of ['won', 'lost'] as const) {
      const lead = await desk.submit({ email: `${to}@example.com` });
      await changeStage(desk, changeBy(elena, lead), { to, reason: 'price' });
      expect((await desk.row(lead.id)).waits_until).toBeNull();
      desk.now += 24 * hour;
      await write(desk, lead, { key: to });
      const waiting = await desk.row(lead.id);
      expect(waiting).toMatchObject({ stage: to });
      expect(waiting.waits_until).toBeGreaterThan(desk.now);
      expect(await desk.found({ toDo: daniel.id })).toContain(lead.reference);

      const other = to === 'won' ? 'lost' : 'won';
      const { version } = await desk.row(lead.id);
      await changeStage(desk, changeBy(elena, { ...lead, version }), { to: other, reason: 'price' });
      expect((await desk.row(lead.id)).waits_until).toBeNull();
    }
  });

  test('leaves spam in its folder without a timer, and waits once that was none', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit({}, true);
    await logReply(desk, changeBy(elena, lead), byTelephone);
    expect(await write(desk, lead)).toEqual({ ok: true, isRepeat: false, dueAt: null });
    const spam = await desk.row(lead.id);
    expect(spam).toMatchObject({ folder: 'spam', waits_until: null });
    await restoreLead(desk, changeBy(elena, spam));
    expect((await desk.row(lead.id)).waits_until).not.toBeNull();
  });

  test('about a merged lead goes to the kept one, and stays there', async () => {
    const desk = deskOn(await open());
    const [kept, other] = [await desk.submit(), await desk.submit()];
    await mergeLeads(desk, { keep: kept, other, by: nameOf(elena) });
    await logReply(desk, changeBy(elena, await desk.row(kept.id)), byTelephone);
    await write(desk, other);
    expect(await messagesOf(desk, other.id)).toEqual([]);
    expect(await messagesOf(desk, kept.id)).toHaveLength(1);
    const row = await desk.row(kept.id);
    expect(row.waits_until).not.toBeNull();
    await unmergeLead(desk, { keep: row, otherId: other.id, by: nameOf(elena) });
    expect((await desk.row(kept.id)).waits_until).toBe(row.waits_until);
  });

  test('is erased with its lead, and refused for one that was erased or does not exist', async () => {
    const desk = { ...deskOn(await open()), mailFiles: mailFilesIn(null) };
    expect(await write(desk, { id: 'none' })).toEqual({ ok: false, reason: 'no-such-lead' });
    const lead = await desk.submit();
    const key = '<quetzal@mail.example>';
    const texts = { text: 'Quetzal feathers', from: 'Quetzal <q@example.com>', quoted: 'Quetzal' };
    await write(desk, lead, { key, via: 'mail', ...texts });
    await erasePerson(desk, { key: lead.id, by: nameOf(elena), confirmation: 'ana@example.com' });
    expect(await messagesOf(desk, lead.id)).toMatchObject([
      { text: '', from: '', quoted: '', attachments: [] },
    ]);
    expect(await desk.found({ text: 'quetzal' })).toEqual([]);
    const rows = await desk.db.selectFrom('lead_messages').selectAll().execute();
    expect(rows).toMatchObject([{ message_id: null }]);
    expect(await write(desk, lead, { key, via: 'mail' })).toEqual({ ok: false, reason: 'no-such-lead' });
  });

  test('is mailed to the owner of its lead, to the company where nobody owns it, and not at all as spam', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit({ clientName: 'Ana Ruiz' });
    const mailed = async () =>
      (await desk.mails('lead-message')).map(({ id, props }) => ({ id, ...JSON.parse(props) }));
    await write(desk, lead);
    await assignLead(desk, changeBy(elena, await desk.row(lead.id)), daniel.id);
    await write(desk, lead, { text: 'And one more crate.', from: 'Ben <ben@example.com>' });
    const [first, second] = await mailed();
    const [arrival] = await desk.mails('lead-for-desk');
    expect(first).toMatchObject({
      to: null,
      text: 'The crates are ready.',
      dueAt: lead.due_at,
      references: [arrival?.id],
    });
    expect(second).toMatchObject({
      to: { name: daniel.name, address: daniel.email },
      text: 'And one more crate.',
      from: 'Ben <ben@example.com>',
      references: [arrival?.id, first.id],
    });
    await write(desk, await desk.submit({}, true), { key: 'spam' });
    expect(await mailed()).toHaveLength(2);
  });

  test('by mail is what the next reply follows, with all mails before', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submit();
    desk.now += hour;
    await write(desk, lead, { key: 'ana-1', messageId: '<ana-1@mail.example>', via: 'mail' });
    desk.now += hour;
    await sendReply(desk, changeBy(elena, await desk.row(lead.id)), { subject: 'Offer', body: 'Sure.' });
    desk.now += hour;
    await write(desk, lead, { key: 'a digest of a mail without Message-ID', via: 'mail' });
    await sendReply(desk, changeBy(elena, await desk.row(lead.id)), { subject: 'Offer', body: 'Yes.' });
    const [acknowledgement] = await desk.mails('lead-acknowledgement');
    const [reply, next] = await desk.mails('lead-reply');
    const threadOf = (mail: typeof reply) => JSON.parse(mail?.props ?? '').thread;
    const before = [acknowledgement?.id, '<ana-1@mail.example>'];
    expect(threadOf(reply)).toEqual({ references: before });
    expect(threadOf(next).references).toEqual([...before, reply?.id]);
  });

  test('is stored once for each key, also of several at the same time', async () => {
    const desks = await desksOn(open, 4);
    const [desk] = desks;
    if (!desk) throw new Error('There is no desk.');
    const [lead, other] = [await desk.submit(), await desk.submit()];
    const key = 'the key of a mail';
    const messageId = '<same@mail.example>';
    const outcomes = await Promise.all(
      desks.map((each, index) => write(each, index % 2 ? lead : other, { key, messageId, via: 'mail' })),
    );
    expect(outcomes.filter((outcome) => outcome.ok && !outcome.isRepeat)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.ok && outcome.isRepeat)).toHaveLength(3);
    const stored = [await messagesOf(desk, lead.id), await messagesOf(desk, other.id)].flat();
    expect(stored).toHaveLength(1);
    expect(await write(desk, lead, { key, via: 'mail' })).toMatchObject({ ok: true, isRepeat: true });
    const rows = await desk.db.selectFrom('lead_messages').selectAll().execute();
    expect(rows).toMatchObject([{ message_id: messageId }]);
    const { version } = await desk.row(stored.length ? lead.id : other.id);
    expect(version).toBeLessThanOrEqual(2);
  });
});
