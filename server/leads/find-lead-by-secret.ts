import type { Db } from '../db/open-database.ts';
import type { LeadKind, LeadTable } from '../db/tables.ts';

export interface SentLead {
  kind: LeadKind;
  reference: string;
  stage: LeadTable['stage'];
  receivedAt: number;
  dueAt: number;
  /** What was sent, by field name. */
  answers: Record<string, string>;
}

/** What newSecret draws: 24 bytes in base64url. Anything else need not reach the database. */
const secretPattern = /^[\w-]{32}$/;

/** What a customer may see of their own request: by the secret in its address, or null. How it was judged is left out. */
export async function findLeadBySecret(db: Db, secret: string): Promise<SentLead | null> {
  if (!secretPattern.test(secret)) return null;
  const row = await db
    .selectFrom('leads')
    .select(['kind', 'reference', 'stage', 'received_at', 'due_at', 'payload'])
    .where('secret', '=', secret)
    .executeTakeFirst();
  if (!row) return null;
  return {
    kind: row.kind,
    reference: row.reference,
    stage: row.stage,
    receivedAt: Number(row.received_at),
    dueAt: Number(row.due_at),
    answers: JSON.parse(row.payload),
  };
}
