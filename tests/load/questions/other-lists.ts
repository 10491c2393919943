import { type FeedbackPage, feedbackPage } from '../../../src/features/feedback/feedback-list.ts';
import {
  countFeedback,
  feedbackFigures,
  listFeedback,
} from '../../../src/features/feedback/server/list-feedback.ts';
import { reviewStates } from '../../../src/features/kyc/kyc-case.ts';
import { listAccessLog } from '../../../src/features/kyc/server/access-log.ts';
import { type CaseCursor, countCases, listCases } from '../../../src/features/kyc/server/list-cases.ts';
import { currentSettings } from '../../../src/features/settings/server/current-settings.ts';
import type { Deps, Question } from './question.ts';

const pages: Record<string, FeedbackPage> = {
  all: feedbackPage.parse({}),
  'nine or ten': feedbackPage.parse({ from: 9 }),
  'one mark, which few give': feedbackPage.parse({ to: 1 }),
  spam: feedbackPage.parse({ folder: 'spam' }),
  'spam, one mark': feedbackPage.parse({ folder: 'spam', to: 1 }),
};

async function feedbackQuestions({ db }: Deps): Promise<Question[]> {
  let cursor = '';
  for (let read = 0; read < 20; read += 1)
    cursor = (await listFeedback(db, feedbackPage.parse({ ...(cursor ? { cursor } : {}) }))).next ?? cursor;
  const { timeZone } = currentSettings().company.hours;
  return [
    ...Object.entries(pages).map(
      ([name, page]): Question => ({
        name: `feedback, ${name}`,
        ask: (asked) => listFeedback(asked.db, page),
      }),
    ),
    { name: 'feedback, page 21', ask: (asked) => listFeedback(asked.db, feedbackPage.parse({ cursor })) },
    { name: 'feedback, counts', ask: (asked) => countFeedback(asked.db) },
    { name: 'feedback, figures', ask: (asked) => feedbackFigures(asked.db, asked.clock(), timeZone) },
  ];
}

async function kycQuestions({ db }: Deps): Promise<Question[]> {
  let after: CaseCursor | undefined;
  for (let read = 0; read < 20; read += 1)
    after = (await listCases(db, { state: 'accepted', after })).next ?? after;
  const { case_id: caseId } = await db
    .selectFrom('kyc_access_log')
    .select('case_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return [
    ...reviewStates.map(
      (state): Question => ({ name: `KYC queue, ${state}`, ask: (asked) => listCases(asked.db, { state }) }),
    ),
    {
      name: 'KYC queue, accepted, page 21',
      ask: (asked) => listCases(asked.db, { state: 'accepted', after }),
    },
    { name: 'KYC queue, counts', ask: (asked) => countCases(asked.db) },
    { name: 'the log of a case', ask: (asked) => listAccessLog(asked.db, caseId) },
  ];
}

export async function otherLists(deps: Deps): Promise<Question[]> {
  return [...(await feedbackQuestions(deps)), ...(await kycQuestions(deps))];
}
