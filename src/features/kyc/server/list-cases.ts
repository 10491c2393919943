import { csvLine, momentCell } from '../../../platform/csv/csv-line.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import { type KycState, reviewStates } from '../kyc-case.ts';
import type { CaseFilter } from '../kyc-input.ts';

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

/** End of a page of the queue: time and id of the last case. */
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

/** A place in the queue as an address holds it. */
export function cursorOf(place: CaseCursor | null): string | null {
  return place && `${place.sentAt}.${place.id}`;
}

/** The place that an address holds (src/features/kyc/kyc-input.ts says what it looks like); none without one. */
export function placeOf(cursor: string | undefined): CaseCursor | undefined {
  if (cursor === undefined) return undefined;
  const dot = cursor.indexOf('.');
  return { sentAt: Number(cursor.slice(0, dot)), id: cursor.slice(dot + 1) };
}

const titles = ['id', 'state', 'name', 'email', 'documents', 'sentAt', 'changedAt', 'expiresAt'] as const;

function lineOf({ id, state, customer, documents, sentAt, changedAt, expiresAt }: ListedCase): string {
  const cells: Record<(typeof titles)[number], string> = {
    id,
    state,
    ...customer,
    documents: String(documents),
    sentAt: momentCell(sentAt),
    changedAt: momentCell(changedAt),
    expiresAt: momentCell(expiresAt),
  };
  return csvLine(titles.map((title) => cells[title]));
}

/**
 * The KYC cases of one state as CSV, line by line, the titles first and then the one that waits longest; times in ISO
 * 8601. What the customer answered and the documents are not in it. Throws when the database fails.
 */
export async function* caseLines(db: Db, { state }: CaseFilter): AsyncGenerator<string, void> {
  yield csvLine([...titles]);
  let after: CaseCursor | undefined;
  do {
    const { cases, next } = await listCases(db, { state, after, limit: 200 });
    yield* cases.map(lineOf);
    after = next ?? undefined;
  } while (after);
}
