import { findAccount } from '#features/identity/server/customers/account.ts';
import { parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Answers } from '../../answers.ts';
import { closedStages } from '../../lead.ts';
import { findLeadIdBySecret } from '../secret-links.ts';
import type { LeadKind, LeadTable } from '../tables.ts';

/** A lead as its sender sees it. How it was judged is left out. */
export interface LinkedLead {
  kind: LeadKind;
  reference: string;
  stage: LeadTable['stage'];
  receivedAt: number;
  /** By when a person answers or, once one did, had to; null in the spam folder, where nothing is promised. */
  dueAt: number | null;
  /** Time of the reply; null while the sender waits for it. */
  repliedAt: number | null;
  /** The sender has written since a person last closed it. */
  hasWritten: boolean;
  /** Answers by field name. */
  answers: Answers;
  /** Time of the last correction by staff; null while the answers are as sent. */
  correctedAt: number | null;
  /** It is handled together with another request: what is sent about both goes to the address of that one. */
  isMerged: boolean;
}

export function selectLinkedLeads(db: Db) {
  return db
    .selectFrom('leads')
    .select([
      ...(['leads.id', 'leads.kind', 'leads.reference', 'leads.received_at', 'leads.payload'] as const),
      ...(['leads.merged_into', 'leads.stage', 'leads.due_at', 'leads.replied_at'] as const),
      'leads.customer_wrote_at',
      'leads.folder',
      'leads.corrected_at',
      'leads.no_answer_needed_at',
    ]);
}

type SentRow = Awaited<ReturnType<ReturnType<typeof selectLinkedLeads>['execute']>>[number];

/** False for spam, a notice, and what needs no answer. */
function hasPromise({ folder, replied_at, no_answer_needed_at }: SentRow): boolean {
  return folder === 'inbox' && (replied_at !== null || no_answer_needed_at === null);
}

/** Returns a row of `selectLinkedLeads` as a sent lead. */
export function linkedLeadOf(row: SentRow): LinkedLead {
  return {
    kind: row.kind,
    reference: row.reference,
    stage: row.stage,
    receivedAt: row.received_at,
    dueAt: hasPromise(row) ? row.due_at : null,
    repliedAt: row.replied_at,
    hasWritten: row.customer_wrote_at !== null,
    answers: parseJson(row.payload),
    correctedAt: row.corrected_at,
    isMerged: row.merged_into !== null,
  };
}

/**
 * Returns the time at which a person answered, or by which one will; null where the request was closed and nobody waits, was
 * merged, needs no answer, or is spam.
 */
export function answerOf({ stage, dueAt, repliedAt, hasWritten, isMerged }: LinkedLead) {
  if (isMerged || dueAt === null) return null;
  if (repliedAt !== null) return { isPromise: false, at: repliedAt };
  return closedStages.includes(stage) && !hasWritten ? null : { isPromise: true, at: dueAt };
}

/**
 * Returns the customer's view of a request, by the secret in its address, without its spam score; null when there is
 * none.
 */
export async function findLeadBySecret(db: Db, secret: string): Promise<LinkedLead | null> {
  const id = await findLeadIdBySecret(db, secret);
  const row = id && (await selectLinkedLeads(db).where('leads.id', '=', id).executeTakeFirst());
  return row ? linkedLeadOf(row) : null;
}

export interface OwnContact {
  email: string;
  phone: string;
  /** The account that the lead was sent from, or that has confirmed its address; null without one. */
  accountId: string | null;
  /** The confirmed address of the account that the lead belongs to, which it can be corrected to; null without one. */
  accountEmail: string | null;
  /** False once the lead was merged into another: that one is answered. */
  isCorrectable: boolean;
}

/** Returns the contact of a lead's sender by the secret in its address, or null. */
export async function findOwnContact(db: Db, secret: string): Promise<OwnContact | null> {
  const id = await findLeadIdBySecret(db, secret);
  if (!id) return null;
  const row = await db
    .selectFrom('leads')
    .select(['email', 'phone', 'account_id', 'merged_into'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const account = row.account_id ? await findAccount(db, row.account_id) : null;
  const { email, phone, account_id: accountId } = row;
  const accountEmail = account?.verified ? account.email : null;
  return { email, phone, accountId, accountEmail, isCorrectable: row.merged_into === null };
}
