import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SqlBool, sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDocument } from '#features/kyc/server/documents.ts';
import type { Customer } from '#features/kyc/server/kyc-dependencies.ts';
import { saveAnswers } from '#features/kyc/server/send-case.ts';
import { addNote } from '#features/requests/server/commands/add-note.ts';
import { changeStage } from '#features/requests/server/commands/change-stage.ts';
import { submitLead } from '#features/requests/server/commands/submit-lead.ts';
import { countLeads } from '#features/requests/server/inbox/count-leads.ts';
import { listLeads } from '#features/requests/server/inbox/list-leads.ts';
import { createSavedView } from '#features/requests/server/inbox/saved-views.ts';
import { eventsOf } from '#features/requests/server/timeline/lead-events.ts';
import { jsonText } from '#platform/db/json-text.ts';
import type { Database } from '#platform/db/open-database.ts';
import { mailFilesIn } from '#platform/mail/mail-files.ts';
import { createTimelineSubscribers } from '#server/timeline-subscribers.ts';
import { submissionContext } from '#tests/support/desk.ts';
import { pdf } from '#tests/support/documents.ts';
import { customers, kycOn } from '#tests/support/kyc.ts';
import { mailLimit } from '#tests/support/mail-limit.ts';
import { addStaff } from '#tests/support/staff.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { erasePerson, hashOfEmail, planErasure } from './erase-person.ts';
import { findPerson, listErasures, listPeople } from './list-people.ts';

const ana = customers.ana as Customer;
const olga = { id: 'staff-olga', name: 'Olga' };
/** Texts that only Ana's data contain; none may remain. */
const secrets = ['ana@example.com', 'Zanahoria', 'Quetzal', '5215550100', 'Ruiz'];

async function everythingStored({ db }: Database): Promise<string> {
  const tables = [
    'leads',
    'lead_events',
    'lead_event_texts',
    'lead_search',
    'lead_drafts',
    'saved_views',
    'outbox',
    'accounts',
    'sessions',
    'kyc_cases',
    'files',
    'kyc_access_log',
    'erasures',
  ] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
}

