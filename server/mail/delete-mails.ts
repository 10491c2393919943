import type { Db } from '../db/open-database.ts';
import type { OutboxState, OutboxTable } from '../db/tables.ts';
import { deleteContentOfSettled, deleteRowsOf, deleteSettled } from '../outbox/outbox-maintenance.ts';
import { lockRows } from '../outbox/outbox-rows.ts';
import { type EmailName, type EmailProps, emailNames, emailOf } from './emails.ts';

/** Which mails an erasure deletes. */
export interface ErasableMails {
  /** Rows of which every mail goes, and the lines of the lists of due requests that name one of them. */
  about: string[];
  /** Rows of others, of which the mails go whose texts name the person. */
  naming: { about: string[]; isNaming: (text: string) => boolean };
}

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

async function mailsAbout(db: Db, subjectIds: string[]): Promise<OutboxTable[]> {
  const found: OutboxTable[] = [];
  for (const part of inParts(subjectIds))
    found.push(...(await db.selectFrom('outbox').selectAll().where('subject_id', 'in', part).execute()));
  return found;
}

/** The lists of due requests that name one of some rows, beside those of others. */
async function remindersOf(db: Db, subjectIds: string[]): Promise<Reminder[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'state', 'props'])
    .where('email', '=', 'leads-due' satisfies EmailName)
    .execute();
  const named = new Set(subjectIds);
  return rows
    .map((row): Reminder => ({ ...row, props: JSON.parse(row.props) }))
    .filter(({ props }) => props.leads.some(({ id }) => named.has(id)));
}

/** Every text in the props of a mail. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** A reply to somebody else that has not left yet must reach them, whomever it names. */
function mustLeave({ email, state, props }: OutboxTable, isNaming: (text: string) => boolean): boolean {
  if (state !== 'pending' || email !== ('lead-reply' satisfies EmailName)) return false;
  return !isNaming(String(JSON.parse(props).address));
}

/** The mails that are the person's altogether, and the reminders that name them among others. */
async function mailsOf(db: Db, { about, naming: { about: others, isNaming } }: ErasableMails) {
  const naming = (await mailsAbout(db, others)).filter(
    (row) => isNaming(textsIn(JSON.parse(row.props)).join('\n')) && !mustLeave(row, isNaming),
  );
  const ids = [...(await mailsAbout(db, about)), ...naming].map(({ id }) => id);
  return { ids, reminders: await remindersOf(db, about) };
}

/** How many mails an erasure would change or delete; changes nothing. */
export async function countErasableMails(db: Db, mails: ErasableMails): Promise<number> {
  const { ids, reminders } = await mailsOf(db, mails);
  return new Set([...ids, ...reminders.map(({ id }) => id)]).size;
}

/**
 * Deletes the mails of an erasure, sent or waiting. A reminder that has not left yet loses the person's lines and goes on
 * with the others', which nobody would be reminded of again. Gives the ids of all of them, by which kept files are found.
 */
export async function eraseMails(transaction: Db, mails: ErasableMails): Promise<string[]> {
  const { ids, reminders } = await mailsOf(transaction, mails);
  const affected = [...new Set([...ids, ...reminders.map(({ id }) => id)])].sort();
  for (const part of inParts(affected)) await lockRows(transaction, part);
  const gone = new Set(ids);
  const shortened: string[] = [];
  for (const { id, state, props } of reminders) {
    const leads = props.leads.filter((lead) => !mails.about.includes(lead.id));
    if (state === 'sent' || leads.length === 0) {
      gone.add(id);
      continue;
    }
    shortened.push(id);
    await transaction
      .updateTable('outbox')
      .set({ props: JSON.stringify({ ...props, leads }) })
      .where('id', '=', id)
      .execute();
  }
  for (const part of inParts([...gone]))
    await transaction.deleteFrom('outbox').where('id', 'in', part).execute();
  return [...gone, ...shortened];
}

const oneHour = 60 * 60 * 1000;
const oneMonth = 30 * 24 * oneHour;

/** Whether the content of a mail is deleted once it is settled: it holds a link that works once. */
export function holdsSecret(row: { email: string }): boolean {
  return emailOf(row)?.secret ?? false;
}

/** Deletes mails at the end of their retention; of those on a lead's timeline the content alone. */
export async function deleteOldMails(db: Db, now: number): Promise<void> {
  const hourly = emailNames(({ retention }) => retention === 'hour');
  const records = emailNames(({ retention }) => retention === 'record');
  await deleteSettled(db, { channel: 'mail', before: now - oneHour, only: hourly });
  await deleteContentOfSettled(db, { channel: 'mail', before: now - oneMonth, only: records });
  // Those of an older release, too.
  await deleteSettled(db, { channel: 'mail', before: now - oneMonth, except: records });
}

/** Deletes every mail about a row, sent or waiting. */
export async function deleteMailsAbout(transaction: Db, subjectId: string): Promise<void> {
  await deleteRowsOf(transaction, subjectId);
}
