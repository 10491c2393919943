import type { Language } from '../../contract/language.ts';
import { isLanguage } from '../../contract/language.ts';
import type { Db } from '../db/open-database.ts';
import type { LeadTable } from '../db/tables.ts';
import type { LeadEmailProps } from '../mail/lead-email.ts';
import { enqueueMail } from '../mail/outbox.ts';

function emailPropsOf(row: Omit<LeadTable, 'number'>): LeadEmailProps {
  const language: Language = isLanguage(row.language) ? row.language : 'en';
  return {
    lead: { kind: row.kind, answers: JSON.parse(row.payload) } as LeadEmailProps['lead'],
    language,
    name: row.name,
    email: row.email,
    reference: row.reference,
    secret: row.secret,
    folder: row.folder,
    receivedAt: row.received_at,
    dueAt: row.due_at,
  };
}

/** Tells the company that a lead arrived; in the transaction that stores it. */
export async function enqueueForDesk(
  transaction: Db,
  row: Omit<LeadTable, 'number'>,
  now: number,
): Promise<void> {
  await enqueueMail(transaction, 'lead-for-desk', { props: emailPropsOf(row), subjectId: row.id, now });
}

/**
 * Acknowledges a lead to whoever sent it, once. Nobody may use us to mail strangers, so a suspicious one is acknowledged
 * only when a person restores it. Tells whether a mail was enqueued.
 */
export async function enqueueAcknowledgement(
  transaction: Db,
  row: Omit<LeadTable, 'number'>,
  now: number,
): Promise<boolean> {
  if (row.folder !== 'inbox' || row.email === '') return false;
  await enqueueMail(transaction, 'lead-acknowledgement', {
    props: emailPropsOf(row),
    subjectId: row.id,
    now,
  });
  return true;
}
