import { planErasure } from '#features/people/server/erase-person.ts';
import {
  findPerson,
  listAccountsAlone,
  listErasures,
  listPeople,
} from '#features/people/server/list-people.ts';
import type { Deps, Question } from './question.ts';

const texts: Record<string, string> = {
  'a first name': 'ana',
  'a whole name': 'zoe nunez',
  'a company': 'bahia winery',
  'an e-mail address': 'ana.alvarez7@',
  'one letter': 's',
  'a word of many names': 'coffee',
  'a word of every text and no name': 'houston',
  'two words of texts': 'monthly houston',
  'nobody has it': 'zzyzx',
};

async function pageBehind(
  list: (cursor: string | undefined) => Promise<{ next: string | null }>,
  pages: number,
): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let read = 0; read < pages; read += 1) cursor = (await list(cursor)).next ?? undefined;
  return cursor;
}

export async function peopleQuestions(deps: Deps): Promise<Question[]> {
  const { db } = deps;
  const later = await pageBehind((cursor) => listPeople(deps, { text: '', cursor }), 20);
  const commonLater = await pageBehind((cursor) => listPeople(deps, { text: 'coffee', cursor }), 5);
  const aloneLater = await pageBehind((cursor) => listAccountsAlone(deps, { text: '', cursor }), 5);
  const erasures = await listErasures(db);
  const { id: customer } = await db
    .selectFrom('accounts')
    .innerJoin('kyc_cases', 'kyc_cases.account_id', 'accounts.id')
    .innerJoin('leads', 'leads.account_id', 'accounts.id')
    .select('accounts.id')
    .orderBy('accounts.id', 'desc')
    .executeTakeFirstOrThrow();
  const before = erasures.at(-1)?.id;
  return [
    { name: 'people', ask: (asked) => listPeople(asked, { text: '' }) },
    { name: 'people, page 21', ask: (asked) => listPeople(asked, { text: '', cursor: later }) },
    ...Object.entries(texts).map(
      ([name, text]): Question => ({ name: `people: ${name}`, ask: (asked) => listPeople(asked, { text }) }),
    ),
    {
      name: 'people: a word of many names, page 6',
      ask: (asked) => listPeople(asked, { text: 'coffee', cursor: commonLater }),
    },
    { name: 'accounts alone', ask: (asked) => listAccountsAlone(asked, { text: '' }) },
    {
      name: 'accounts alone, page 6',
      ask: (asked) => listAccountsAlone(asked, { text: '', cursor: aloneLater }),
    },
    { name: 'accounts alone: a first name', ask: (asked) => listAccountsAlone(asked, { text: 'ana' }) },
    { name: 'accounts alone: nobody has it', ask: (asked) => listAccountsAlone(asked, { text: 'zzyzx' }) },
    { name: 'a person', ask: (asked) => findPerson(asked, customer) },
    { name: 'a person, before a deletion', ask: (asked) => planErasure(asked.db, customer) },
    { name: 'deletions', ask: (asked) => listErasures(asked.db) },
    { name: 'deletions, page 2', ask: (asked) => listErasures(asked.db, { before }) },
  ];
}
