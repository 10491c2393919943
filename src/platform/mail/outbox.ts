import { type JsonText, jsonText, parseJson } from '../db/json-text.ts';
import type { Db } from '../db/open-database.ts';
import { deskLocale, type Locale } from '../i18n/locale.ts';
import { enqueueRow, lockRows, type NewOutboxRow, noProps } from '../outbox/outbox-rows.ts';
import { type EmailName, emailNames, emailOf, type LocaleFor, type StoredProps } from './emails.ts';

type NewMail<Name extends EmailName> = LocaleFor<Name> & {
  props: StoredProps<Name>;
  subjectId: string;
  now: number;
  dueAt?: number;
  id?: string;
  dedupeKey?: string;
};

/**
 * Puts an e-mail in the outbox. Call it in the transaction that stores what the mail is about: either both are
 * stored or neither. It is delivered after the commit, at least once, by src/platform/outbox/outbox-worker.ts. `id` is
 * passed by callers that store it.
 */
export async function enqueueMail<Name extends EmailName>(
  transaction: Db,
  email: Name,
  mail: NewMail<Name>,
): Promise<void> {
  await enqueueRow(transaction, mailRow(email, mail));
}

/** An e-mail as a row for enqueueRows, where several are put in the outbox at once. */
export function mailRow<Name extends EmailName>(email: Name, mail: NewMail<Name>): NewOutboxRow {
  return { channel: 'mail', type: email, ...mail, locale: mail.locale ?? deskLocale };
}

/**
 * Sends what has not reached a lead's sender to another address: a reply that waits or failed goes there, at its next
 * attempt, unless it is to one of the addresses `except`, which are in small letters. An acknowledgement that waits is
 * taken back, as a new one is enqueued. Call it in the transaction that changes the address. Does nothing without an
 * address.
 */
export async function redirectMails(
  transaction: Db,
  { subjectId, to, except }: { subjectId: string; to: string; except: ReadonlySet<string> },
): Promise<void> {
  if (to === '') return;
  const ids = (await selectUnsent(transaction, subjectId).execute()).map(({ id }) => id);
  await lockRows(transaction, ids);
  await transaction
    .deleteFrom('outbox')
    .where('subject_id', '=', subjectId)
    .where('type', '=', 'lead-acknowledgement' satisfies EmailName)
    .where('state', '=', 'pending')
    .execute();
  for (const { id, type, props } of await selectUnsent(transaction, subjectId).execute()) {
    const thread = emailOf(type)?.thread;
    const mail = parseJson(props);
    if (!thread || except.has(mail.address?.toLowerCase() ?? '')) continue;
    await transaction
      .updateTable('outbox')
      .set({ props: jsonText({ ...mail, ...thread.redirectedTo(to) }) })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Composes what has not reached a lead's sender in another language. Call it in the transaction that changes the language
 * of the lead.
 */
export async function replaceLocale(
  transaction: Db,
  { subjectId, locale }: { subjectId: string; locale: Locale },
): Promise<void> {
  const ids = (await selectUnsent(transaction, subjectId).execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  await lockRows(transaction, ids);
  await transaction
    .updateTable('outbox')
    .set({ locale })
    .where('id', 'in', ids)
    .where('state', 'in', ['pending', 'failed'])
    .execute();
}

/** The e-mails to a lead's sender that wait or failed. */
function selectUnsent(transaction: Db, subjectId: string) {
  return (
    transaction
      .selectFrom('outbox')
      .select(['id', 'type', 'props'])
      .where('subject_id', '=', subjectId)
      .where(
        'type',
        'in',
        emailNames(({ thread }) => thread !== false),
      )
      .where('state', 'in', ['pending', 'failed'])
      // Of an old one only the record is left, which must not look like a mail that can be sent.
      .where('props', '!=', noProps)
      .$narrowType<{ props: JsonText<{ address?: string }> }>()
  );
}
