import type { CaseFilter } from '../../contract/kyc-input.ts';
import { csvLine } from '../csv/csv-line.ts';
import type { Db } from '../db/open-database.ts';
import { type CaseCursor, type ListedCase, listCases } from './list-cases.ts';

const titles = ['id', 'state', 'name', 'email', 'documents', 'sentAt', 'changedAt', 'expiresAt'] as const;

const momentOf = (at: number | null) => (at === null ? '' : new Date(at).toISOString());

function lineOf({ id, state, customer, documents, sentAt, changedAt, expiresAt }: ListedCase): string {
  const cells: Record<(typeof titles)[number], string> = {
    id,
    state,
    ...customer,
    documents: String(documents),
    sentAt: momentOf(sentAt),
    changedAt: momentOf(changedAt),
    expiresAt: momentOf(expiresAt),
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
