import { quoteTabs } from '#features/quotes/list.ts';
import { quoteFigures } from '#features/quotes/server/quote-figures.ts';
import { countQuotes, quoteList } from '#features/quotes/server/quote-list.ts';
import type { Deps, Question } from './question.ts';

const texts = { 'common word': 'coffee', 'one letter': 'c', reference: 'rr-7', 'nothing has it': 'zzyzx' };

export async function quoteQuestions(deps: Deps): Promise<Question[]> {
  const page = { limit: 50 };
  let cursor = '';
  for (let read = 0; read < 20; read += 1)
    cursor =
      (await quoteList.read(deps, { state: 'all', text: '' }, { ...page, ...(cursor ? { cursor } : {}) }))
        .next ?? cursor;
  return [
    ...quoteTabs.map(
      (state): Question => ({
        name: `quotes, ${state}`,
        ask: (asked) => quoteList.read(asked, { state, text: '' }, page),
      }),
    ),
    ...(['open', 'accepted', 'all', 'draft'] as const).map(
      (state): Question => ({
        name: `quotes, ${state}, oldest`,
        ask: (asked) => quoteList.read(asked, { state, text: '', sort: 'oldest' }, page),
      }),
    ),
    ...(['open', 'accepted'] as const).map(
      (state): Question => ({
        name: `quotes, ${state}, ending`,
        ask: (asked) => quoteList.read(asked, { state, text: '', sort: 'ending' }, page),
      }),
    ),
    {
      name: 'quotes, page 21',
      ask: (asked) => quoteList.read(asked, { state: 'all', text: '' }, { ...page, cursor }),
    },
    { name: 'quotes, counts', ask: (asked) => countQuotes(asked, '') },
    ...Object.entries(texts).flatMap(([name, text]): Question[] => [
      { name: `quotes, text: ${name}`, ask: (asked) => quoteList.read(asked, { state: 'all', text }, page) },
      { name: `quotes, text: ${name}, counts`, ask: (asked) => countQuotes(asked, text) },
    ]),
    ...[4, 12, 26].map(
      (weeks): Question => ({
        name: `quotes, figures, ${weeks} weeks`,
        ask: (asked) => quoteFigures(asked, { weeks }),
      }),
    ),
  ];
}
