import { type JsonText, jsonText, parseJson } from '../db/json-text.ts';
import type { Db } from '../db/open-database.ts';
import type { OutboxState } from '../db/tables.ts';
import { deleteContentOfSettled, deleteRowsOf, deleteSettled } from '../outbox/outbox-maintenance.ts';
import { lockRows } from '../outbox/outbox-rows.ts';
import { hour } from '../values/durations.ts';
import { type EmailName, type EmailProps, emailNames, emailOf } from './emails.ts';

/** No database takes any number of ids in one statement. */
const idsAtOnce = 500;

interface Reminder {
  id: string;
  state: OutboxState;
  props: EmailProps<'leads-due'>;
}

function* inParts(ids: string[]): Generator<string[]> {
  for (let start = 0; start < ids.length; start += idsAtOnce) yield ids.slice(start, start + idsAtOnce);
}

async function mailsAbout(db: Db, subjectIds: string[]): Promise<{ id: string }[]> {
  const found: { id: string }[] = [];
  for (const part of inParts(subjectIds))
    found.push(...(await db.selectFrom('outbox').select('id').where('subject_id', 'in', part).execute()));
  return found;
}

/** Returns the reminders that list one of these requests, possibly with others. */
async function remindersOf(db: Db, subjectIds: string[]): Promise<Reminder[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'state', 'props'])
    .where('type', '=', 'leads-due' satisfies EmailName)
    .$narrowType<{ props: JsonText<EmailProps<'leads-due'>> }>()
    .execute();
  const named = new Set(subjectIds);
  return rows
    .map((row): Reminder => ({ ...row, props: parseJson(row.props) }))
    .filter(({ props }) => props.leads.some(({ id }) => named.has(id)));
}

/** The mails about some rows, and the reminders that name them among others. */
async function mailsOf(db: Db, subjectIds: string[]) {
  const ids = (await mailsAbout(db, subjectIds)).map(({ id }) => id);
  return { ids, reminders: await remindersOf(db, subjectIds) };
}

/** Counts the mails that an erasure of these rows would change or delete. */
export async function countErasableMails(db: Db, subjectIds: string[]): Promise<number> {
  const { ids, reminders } = await mailsOf(db, subjectIds);
  return new Set([...ids, ...reminders.map(({ id }) => id)]).size;
}

/**
 * Deletes every mail about some rows, sent or waiting. A reminder that has not left yet loses their lines and goes on
 * with the others', which nobody would be reminded of again. Gives the ids of all of them, by which kept files are found.
 */
export async function eraseMails(transaction: Db, subjectIds: string[]): Promise<string[]> {
  const { ids, reminders } = await mailsOf(transaction, subjectIds);
  const affected = [...new Set([...ids, ...reminders.map(({ id }) => id)])].sort();
  for (const part of inParts(affected)) await lockRows(transaction, part);
  const gone = new Set(ids);
  const shortened: string[] = [];
  for (const { id, state, props } of reminders) {
    const leads = props.leads.filter((lead) => !subjectIds.includes(lead.id));
    if (state === 'sent' || leads.length === 0) {
      gone.add(id);
      continue;
    }
    shortened.push(id);
    await transaction
      .updateTable('outbox')
      .set({ props: jsonText({ ...props, leads }) })
      .where('id', '=', id)
      .execute();
  }
  for (const part of inParts([...gone]))
    await transaction.deleteFrom('outbox').where('id', 'in', part).execute();
  return [...gone, ...shortened];
}

const oneMonth = 30 * 24 * hour;

/** True if a mail holds a link that works once, so that its content is deleted once it is settled. */
export function hasSingleUseLink({ type }: { type: string }): boolean {
  return emailOf(type)?.singleUseLink ?? false;
}

/** Deletes mails at the end of their retention; of those on a lead's timeline the content alone. */
export async function deleteOldMails(db: Db, now: number): Promise<void> {
  const hourly = emailNames(({ retention }) => retention === 'hour');
  const records = emailNames(({ retention }) => retention === 'record');
  await deleteSettled(db, { channel: 'mail', before: now - hour, only: hourly });
  await deleteContentOfSettled(db, { channel: 'mail', before: now - oneMonth, only: records });
  // Those of an older release, too.
  await deleteSettled(db, { channel: 'mail', before: now - oneMonth, except: records });
}

/** Deletes every mail about a row, sent or waiting. */
export async function deleteMailsAbout(transaction: Db, subjectId: string): Promise<void> {
  await deleteRowsOf(transaction, subjectId);
}
