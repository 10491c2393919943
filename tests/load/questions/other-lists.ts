import { feedbackFilter } from '#features/feedback/feedback-list.ts';
import { countFeedback, feedbackFigures, feedbackList } from '#features/feedback/server/list-feedback.ts';
import { reviewStates } from '#features/kyc/kyc-case.ts';
import { listAccessLog } from '#features/kyc/server/access-log.ts';
import { caseList, countCases } from '#features/kyc/server/list-cases.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Deps, Question } from './question.ts';

const filters: Record<string, ReturnType<typeof feedbackFilter.parse>> = {
  all: feedbackFilter.parse({}),
  'nine or ten': feedbackFilter.parse({ from: 9 }),
  'one mark, which few give': feedbackFilter.parse({ to: 1 }),
  spam: feedbackFilter.parse({ folder: 'spam' }),
  'spam, one mark': feedbackFilter.parse({ folder: 'spam', to: 1 }),
};

const first = { limit: 50 };

async function feedbackQuestions(deps: Deps): Promise<Question[]> {
  const all = feedbackFilter.parse({});
  let cursor = '';
  for (let read = 0; read < 20; read += 1)
    cursor = (await feedbackList.read(deps, all, { ...first, ...(cursor && { cursor }) })).next ?? cursor;
  const { timeZone } = currentSettings().company.hours;
  return [
    ...Object.entries(filters).map(
      ([name, filter]): Question => ({
        name: `feedback, ${name}`,
        ask: (asked) => feedbackList.read(asked, filter, first),
      }),
    ),
    { name: 'feedback, page 21', ask: (asked) => feedbackList.read(asked, all, { ...first, cursor }) },
    { name: 'feedback, counts', ask: (asked) => countFeedback(asked.db) },
    { name: 'feedback, figures', ask: (asked) => feedbackFigures(asked.db, asked.clock(), timeZone) },
  ];
}

async function kycQuestions(deps: Deps): Promise<Question[]> {
  let cursor = '';
  for (let read = 0; read < 20; read += 1)
    cursor =
      (await caseList.read(deps, { state: 'accepted' }, { ...first, ...(cursor && { cursor }) })).next ??
      cursor;
  const { case_id: caseId } = await deps.db
    .selectFrom('kyc_access_log')
    .select('case_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return [
    ...reviewStates.map(
      (state): Question => ({
        name: `KYC queue, ${state}`,
        ask: (asked) => caseList.read(asked, { state }, first),
      }),
    ),
    {
      name: 'KYC queue, accepted, page 21',
      ask: (asked) => caseList.read(asked, { state: 'accepted' }, { ...first, cursor }),
    },
    { name: 'KYC queue, counts', ask: (asked) => countCases(asked.db) },
    { name: 'the log of a case', ask: (asked) => listAccessLog(asked.db, caseId) },
  ];
}

export async function otherLists(deps: Deps): Promise<Question[]> {
  return [...(await feedbackQuestions(deps)), ...(await kycQuestions(deps))];
}
