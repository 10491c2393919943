import type { Answers } from '../../../contract/answers.ts';
import { findAccount } from '../../accounts/account.ts';
import type { Db } from '../../db/open-database.ts';
import type { LeadKind, LeadTable } from '../../db/tables.ts';
import { findBeforeAnswers } from '../reply/withdraw-reply.ts';
import { findLeadIdBySecret } from '../secret-links.ts';
import { haveSameSender } from '../senders/same-sender.ts';

/** A lead as its sender sees it. How it was judged is left out. */
export interface SentLead {
  kind: LeadKind;
  reference: string;
  stage: LeadTable['stage'];
  receivedAt: number;
  /** By when a person answers or, once one did, had to. */
  dueAt: number;
  /** When a person answered; null while the sender waits for it. */
  repliedAt: number | null;
  /** The sender has written since a person last closed it. */
  hasWritten: boolean;
  /** What was sent, by field name. */
  answers: Answers;
  /** References of the same sender's requests that are handled together with this one. */
  handledWith: string[];
}

export function selectSentLeads(db: Db) {
  return (
    db
      .selectFrom('leads')
      // One that was merged into another stands where the other does.
      .leftJoin('leads as kept', 'kept.id', 'leads.merged_into')
      .select([
        'leads.id',
        'leads.kind',
        'leads.reference',
        'leads.received_at',
        'leads.payload',
        'leads.merged_into',
        'leads.email_key',
        'leads.account_id',
      ])
      .select((lead) => [
        lead.fn.coalesce('kept.stage', 'leads.stage').as('stage'),
        lead.fn.coalesce('kept.due_at', 'leads.due_at').as('due_at'),
        lead.fn.coalesce('kept.customer_wrote_at', 'leads.customer_wrote_at').as('customer_wrote_at'),
        lead
          .case()
          .when('kept.id', 'is not', null)
          .then(lead.ref('kept.replied_at'))
          .else(lead.ref('leads.replied_at'))
          .end()
          .as('replied_at'),
      ])
  );
}

type SentRow = Awaited<ReturnType<ReturnType<typeof selectSentLeads>['execute']>>[number];

/** The references of requests that are merged with some, by the id of these, without those of other people. */
async function findHandledWith(
  db: Db,
  rows: Pick<SentRow, 'id' | 'merged_into' | 'email_key' | 'account_id'>[],
): Promise<Map<string, string[]>> {
  const surviving = ({ id, merged_into }: { id: string; merged_into: string | null }) => merged_into ?? id;
  const ids = [...new Set(rows.map(surviving))];
  const handledWith = new Map<string, string[]>();
  if (ids.length === 0) return handledWith;
  const columns = db
    .selectFrom('leads')
    .select(['id', 'reference', 'merged_into', 'email_key', 'account_id'])
    .orderBy('number');
  const merged = await columns.where('merged_into', 'in', ids).execute();
  if (merged.length === 0) return handledWith;
  const kept = await columns.where('id', 'in', [...new Set(merged.map(surviving))]).execute();
  for (const row of rows) {
    const others = [...kept, ...merged].filter(
      (other) => other.id !== row.id && surviving(other) === surviving(row) && haveSameSender(other, row),
    );
    handledWith.set(
      row.id,
      others.map(({ reference }) => reference),
    );
  }
  return handledWith;
}

/** Rows of `selectSentLeads` as sent leads, in their order. A reply or quote that can still be taken back is left out. */
export async function sentLeadsOf(db: Db, rows: SentRow[]): Promise<SentLead[]> {
  const surviving = ({ id, merged_into }: SentRow) => merged_into ?? id;
  const [handledWith, before] = await Promise.all([
    findHandledWith(db, rows),
    findBeforeAnswers(db, rows.filter((row) => row.replied_at !== null).map(surviving)),
  ]);
  return rows.map((row) => {
    const { stage, repliedAt } = before.get(surviving(row)) ?? {
      stage: row.stage,
      repliedAt: row.replied_at,
    };
    return {
      kind: row.kind,
      reference: row.reference,
      stage,
      receivedAt: Number(row.received_at),
      dueAt: Number(row.due_at),
      repliedAt: repliedAt === null ? null : Number(repliedAt),
      hasWritten: row.customer_wrote_at !== null,
      answers: JSON.parse(row.payload),
      handledWith: handledWith.get(row.id) ?? [],
    };
  });
}

/** What a customer may see of their own request: by the secret in its address, or null. How it was judged is left out. */
export async function findLeadBySecret(db: Db, secret: string): Promise<SentLead | null> {
  const id = await findLeadIdBySecret(db, secret);
  const row = id && (await selectSentLeads(db).where('leads.id', '=', id).executeTakeFirst());
  if (!row) return null;
  const [lead = null] = await sentLeadsOf(db, [row]);
  return lead;
}

/** How a lead's sender is reached, for the sender. */
export interface OwnContact {
  email: string;
  phone: string;
  /** The confirmed address of the account that the lead belongs to, which it can be corrected to; null without one. */
  accountEmail: string | null;
  /** False once the lead was merged into another: that one is answered. */
  isCorrectable: boolean;
}

/** How the sender of a lead is reached, by the secret in its address, or null. */
export async function findOwnContact(db: Db, secret: string): Promise<OwnContact | null> {
  const id = await findLeadIdBySecret(db, secret);
  if (!id) return null;
  const row = await db
    .selectFrom('leads')
    .select(['email', 'phone', 'account_id', 'merged_into'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const account = row.account_id ? await findAccount(db, row.account_id) : null;
  const { email, phone } = row;
  const accountEmail = account?.verified ? account.email : null;
  return { email, phone, accountEmail, isCorrectable: row.merged_into === null };
}
