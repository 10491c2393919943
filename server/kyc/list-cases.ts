import { type KycState, reviewStates } from '../../contract/kyc-case.ts';
import type { Db } from '../db/open-database.ts';

/** A case, as the desk's queue shows it; times are milliseconds since 1970. */
export interface ListedCase {
  id: string;
  state: KycState;
  /** Named as the account was when the case was last sent. */
  customer: { name: string; email: string };
  sentAt: number;
  changedAt: number;
  expiresAt: number | null;
  documents: number;
}

/** Where a page of the queue ended: when the last case was sent, and its id. */
export interface CaseCursor {
  sentAt: number;
  id: string;
}

/** Cases of one state, the one that waits longest first; `next` is the cursor of the page behind, null at the end. */
export async function listCases(
  db: Db,
  { state, after, limit = 50 }: { state: KycState; after?: CaseCursor | undefined; limit?: number },
): Promise<{ cases: ListedCase[]; next: CaseCursor | null }> {
  let query = db
    .selectFrom('kyc_cases')
    .select(['id', 'state', 'customer_name', 'customer_email', 'sent_at', 'changed_at', 'expires_at'])
    .select((row) =>
      row
        .selectFrom('kyc_documents')
        .select((document) => document.fn.countAll<number>().as('count'))
        .whereRef('kyc_documents.case_id', '=', 'kyc_cases.id')
        .as('documents'),
    )
    .where('state', '=', state)
    .where('sent_at', 'is not', null)
    .orderBy('sent_at')
    .orderBy('id')
    .limit(limit + 1);
  if (after)
    query = query.where((row) =>
      row.or([
        row('sent_at', '>', after.sentAt),
        row.and([row('sent_at', '=', after.sentAt), row('id', '>', after.id)]),
      ]),
    );
  const rows = await query.execute();
  const cases = rows.slice(0, limit).map((row) => ({
    id: row.id,
    state: row.state,
    customer: { name: row.customer_name, email: row.customer_email },
    sentAt: Number(row.sent_at),
    changedAt: Number(row.changed_at),
    expiresAt: row.expires_at === null ? null : Number(row.expires_at),
    documents: Number(row.documents ?? 0),
  }));
  const last = cases.at(-1);
  return { cases, next: rows.length > limit && last ? { sentAt: last.sentAt, id: last.id } : null };
}

/** How many cases stand in each state that the desk sees. */
export async function countCases(db: Db): Promise<Record<(typeof reviewStates)[number], number>> {
  const rows = await db
    .selectFrom('kyc_cases')
    .select((row) => ['state', row.fn.countAll<number>().as('count')])
    .where('sent_at', 'is not', null)
    .groupBy('state')
    .execute();
  const counted = new Map<string, number>(rows.map(({ state, count }) => [state, Number(count)]));
  return Object.fromEntries(reviewStates.map((state) => [state, counted.get(state) ?? 0])) as Record<
    (typeof reviewStates)[number],
    number
  >;
}

/** The case of each of some accounts, by the account's id; one without a case is absent. */
export async function findCasesOf(
  db: Db,
  accountIds: string[],
): Promise<Map<string, { id: string; state: KycState }>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('kyc_cases')
    .select(['id', 'account_id', 'state'])
    .where('account_id', 'in', accountIds)
    .execute();
  return new Map(rows.map(({ id, account_id, state }) => [account_id, { id, state }]));
}
