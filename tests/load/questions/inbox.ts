import { leadFigures } from '#features/figures/server/lead-figures.ts';
import { type LeadFilter, type LeadPage, leadPage } from '#features/requests/lead-input.ts';
import { countLeads, countWaiting } from '#features/requests/server/inbox/count-leads.ts';
import { listLeads } from '#features/requests/server/inbox/list-leads.ts';
import type { Deps, Question } from './question.ts';

const filters: Record<string, LeadFilter> = {
  'no filter': {},
  'stage quoted': { stage: 'quoted' },
  'stage need-information': { stage: 'need-information' },
  spam: { stage: 'spam' },
  'owner, lost': { owner: 'sample-1', stage: 'lost' },
  'nobody’s': { owner: 'none' },
  'to do': { toDo: 'sample-1' },
  'service, locale': { service: 'train-freight', locale: 'pt' },
  'kind, service, owner, stage': {
    kind: 'rate-request',
    service: 'warehousing',
    owner: 'sample-2',
    stage: 'quoting',
  },
  overdue: { due: 'overdue' },
  soon: { due: 'soon' },
  'text: common word': { text: 'coffee' },
  'text: one letter': { text: 'c' },
  'text: two letters': { text: 'sa' },
  'text: half a word': { text: 'cera' },
  'text: half a reference': { text: 'rr-7' },
  'text: folded name': { text: 'sao paulo' },
  'text: two common words': { text: 'coffee houston' },
  'text: e-mail': { text: 'ana.alvarez7@' },
  'text: company': { text: 'bahia winery' },
  'text: nothing has it': { text: 'zzyzx' },
  'text: common and rare': { text: 'houston zoe nunez' },
  'text: common, rare stage': { text: 'coffee', stage: 'quoting' },
  'text: one letter, owner, service': { text: 'm', owner: 'sample-3', service: 'air-freight' },
  'text: common, overdue': { text: 'houston', due: 'overdue' },
};

const sorts: LeadPage[] = [leadPage.parse({}), leadPage.parse({ sort: 'urgent' })];

/** The cursor behind twenty pages. */
async function deepCursor(deps: Deps, page: LeadPage): Promise<string> {
  let cursor = '';
  for (let read = 0; read < 20; read += 1)
    cursor = (await listLeads(deps, {}, { ...page, ...(cursor ? { cursor } : {}) })).next ?? '';
  return cursor;
}

export async function inboxQuestions(deps: Deps): Promise<Question[]> {
  const lists = Object.entries(filters).flatMap(([name, filter]): Question[] => [
    ...sorts.map((page) => ({
      name: `${name}, ${page.sort}`,
      ask: (asked: Deps) => listLeads(asked, filter, page),
    })),
    { name: `${name}, counts`, ask: (asked) => countLeads(asked, filter) },
  ]);
  const deep = await Promise.all(
    sorts.map(async (page): Promise<Question> => {
      const cursor = await deepCursor(deps, page);
      return { name: `page 21, ${page.sort}`, ask: (asked) => listLeads(asked, {}, { ...page, cursor }) };
    }),
  );
  const figures = [4, 12, 26].map(
    (weeks): Question => ({
      name: `figures, ${weeks} weeks`,
      ask: (asked) => leadFigures(asked, { weeks }),
      bar: 250,
    }),
  );
  return [...lists, ...deep, { name: 'how many wait', ask: countWaiting }, ...figures];
}
