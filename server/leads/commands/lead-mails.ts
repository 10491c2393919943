import { knownLocale } from '../../../contract/locale.ts';
import type { Db } from '../../db/open-database.ts';
import type { LeadTable } from '../../db/tables.ts';
import type { LeadEmailProps } from '../../mail/lead-emails.tsx';
import type { MailCause, MailLimit } from '../../mail/mail-limit.ts';
import { mailRow } from '../../mail/outbox.ts';
import { enqueueRows, type NewOutboxRow } from '../../outbox/outbox-rows.ts';

function emailPropsOf(row: Omit<LeadTable, 'number'>): LeadEmailProps {
  return {
    id: row.id,
    lead: { kind: row.kind, answers: JSON.parse(row.payload) },
    name: row.name,
    email: row.email,
    reference: row.reference,
    secret: row.secret,
    folder: row.folder,
    receivedAt: row.received_at,
    dueAt: row.due_at,
  };
}

type Row = Omit<LeadTable, 'number'>;

const causeOf = ({ email, account_id: accountId }: Row): MailCause => ({ address: email, accountId });

/**
 * Nobody may use us to write to strangers, so what was typed stands only in a mail to the confirmed address of the
 * account that it was sent from.
 */
async function acknowledgementOf(
  transaction: Db,
  mailLimit: MailLimit,
  { row, now }: { row: Row; now: number },
): Promise<NewOutboxRow> {
  const withAnswers = await mailLimit.isOwn(transaction, causeOf(row));
  const props = { ...emailPropsOf(row), withAnswers };
  return mailRow('lead-acknowledgement', { props, locale: knownLocale(row.locale), subjectId: row.id, now });
}

async function enqueueAcknowledgement(
  transaction: Db,
  mailLimit: MailLimit,
  acknowledged: { row: Row; now: number },
): Promise<void> {
  await enqueueRows(transaction, [await acknowledgementOf(transaction, mailLimit, acknowledged)]);
}

/** Whether a lead that arrives is acknowledged to its sender; `limited` where the address has had too many mails. */
export type Acknowledgement = 'sent' | 'limited' | 'not-wanted';

/**
 * Counts the acknowledgement of a lead, in the transaction that stores it. Spam is acknowledged only when a person
 * restores it.
 */
export async function countAcknowledgement(
  transaction: Db,
  mailLimit: MailLimit,
  row: Row,
): Promise<Acknowledgement> {
  if (row.folder !== 'inbox' || row.email === '') return 'not-wanted';
  return (await mailLimit.take(transaction, causeOf(row), row.received_at)) ? 'sent' : 'limited';
}

/** Tells the company that a lead arrived, and acknowledges it to its sender, in the transaction that stores it. */
export async function enqueueOnReceipt(
  transaction: Db,
  mailLimit: MailLimit,
  { row, acknowledgement }: { row: Row; acknowledgement: Acknowledgement },
): Promise<void> {
  const now = row.received_at;
  const mails = [mailRow('lead-for-desk', { props: emailPropsOf(row), subjectId: row.id, now })];
  if (acknowledgement === 'sent') mails.push(await acknowledgementOf(transaction, mailLimit, { row, now }));
  await enqueueRows(transaction, mails);
}

/** Acknowledges a lead that a person of the desk has restored from spam, whatever its address has had. */
export function acknowledgeRestored(
  transaction: Db,
  mailLimit: MailLimit,
  restored: { row: Row; now: number },
): Promise<void> {
  return enqueueAcknowledgement(transaction, mailLimit, restored);
}

/**
 * Acknowledges a lead to the address that its contact was corrected to, unless it is spam. Where a visitor corrected it,
 * only while the address has not had too many mails.
 */
export async function acknowledgeCorrected(
  transaction: Db,
  mailLimit: MailLimit,
  { row, now, isByVisitor }: { row: Row; now: number; isByVisitor: boolean },
): Promise<void> {
  if (row.folder !== 'inbox' || row.email === '') return;
  if (isByVisitor && !(await mailLimit.take(transaction, causeOf(row), now))) return;
  await enqueueAcknowledgement(transaction, mailLimit, { row, now });
}
