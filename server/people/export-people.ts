import type { PeopleFilter } from '../../contract/people-list.ts';
import { csvLine } from '../csv/csv-line.ts';
import { type ListedPerson, listAccountsAlone, listPeople } from './list-people.ts';
import type { PeopleDependencies } from './people-dependencies.ts';

const titles = ['email', 'name', 'company', 'requests', 'account', 'kyc', 'lastAt'] as const;

function lineOf({ email, name, company, requests, account, kyc, lastAt }: ListedPerson): string {
  const cells: Record<(typeof titles)[number], string> = {
    email,
    name,
    company,
    requests: String(requests),
    account: account ? (account.verified ? 'verified' : 'unverified') : '',
    kyc: kyc ?? '',
    lastAt: new Date(lastAt).toISOString(),
  };
  return csvLine(titles.map((title) => cells[title]));
}

/**
 * The people that a filter finds as CSV, line by line, the titles first; `lastAt` is when the last request came or the
 * account was opened, in ISO 8601. Throws when the database fails.
 */
export async function* peopleLines(
  deps: PeopleDependencies,
  { show, text }: PeopleFilter,
): AsyncGenerator<string, void> {
  yield csvLine([...titles]);
  const list = show === 'accounts' ? listAccountsAlone : listPeople;
  let cursor: string | undefined;
  do {
    const { people, next } = await list(deps, { text, cursor, limit: 200 });
    yield* people.map(lineOf);
    cursor = next ?? undefined;
  } while (cursor);
}
