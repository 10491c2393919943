import { createHash } from 'node:crypto';
import type { ReviewState } from '#features/kyc/kyc-case.ts';
import { sealAnswers } from '#features/kyc/server/case-rows.ts';
import type { KycAccessLogTable, KycCaseTable } from '#features/kyc/server/tables.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { FileChunkTable, FileTable } from '#platform/db/tables.ts';
import { sealChunks } from '#platform/files/stored-file.ts';
import { knownLocale, type Locale } from '#platform/i18n/locale.ts';
import { type Cipher, pinKey } from '#platform/secrets/cipher.ts';
import { day } from '#platform/values/durations.ts';
import { pdf } from '../documents.ts';
import { wholeAnswers } from '../kyc-answers.ts';
import { type Draw, randomFrom, seedId, storeRows } from './draw.ts';
import { madeUpStaff } from './requests.ts';
import { madeUpSubmission } from './submission.ts';
import { textsIn } from './texts.ts';

const oneAccountIn = 10;

const states: Record<ReviewState, number> = {
  sent: 10,
  'in-review': 5,
  'more-needed': 15,
  accepted: 60,
  expired: 10,
};

interface Customer {
  id: string;
  name: string;
  email: string;
  locale: Locale;
  openedAt: number;
  /** The request that the account was opened after; null for who never sent one. */
  leadId: string | null;
}

/** Accounts: some of those who sent a request, and a few who never did. */
async function customersOf(db: Db, draw: Draw, { now }: { now: number }): Promise<Customer[]> {
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'name', 'email_key', 'locale', 'received_at'])
    .where('folder', '=', 'inbox')
    .where('email_key', '!=', '')
    .orderBy('number')
    .execute();
  const senders = leads
    .filter((_, index) => index % oneAccountIn === 0)
    .map(
      (lead): Omit<Customer, 'id'> => ({
        name: lead.name,
        email: lead.email_key,
        locale: knownLocale(lead.locale),
        openedAt: Number(lead.received_at),
        leadId: lead.id,
      }),
    );
  const others = Array.from({ length: Math.ceil(senders.length / 5) }, (_, index): Omit<Customer, 'id'> => {
    const { name, email, locale } = madeUpSubmission(draw, now);
    const openedAt = now - draw.whole(1, 700) * day;
    return { name, email: `only.${index}.${email}`, locale, openedAt, leadId: null };
  });
  const byEmail = new Map([...others, ...senders].map((customer) => [customer.email, customer]));
  const inOrder = [...byEmail.values()].sort((one, other) => one.openedAt - other.openedAt);
  return inOrder.map((customer, index) => ({ id: seedId(index), ...customer }));
}

interface KycRows {
  cases: KycCaseTable[];
  documents: FileTable[];
  chunks: FileChunkTable[];
  accessLog: KycAccessLogTable[];
}

/** A case with up to three documents, and the log of what was done with it; added to the rows. */
function addCase(rows: KycRows, draw: Draw, cipher: Cipher, customer: Customer, now: number): void {
  const { id: accountId, name, email, locale } = customer;
  const id = `case-${accountId}`;
  const state = draw.weighted(states);
  const sentAt = Math.min(customer.openedAt + draw.whole(1, 20) * day, now);
  const isAccepted = state === 'accepted' || state === 'expired';
  rows.cases.push({
    id,
    account_id: accountId,
    state,
    answers: sealAnswers(cipher, accountId, { ...wholeAnswers, contactName: name, contactEmail: email }),
    reviewer_comment: state === 'more-needed' ? textsIn[locale].reviewerComment : '',
    customer_name: name,
    customer_email: email,
    locale,
    sent_at: sentAt,
    accepted_at: isAccepted ? sentAt + day : null,
    expires_at: isAccepted ? (state === 'accepted' ? now + draw.whole(1, 300) * day : now - day) : null,
    changed_at: isAccepted ? sentAt + day : sentAt,
  });
  const look = (
    action: KycAccessLogTable['action'],
    by: KycAccessLogTable['by'],
    documentId: string | null,
  ) =>
    rows.accessLog.push({
      id: `look-${accountId}-${String(rows.accessLog.length).padStart(9, '0')}`,
      case_id: id,
      document_id: documentId,
      by,
      by_id: by === 'staff' ? draw.one(madeUpStaff).id : accountId,
      action,
      at: sentAt,
    });
  for (let document = draw.whole(0, 3); document > 0; document -= 1) {
    const documentId = `document-${accountId}-${document}`;
    const content = pdf(`${name}, certificate ${document}`);
    rows.documents.push({
      id: documentId,
      kyc_case_id: id,
      name: `Certificate ${document}.pdf`,
      type: 'pdf',
      size: content.length,
      digest: createHash('sha256').update(content).digest('hex'),
      added_at: sentAt,
      added_by: null,
    });
    const chunks = sealChunks(cipher, { fileId: documentId, ownerId: accountId }, content);
    rows.chunks.push(...chunks.map((sealed, number) => ({ file_id: documentId, number, sealed })));
    look('uploaded', 'customer', documentId);
    if (state !== 'sent') look('viewed', 'staff', documentId);
  }
  look('sent', 'customer', null);
}

/**
 * Gives some of the made-up requests an account, and half of the accounts a KYC case with documents, the same ones for the
 * same seed. Nobody can sign in with them, for they have no password.
 */
export async function seedCustomers(
  db: Db,
  { now, seed = 1, cipher }: { now: number; seed?: number; cipher: Cipher },
): Promise<void> {
  const draw = randomFrom(seed + 1);
  const customers = await customersOf(db, draw, { now });
  const rows: KycRows = { cases: [], documents: [], chunks: [], accessLog: [] };
  for (const customer of customers) if (draw.chance(0.5)) addCase(rows, draw, cipher, customer, now);
  await pinKey(db, cipher);
  await storeRows(db, {
    accounts: customers.map(({ id, name, email, locale, openedAt }) => ({
      id,
      name,
      email,
      locale,
      email_verified: 1,
      password: '',
      created_at: openedAt,
      updated_at: openedAt,
    })),
    kyc_cases: rows.cases,
    files: rows.documents,
    file_chunks: rows.chunks,
    kyc_access_log: rows.accessLog,
  });
  await db.transaction().execute(async (transaction) => {
    for (const { id, leadId } of customers)
      if (leadId !== null)
        await transaction.updateTable('leads').set({ account_id: id }).where('id', '=', leadId).execute();
  });
}
