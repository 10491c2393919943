import type { Db } from '../db/open-database.ts';
import type { OutboxState } from '../db/tables.ts';
import { knownLocale, type Locale } from '../i18n/locale.ts';
import { requeueFailed } from '../outbox/outbox-maintenance.ts';
import { noProps } from '../outbox/outbox-rows.ts';
import { type EmailName, emailNames, type TimelineEmailName } from './emails.ts';
import type { MailProblem } from './mail-problem.ts';

/** A mail about a lead and how its delivery stands. */
export interface MailState {
  id: string;
  email: TimelineEmailName;
  /** The lead that it is about. */
  subjectId: string;
  /** The language that it is composed in. */
  locale: Locale;
  state: Exclude<OutboxState, 'dropped'>;
  attempts: number;
  /** Error of the last attempt, without addresses. */
  lastError: string | null;
  problem: MailProblem | null;
  /** It is a file in `DATA_DIR/mail`, and has reached nobody. */
  keptAsFile: boolean;
  createdAt: number;
  sentAt: number | null;
  /** It failed, and its content is still kept. */
  canRetry: boolean;
}

/** The mails about some leads, the oldest first, with how their delivery stands. */
export async function listMailsAbout(db: Db, leadIds: string[]): Promise<MailState[]> {
  const rows = await db
    .selectFrom('outbox')
    .select([
      'id',
      'type',
      'subject_id',
      'locale',
      'state',
      'attempts',
      'last_error',
      'problem',
      'kept_as_file',
      'created_at',
      'sent_at',
    ])
    .select((row) => row('props', '!=', noProps).as('has_content'))
    .where('subject_id', 'in', leadIds)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.type as TimelineEmailName,
    subjectId: row.subject_id,
    locale: knownLocale(row.locale),
    state: row.state as MailState['state'],
    attempts: row.attempts,
    lastError: row.last_error,
    problem: row.problem,
    keptAsFile: row.kept_as_file === 1,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    canRetry: row.state === 'failed' && Boolean(row.has_content),
  }));
}

/** Returns whether a mail has left. */
export async function isMailSent(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('outbox').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state === 'sent';
}

/** The outbox ids of the mails to the desk about a lead, the oldest first: the next one follows them in mail programs. */
export async function listDeskMailIds(db: Db, leadId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('subject_id', '=', leadId)
    .where(
      'type',
      'in',
      emailNames(({ audience, retention }) => audience !== 'customer' && retention === 'record'),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns whether a row has a mail of this name already, sent or waiting. */
export async function hasMail(db: Db, subjectId: string, email: EmailName): Promise<boolean> {
  const found = await db
    .selectFrom('outbox')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('type', '=', email)
    .executeTakeFirst();
  return found !== undefined;
}

/** Makes a failed mail about a row due again. Gives its name, or null when the row has no failed mail of this id. */
export async function requeueFailedMail(
  transaction: Db,
  { id, subjectId, now }: { id: string; subjectId: string; now: number },
): Promise<string | null> {
  if (!(await requeueFailed(transaction, { id, subjectId, now }))) return null;
  const row = await transaction
    .selectFrom('outbox')
    .select('type')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.type;
}
