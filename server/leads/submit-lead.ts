import { v7 as uuidv7 } from 'uuid';
import type { Company } from '../../contract/company.ts';
import type { ContactMessageInput } from '../../contract/contact-message.ts';
import type { Language } from '../../contract/language.ts';
import { answerDueAt } from '../../contract/office-clock.ts';
import type { RateRequestInput } from '../../contract/rate-request.ts';
import type { Db } from '../db/open-database.ts';
import type { LeadTable } from '../db/tables.ts';
import { assessSuspicion } from '../intake/assess-suspicion.ts';
import { type Circumstances, dedupeKeyOf, textHashOf } from '../intake/circumstances.ts';
import { countEqualTexts } from '../intake/count-equal-texts.ts';
import { newReference, newSecret } from '../intake/reference.ts';
import { enqueueMail } from '../mail/outbox.ts';

/** What a command needs of the house. */
export interface LeadDependencies {
  db: Db;
  company: Company;
  clock: () => number;
  /** Tells the outbox worker that mail is waiting. */
  mailIsWaiting: () => void;
}

export type LeadInput =
  | { kind: 'rate-request'; answers: RateRequestInput }
  | { kind: 'contact-message'; answers: ContactMessageInput };

/** The account that a lead is sent from. */
export interface LeadAccount {
  id: string;
  name: string;
  email: string;
}

export type LeadOutcome =
  | { ok: true; reference: string; secret: string; dueAt: number }
  | { ok: false; reason: 'one-way-to-answer' };

/** The answers that every lead has, under the names that lists show them by. */
function summaryOf(lead: LeadInput) {
  if (lead.kind === 'contact-message') {
    const { name, email, subject, message } = lead.answers;
    return { name, company: '', email, phone: '', texts: [name, subject, message] };
  }
  const { clientName, brandName, email, phone, referenceNumber: _, service: __, ...rest } = lead.answers;
  return {
    name: clientName,
    company: brandName,
    email,
    phone,
    texts: [clientName, brandName, ...Object.values(rest)],
  };
}

/**
 * Stores a rate request or contact message with the mails it causes, in one durable transaction: when this returns,
 * the lead can no longer be lost. The same submission sent again (equal key and answers) is answered as the first
 * time and stored once. Refuses only a rate request that gives no way to answer it: an address, a telephone
 * number, or the account that it is sent from. Throws when the database fails.
 */
export async function submitLead(
  { db, company, clock, mailIsWaiting }: LeadDependencies,
  lead: LeadInput,
  circumstances: Circumstances,
  account?: LeadAccount,
): Promise<LeadOutcome> {
  const { texts, ...summary } = summaryOf(lead);
  if (!account && summary.email === '' && summary.phone === '')
    return { ok: false, reason: 'one-way-to-answer' };

  const email = summary.email || (account?.email ?? '');
  const now = clock();
  const dedupeKey = dedupeKeyOf(lead.kind, circumstances.key, lead.answers);
  const textHash = textHashOf(...texts);
  const suspicion = assessSuspicion(texts, await countEqualTexts(db, 'leads', textHash, now), circumstances);
  const withinHours =
    lead.kind === 'rate-request' ? company.answerWithin.rateRequest : company.answerWithin.contactMessage;

  const row: LeadTable = {
    id: uuidv7(),
    kind: lead.kind,
    reference: newReference(lead.kind),
    secret: newSecret(),
    stage: 'new',
    folder: suspicion.folder,
    spam_score: suspicion.score,
    spam_reasons: JSON.stringify(suspicion.reasons),
    text_hash: textHash,
    dedupe_key: dedupeKey,
    language: circumstances.language,
    ...summary,
    name: summary.name || (account?.name ?? ''),
    email,
    email_key: email.toLowerCase(),
    payload: JSON.stringify(lead.answers),
    received_at: now,
    due_at: answerDueAt(now, withinHours, company.hours),
    account_id: account?.id ?? null,
  };

  const stored = await storeOnce(db, row, lead, circumstances.language);
  mailIsWaiting();
  return { ok: true, reference: stored.reference, secret: stored.secret, dueAt: stored.due_at };
}

type StoredLead = Pick<LeadTable, 'reference' | 'secret' | 'due_at'>;

/** Inserts the row and its mails, or finds the one stored before; draws a new reference when that one is taken. */
async function storeOnce(db: Db, row: LeadTable, lead: LeadInput, language: Language): Promise<StoredLead> {
  const stored = await db.transaction().execute(async (transaction): Promise<StoredLead | null> => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('leads')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) {
      const earlier = await transaction
        .selectFrom('leads')
        .select(['reference', 'secret', 'due_at'])
        .where('dedupe_key', '=', row.dedupe_key)
        .executeTakeFirst();
      return earlier ?? null;
    }
    await enqueueLeadMails(transaction, row, lead, language);
    return row;
  });
  return stored ?? storeOnce(db, { ...row, reference: newReference(row.kind) }, lead, language);
}

async function enqueueLeadMails(
  transaction: Db,
  row: LeadTable,
  lead: LeadInput,
  language: Language,
): Promise<void> {
  const props = {
    lead,
    language,
    name: row.name,
    email: row.email,
    reference: row.reference,
    secret: row.secret,
    folder: row.folder,
    receivedAt: row.received_at,
    dueAt: row.due_at,
  };
  const mail = { props, subjectId: row.id, now: row.received_at };
  await enqueueMail(transaction, 'lead-for-desk', mail);
  // Nobody may use us to mail strangers, so a suspicious submission is acknowledged only once a person restores it.
  if (row.folder === 'inbox' && row.email !== '')
    await enqueueMail(transaction, 'lead-acknowledgement', mail);
}
