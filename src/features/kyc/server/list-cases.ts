import { momentCell } from '#platform/csv/csv-line.ts';
import type { Db } from '#platform/db/open-database.ts';
import { defineList, type ListPage, type ListRows } from '#platform/lists/define-list.ts';
import { type KycState, reviewStates } from '../kyc-case.ts';
import { caseFilter } from '../kyc-input.ts';

/** A case, as the desk's queue shows it; times are milliseconds since 1970. */
interface ListedCase {
  id: string;
  state: KycState;
  /** Named as the account was when the case was last sent. */
  customer: { name: string; email: string };
  sentAt: number;
  changedAt: number;
  expiresAt: number | null;
  documents: number;
}

async function readCases(
  db: Db,
  state: KycState,
  { cursor, limit }: ListPage,
): Promise<ListRows<ListedCase>> {
  let query = db
    .selectFrom('kyc_cases')
    .select(['id', 'state', 'customer_name', 'customer_email', 'sent_at', 'changed_at', 'expires_at'])
    .select((row) =>
      row
        .selectFrom('files')
        .select((document) => document.fn.countAll<number>().as('count'))
        .whereRef('files.kyc_case_id', '=', 'kyc_cases.id')
        .as('documents'),
    )
    .where('state', '=', state)
    .where('sent_at', 'is not', null)
    .orderBy('sent_at')
    .orderBy('id')
    .limit(limit + 1);
  if (cursor) {
    const [sentAt, id] = cursor.split('.') as [string, string];
    query = query.where((row) =>
      row.or([
        row('sent_at', '>', Number(sentAt)),
        row.and([row('sent_at', '=', Number(sentAt)), row('id', '>', id)]),
      ]),
    );
  }
  const rows = await query.execute();
  const cases = rows.slice(0, limit).map((row) => ({
    id: row.id,
    state: row.state,
    customer: { name: row.customer_name, email: row.customer_email },
    sentAt: Number(row.sent_at),
    changedAt: row.changed_at,
    expiresAt: row.expires_at,
    documents: Number(row.documents ?? 0),
  }));
  const last = cases.at(-1);
  return { rows: cases, next: rows.length > limit && last ? `${last.sentAt}.${last.id}` : null };
}

/** Without the customer's answers and documents. */
export const caseList = defineList({
  name: 'kyc',
  noun: 'KYC cases',
  first: 'the longest waiting',
  query: caseFilter,
  cursor: () => /^\d{1,15}\.[\w-]{1,64}$/,
  read: ({ db }: { db: Db }, { state }, page) => readCases(db, state, page),
  cells: {
    id: ({ id }) => id,
    state: ({ state }) => state,
    name: ({ customer }) => customer.name,
    email: ({ customer }) => customer.email,
    documents: ({ documents }) => String(documents),
    sentAt: ({ sentAt }) => momentCell(sentAt),
    changedAt: ({ changedAt }) => momentCell(changedAt),
    expiresAt: ({ expiresAt }) => momentCell(expiresAt),
  },
});

/** Counts the cases in each state that the desk sees. */
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