describeOnEachDatabase('deleting a person’s data', (open) => {
  async function anaAtTheDesk() {
    const database = await open();
    const { db, engine } = database;
    const deps = {
      ...kycOn(database),
      engine,
      timelineSubscribers: createTimelineSubscribers({ mailLimit, listStaff: async () => [] }),
      listStaff: async () => [],
      mailFiles: mailFilesIn(null),
    };
    const times = { created_at: deps.now, updated_at: deps.now };
    await db
      .insertInto('accounts')
      .values({ ...ana, locale: 'en', email_verified: 1, password: '', ...times })
      .execute();
    await db
      .insertInto('sessions')
      .values({
        id: 's',
        token: 't',
        account_id: ana.id,
        device: '',
        created_at: 0,
        used_at: 0,
        expires_at: 1,
      })
      .execute();
    const send = async (email: string, account?: Customer) => {
      const answers = {
        name: 'Ana Ruiz',
        email,
        subject: 'Quetzal feathers',
        message: 'Call 5215550100. Two pallets of Zanahoria.',
      };
      const lead = { kind: 'contact-message', answers } as const;
      const outcome = await submitLead(deps, lead, submissionContext, account);
      if (!outcome.ok) throw new Error(outcome.reason);
      return db
        .selectFrom('leads')
        .selectAll()
        .where('reference', '=', outcome.reference)
        .executeTakeFirstOrThrow();
    };
    const lead = await send('Ana@Example.com');
    const fromAccount = await send('', ana);
    await addNote(deps, { leadId: lead.id, by: olga, text: 'Ana Ruiz wants Zanahoria' });
    const lost = { to: 'lost', reason: 'other', comment: 'Zanahoria is not our trade' } as const;
    expect(await changeStage(deps, { leadId: lead.id, version: 1, by: olga }, lost)).toMatchObject({
      ok: true,
    });
    const draft = {
      lead_id: lead.id,
      staff_id: olga.id,
      subject: 'Zanahoria',
      body: 'Dear Ana',
      saved_at: 1,
    };
    await db.insertInto('lead_drafts').values(draft).execute();
    const { id: staffId } = await addStaff(db, { name: 'Olga', role: 'agent' });
    const view = { name: 'ANA@example.com', filter: {}, sort: 'newest' } as const;
    await createSavedView(deps, staffId, view);
    await createSavedView(deps, staffId, { ...view, name: 'Feathers', filter: { text: 'Ana@example.com' } });
    await createSavedView(deps, staffId, { ...view, name: 'Mine' });
    await saveAnswers(deps, ana.id, { legalName: 'Zanahoria SA' });
    await addDocument(deps, ana.id, { name: 'Ruiz.pdf', content: pdf('form') });
    return { database, db, deps, lead, fromAccount };
  }

  test('deletes the links of the requests, so that nothing says what they led to', async () => {
    const { db, deps, lead, fromAccount } = await anaAtTheDesk();
    const linksOf = (ids: string[]) =>
      db.selectFrom('secret_links').selectAll().where('lead_id', 'in', ids).execute();
    expect(await linksOf([lead.id, fromAccount.id])).toHaveLength(2);
    await erasePerson(deps, { key: lead.id, by: olga, confirmation: ana.email });
    expect(await linksOf([lead.id, fromAccount.id])).toEqual([]);
  });

  test('counts what there is before, and deletes exactly that', async () => {
    const { db, deps, lead, fromAccount } = await anaAtTheDesk();
    const plan = await planErasure(db, lead.id);
    expect(plan?.counts).toMatchObject({
      requests: 2,
      texts: 2,
      drafts: 1,
      accounts: 1,
      sessions: 1,
      kycCases: 1,
      documents: 1,
    });
    expect(plan?.counts.mails).toBeGreaterThanOrEqual(3);
    expect((await planErasure(db, fromAccount.id))?.counts).toEqual(plan?.counts);
    expect((await planErasure(db, ana.id))?.counts).toEqual(plan?.counts);

    const asked = { key: lead.id, by: olga, confirmation: ' ANA@example.com ' };
    expect(await erasePerson(deps, asked)).toEqual({ ok: true, counts: plan?.counts });
    expect(await erasePerson(deps, asked)).toEqual({ ok: false, reason: 'no-such-person' });
    expect(await listErasures(db)).toMatchObject([
      { by: olga, at: deps.now, emailHash: hashOfEmail('ana@example.com'), counts: plan?.counts },
    ]);
  });

  test('leaves nothing of the person in any table', async () => {
    const { database, deps, lead } = await anaAtTheDesk();
    const before = await everythingStored(database);
    for (const secret of secrets) expect(before, secret).toContain(secret);
    await erasePerson(deps, { key: lead.id, by: olga, confirmation: ana.email });
    const after = await everythingStored(database);
    expect(await database.db.selectFrom('saved_views').select('name').execute()).toEqual([{ name: 'Mine' }]);
    for (const secret of secrets) {
      expect(after, secret).not.toContain(secret);
      expect(after, secret).not.toContain(secret.toLowerCase());
    }
  });

  test('keeps references and figures, and a timeline that says what happened', async () => {
    const { db, deps, lead } = await anaAtTheDesk();
    const counted = await countLeads(deps, {});
    await erasePerson(deps, { key: lead.id, by: olga, confirmation: ana.email });
    const { reference, kind, received_at, due_at } = lead;
    expect(
      await db.selectFrom('leads').selectAll().where('id', '=', lead.id).executeTakeFirst(),
    ).toMatchObject({
      reference,
      kind,
      received_at,
      due_at,
      stage: 'lost',
      lost_reason: 'other',
      erased_at: deps.now,
      waits_until: null,
    });
    const rows = await db
      .selectFrom('lead_events')
      .selectAll()
      .where('lead_id', '=', lead.id)
      .orderBy('position')
      .execute();
    expect((await eventsOf(db, rows)).map(({ data }) => data)).toEqual([
      { type: 'received' },
      { type: 'note', text: '', mentions: [] },
      { type: 'stage', from: 'new', to: 'lost', reason: 'other' },
      { type: 'erased' },
    ]);
    // Nobody waits for an answer any more.
    expect(counted).toMatchObject({ stages: { new: 1 }, answered: 0 });
    expect(await countLeads(deps, {})).toEqual({
      ...counted,
      stages: { ...counted.stages, new: 0 },
      answered: 1,
    });
    const page = { sort: 'newest', limit: 50 } as const;
    expect((await listLeads(deps, {}, page)).leads).toHaveLength(2);
    expect((await listLeads(deps, { text: 'zanahoria' }, page)).leads).toEqual([]);
    expect((await listLeads(deps, { text: reference }, page)).leads).toMatchObject([{ id: lead.id }]);
    expect(await findPerson(deps, lead.id)).toBeNull();
    expect(await listPeople(deps, { text: '' })).toEqual({ rows: [], next: null });
  });

  test('asks for the address, and does nothing for another', async () => {
    const { database, deps, lead } = await anaAtTheDesk();
    const before = await everythingStored(database);
    const asked = { key: lead.id, by: olga, confirmation: 'ben@example.com' };
    expect(await erasePerson(deps, asked)).toEqual({ ok: false, reason: 'not-confirmed' });
    expect(await everythingStored(database)).toBe(before);
  });

  test('does nothing at all when kept mails cannot be deleted', async () => {
    const { database, deps, lead } = await anaAtTheDesk();
    const before = await everythingStored(database);
    const mailFiles = {
      findTo: async () => [],
      delete: async () => {
        throw new Error('The folder is read-only.');
      },
    };
    const asked = { key: lead.id, by: olga, confirmation: ana.email };
    await expect(erasePerson({ ...deps, mailFiles }, asked)).rejects.toThrow('read-only');
    expect(await everythingStored(database)).toBe(before);
  });

  test('touches nobody else', async () => {
    const { db, deps, lead } = await anaAtTheDesk();
    const answers = { name: 'Ben', email: 'ben@example.com', subject: '', message: 'Ships' };
    await submitLead(deps, { kind: 'contact-message', answers }, submissionContext);
    const bens = () =>
      Promise.all([
        db.selectFrom('leads').selectAll().where('email_key', '=', 'ben@example.com').execute(),
        db.selectFrom('outbox').selectAll().where(sql<SqlBool>`props like '%ben@example.com%'`).execute(),
      ]);
    const before = await bens();
    expect(before[1].length).toBeGreaterThan(0);
    await erasePerson(deps, { key: lead.id, by: olga, confirmation: ana.email });
    expect(await bens()).toEqual(before);
  });

  test('keeps the reminder of what others wait for', async () => {
    const { db, deps, lead } = await anaAtTheDesk();
    const props = (leads: object[]) => jsonText({ kind: 'overdue', to: null, leads });
    const line = (id: string, who: string) => ({ id, reference: 'RR-AAAAAA', who, dueAt: 1 });
    const [anas, bens] = [line(lead.id, 'Ana Ruiz'), line('lead-of-ben', 'Ben Ode')];
    const mail = { type: 'leads-due', subject_id: 'desk', attempts: 0, next_attempt_at: 1, created_at: 1 };
    await db
      .insertInto('outbox')
      .values(
        [
          { id: 'both', state: 'pending' as const, props: props([anas, bens]), sent_at: null },
          { id: 'hers', state: 'pending' as const, props: props([anas]), sent_at: null },
          { id: 'sent', state: 'sent' as const, props: props([anas, bens]), sent_at: 1 },
        ].map((row) => ({ ...mail, ...row, last_error: null })),
      )
      .execute();
    await erasePerson(deps, { key: lead.id, by: olga, confirmation: ana.email });
    expect(
      await db.selectFrom('outbox').select(['id', 'props']).where('type', '=', 'leads-due').execute(),
    ).toEqual([{ id: 'both', props: props([bens]) }]);
  });

  test('takes any number of requests', async () => {
    const { db, deps, lead } = await anaAtTheDesk();
    const { number: _, ...row } = lead;
    const copies = Array.from({ length: 1200 }, (_, copy) => ({
      ...row,
      id: `copy-${copy}`,
      reference: `RR-COPY${copy}`,
      dedupe_key: `copy-${copy}`,
    }));
    for (let start = 0; start < copies.length; start += 100)
      await db
        .insertInto('leads')
        .values(copies.slice(start, start + 100))
        .execute();
    expect((await planErasure(db, lead.id))?.counts).toMatchObject({ requests: 1202 });
    const asked = { key: lead.id, by: olga, confirmation: ana.email };
    expect(await erasePerson(deps, asked)).toMatchObject({ ok: true, counts: { requests: 1202 } });
  });

  test('leaves the events of the timeline as they are, which nothing can change', async () => {
    const { db, deps, lead } = await anaAtTheDesk();
    const note = () =>
      db.updateTable('lead_events').where('lead_id', '=', lead.id).where('type', '=', 'note');
    const refused = 'The timeline is only ever added to.';
    await expect(
      note()
        .set({ data: jsonText({}) })
        .execute(),
    ).rejects.toThrow(refused);
    await erasePerson(deps, { key: lead.id, by: olga, confirmation: ana.email });
    await expect(
      note()
        .set({ data: jsonText({ text: 'Another' }) })
        .execute(),
    ).rejects.toThrow(refused);
    await expect(note().set({ at: 1 }).execute()).rejects.toThrow(refused);
    const stage = db.updateTable('lead_events').where('type', '=', 'stage');
    await expect(stage.set({ data: jsonText({ from: 'new', to: 'won' }) }).execute()).rejects.toThrow(
      refused,
    );
    await expect(db.deleteFrom('lead_events').execute()).rejects.toThrow(refused);
  });
});

test('kept mails are found by whom they were written to, and go by their id', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  try {
    const mail = (to: string, body = '') => `From: Desk <d@x.example>\r\nTo: ${to}\r\n\r\n${body}`;
    await writeFile(join(folder, 'one.eml'), mail('Desk <desk@x.example>'));
    await writeFile(join(folder, 'two.eml'), mail('Ana Ruiz\r\n <ANA@example.com>'));
    await writeFile(join(folder, 'three.eml'), mail('Juana <juana@example.com>', 'ana@example.com'));
    const kept = mailFilesIn(folder);
    expect(await kept.findTo('ana@example.com')).toEqual(['two']);
    await kept.delete(['one', 'two', 'absent']);
    expect(await readdir(folder)).toEqual(['three.eml']);
    for (const none of [mailFilesIn(join(folder, 'none')), mailFilesIn(null)]) {
      expect(await none.findTo('ana@example.com')).toEqual([]);
      await none.delete(['three']);
    }
    expect(await readdir(folder)).toEqual(['three.eml']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
