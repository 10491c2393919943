import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { listColleagues } from '#features/identity/server/staff/list-staff.ts';
import { erasePerson } from '#features/people/server/erase-person.ts';
import { sendDelayMs } from '#features/requests/lead.ts';
import { addNote } from '#features/requests/server/commands/add-note.ts';
import { assignLead } from '#features/requests/server/commands/assign-lead.ts';
import { deactivateStaff } from '#features/requests/server/commands/deactivate-staff.ts';
import { remindOfDueAnswers } from '#features/requests/server/commands/remind.ts';
import { mergeLeads } from '#features/requests/server/merge/merge-leads.ts';
import { saveDraft } from '#features/requests/server/reply/draft.ts';
import { lockLeadOfMail, recordUndelivered } from '#features/requests/server/reply/undelivered.ts';
import { queueReply, sendDueReplies, undoReply } from '#features/requests/server/reply/waiting-reply.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { mailFilesIn } from '#platform/mail/mail-files.ts';
import { checkMailServer } from '#platform/mail/mail-trouble.ts';
import { lockRows } from '#platform/outbox/outbox-rows.ts';
import { createOutboxWorker } from '#platform/outbox/outbox-worker.ts';
import { hour } from '#platform/values/durations.ts';
import { changeBy, deskOn, elena, nameOf } from '../support/desk.ts';
import { countingTransactions, holdRow, inLineFor, untilWaiting } from '../support/interleave.ts';
import { sendReply } from '../support/reply.ts';
import { addStaff } from '../support/staff.ts';
import { describeOnPostgres, type OpenTestDatabase } from '../support/test-database.ts';

const by = nameOf(elena);

async function twoDesks(open: OpenTestDatabase) {
  const databases = [countingTransactions(await open()), countingTransactions(await open())] as const;
  const [one, other] = databases.map((database) =>
    Object.assign(deskOn(database), { mailFiles: mailFilesIn(null), begun: database.begun }),
  ) as [Desk, Desk];
  return { one, other, holder: (await open()).db };
}

type Desk = ReturnType<typeof deskOn> & {
  mailFiles: ReturnType<typeof mailFilesIn>;
  begun: () => number;
};

const erase = (desk: Desk, key: string) => erasePerson(desk, { key, by, confirmation: 'ana@example.com' });

/** Everything that is stored of requests, to look for what must be gone. */
async function everythingOf(db: Db): Promise<string> {
  const tables = [
    'leads',
    'lead_events',
    'lead_event_texts',
    'lead_search',
    'lead_drafts',
    'waiting_replies',
    'outbox',
  ] as const;
  return JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())));
}

describeOnPostgres('two transactions on one request', (open) => {
  test('an erasure takes along what its person submits while it waits', async () => {
    const { one, other, holder } = await twoDesks(open);
    const lead = await one.submit({ clientName: 'Quetzal' });
    const held = await holdRow(holder, 'leads', lead.id);
    const erasing = erase(one, lead.id);
    await untilWaiting(holder, 1);
    await other.submit({ clientName: 'Quetzal Two' });
    await held.release();
    expect(await erasing).toMatchObject({ ok: true, counts: { requests: 2 } });
    expect(await everythingOf(holder)).not.toContain('Quetzal');
  });

  test('a reply, a note or a draft that reaches a request just before its erasure is erased with it', async () => {
    const { one, other, holder } = await twoDesks(open);
    const text = { subject: 'Quetzal', body: 'Quetzal feathers' };
    const writes: ((lead: Lead) => Promise<unknown>)[] = [
      (lead) => queueReply(one, changeBy(elena, lead), text),
      ({ id: leadId }) => addNote(one, { leadId, by, text: 'Quetzal' }),
      ({ id: leadId }) => saveDraft(one, { leadId, staffId: 'staff-daniel', ...text }),
    ];
    for (const write of writes) {
      const lead = await one.submit();
      const begun = one.begun() + other.begun();
      const outcomes = await inLineFor(holder, await holdRow(holder, 'leads', lead.id), [
        () => write(lead),
        () => erase(other, lead.id),
      ]);
      expect(outcomes).toMatchObject([{ ok: true }, { ok: true }]);
      expect(await everythingOf(holder)).not.toContain('Quetzal');
      expect(one.begun() + other.begun() - begun).toBe(2);
    }
  });

  test('a reply that reaches a request after its erasure is refused, and so is a draft', async () => {
    const { one, other, holder } = await twoDesks(open);
    const lead = await one.submit();
    const outcomes = await inLineFor(holder, await holdRow(holder, 'leads', lead.id), [
      () => erase(other, lead.id),
      () => sendReply(one, changeBy(elena, lead), { subject: 'Quetzal', body: 'Quetzal feathers' }),
    ]);
    expect(outcomes).toMatchObject([{ ok: true }, { reason: 'changed' }]);
    const draft = { leadId: lead.id, staffId: 'staff-daniel', subject: 'Quetzal', body: '' };
    expect(await saveDraft(one, draft)).toEqual({ ok: false, reason: 'no-such-lead' });
    expect(await everythingOf(holder)).not.toContain('Quetzal');
  });

  test('mails that become due once mails leave again and the deletion of mails do not deadlock', async () => {
    const { one, other, holder } = await twoDesks(open);
    await one.submit();
    const rows = await holder.selectFrom('outbox').select('id').orderBy('id').execute();
    expect(rows).toHaveLength(2);
    const ids = rows.map(({ id }) => id);
    // The row with the higher id is due first, and found first by a statement that locks rows as it finds them.
    for (const [index, id] of ids.entries()) {
      const later = { problem: 'no-answer', next_attempt_at: one.now + (9 - index) * hour } as const;
      await holder.updateTable('outbox').set(later).where('id', '=', id).execute();
    }
    await sql`cluster outbox using outbox_due`.execute(holder);
    await checkMailServer({ ...one, verify: () => Promise.reject(new Error('away')) });
    const begun = one.begun() + other.begun();
    await inLineFor(holder, await holdRow(holder, 'outbox', ids[0] ?? ''), [
      () => transact(other.db, (transaction) => lockRows(transaction, ids)),
      () => checkMailServer({ ...one, verify: async () => {} }),
    ]);
    expect(one.begun() + other.begun() - begun).toBe(2);
    const due = holder.selectFrom('outbox').select('id').where('next_attempt_at', '=', one.now);
    expect(await due.execute()).toHaveLength(2);
  });

  test('a mail that fails permanently and the erasure of its request do not deadlock', async () => {
    const { one, other, holder } = await twoDesks(open);
    const lead = await one.submit();
    await sendReply(one, changeBy(elena, lead), { subject: 'Offer', body: 'Quetzal feathers' });
    one.now += sendDelayMs;
    await holder.updateTable('outbox').set({ state: 'sent' }).where('type', '!=', 'lead-reply').execute();
    let erasing: ReturnType<typeof erase> | undefined;
    const worker = createOutboxWorker({
      db: one.db,
      engine: one.engine,
      clock: one.clock,
      channel: 'mail',
      log: pino({ level: 'silent' }),
      deliver: async () => ({ outcome: 'failed', reason: '550', permanent: true }),
      lockForPermanentFailure: lockLeadOfMail,
      async failedPermanently(transaction, row) {
        // The mail is marked and not committed; the erasure waits for this transaction by now.
        erasing ??= erase(other, lead.id);
        await untilWaiting(holder, 1);
        await recordUndelivered(one, transaction, row, one.now);
      },
    });
    const begun = one.begun() + other.begun();
    await worker.drain();
    expect(await erasing).toMatchObject({ ok: true });
    expect(one.begun() + other.begun() - begun).toBe(2);
    expect(await everythingOf(holder)).not.toContain('Quetzal');
  });

  test('a waiting reply is either undone or sent, exactly once', async () => {
    const { one, other, holder } = await twoDesks(open);
    const queue = async () => {
      const lead = await one.submit();
      const queued = await queueReply(one, changeBy(elena, lead), { subject: 'Offer', body: 'Twenty tons' });
      if (!queued.ok) throw new Error(queued.reason);
      return { leadId: lead.id, replyId: queued.replyId, by };
    };
    const eventsOf = ({ leadId }: { leadId: string }) => one.events(leadId);
    for (const first of ['send', 'undo'] as const) {
      const waiting = await queue();
      one.now += sendDelayMs;
      other.now = one.now;
      const send = (): Promise<unknown> => sendDueReplies(other);
      const undo = (): Promise<unknown> => undoReply(one, waiting);
      const outcomes = await inLineFor(
        holder,
        await holdRow(holder, 'leads', waiting.leadId),
        first === 'send' ? [send, undo] : [undo, send],
      );
      expect(outcomes).toContainEqual(
        first === 'send' ? { ok: false, reason: 'already-sent' } : { ok: true },
      );
      expect(await eventsOf(waiting)).toEqual(
        first === 'send' ? ['received', 'reply', 'owner'] : ['received'],
      );
    }
    const twice = await queue();
    one.now += sendDelayMs;
    other.now = one.now;
    await inLineFor(holder, await holdRow(holder, 'leads', twice.leadId), [
      () => sendDueReplies(one),
      () => sendDueReplies(other),
    ]);
    expect(await eventsOf(twice)).toEqual(['received', 'reply', 'owner']);
  });

  test('of a merge and a reply to the request that goes, the second sees the first', async () => {
    const { one, other, holder } = await twoDesks(open);
    const [kept, gone] = [await one.submit(), await one.submit({ products: 'Coffee' })];
    const begun = one.begun() + other.begun();
    const outcomes = await inLineFor(holder, await holdRow(holder, 'leads', gone.id), [
      () => mergeLeads(one, { keep: kept, other: gone, by }),
      () => queueReply(other, changeBy(elena, gone), { subject: 'Offer', body: 'Twenty tons' }),
    ]);
    expect(outcomes).toMatchObject([{ ok: true }, { ok: false, reason: 'no-such-lead' }]);
    expect(await one.mails('lead-reply')).toEqual([]);
    expect(one.begun() + other.begun() - begun).toBe(2);
  });

  test('of two merges crosswise, one is done and the other refused', async () => {
    const { one, other, holder } = await twoDesks(open);
    const [first, second] = [await one.submit(), await one.submit({ products: 'Coffee' })];
    const begun = one.begun() + other.begun();
    const outcomes = await inLineFor(holder, await holdRow(holder, 'leads', first.id), [
      () => mergeLeads(one, { keep: first, other: second, by }),
      () => mergeLeads(other, { keep: second, other: first, by }),
    ]);
    expect(outcomes).toMatchObject([{ ok: true }, { ok: false, reason: 'changed' }]);
    expect((await one.row(first.id)).merged_into).toBeNull();
    expect((await one.row(second.id)).merged_into).toBe(first.id);
    expect(one.begun() + other.begun() - begun).toBe(2);
  });

  test('a merge locks what was merged before in the same order as an erasure', async () => {
    const { one, other, holder } = await twoDesks(open);
    const leads = [];
    for (const products of ['Tea', 'Coffee', 'Cocoa']) leads.push(await one.submit({ products }));
    const [child, middle, kept] = leads as [Lead, Lead, Lead];
    await mergeLeads(one, { keep: middle, other: child, by });
    const begun = one.begun() + other.begun();
    const keep = await one.row(kept.id);
    const outcomes = await inLineFor(holder, await holdRow(holder, 'leads', child.id), [
      async () => mergeLeads(one, { keep, other: await one.row(middle.id), by }),
      () => erase(other, kept.id),
    ]);
    expect(outcomes).toMatchObject([{ ok: true }, { ok: true, counts: { requests: 3 } }]);
    expect(one.begun() + other.begun() - begun).toBe(2);
  });

  test('a request assigned to somebody who is deactivated at that moment is still reminded of', async () => {
    const { one, other, holder } = await twoDesks(open);
    const [owner, agent] = [await addStaff(holder), await addStaff(holder, { name: 'Ada', role: 'agent' })];
    one.listStaff = () => listColleagues(holder);
    const lead = await one.submit();
    const held = await holdRow(holder, 'leads', lead.id);
    const assigning = assignLead(one, changeBy(elena, lead), agent.id);
    await untilWaiting(holder, 1);
    expect(await deactivateStaff(other, nameOf(owner), { staffId: agent.id })).toMatchObject({ ok: true });
    await held.release();
    expect(await assigning).toMatchObject({ ok: true });
    one.now = Number(lead.due_at) - 60_000;
    await remindOfDueAnswers(one);
    const [mail] = await one.mails('leads-due');
    expect(JSON.parse(mail?.props ?? '{}')).toMatchObject({ kind: 'soon', to: null });
  });
});

type Lead = Awaited<ReturnType<Desk['submit']>>;
