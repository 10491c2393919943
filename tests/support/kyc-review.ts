import { expireCases, type ReviewDecision, reviewCase } from '#features/kyc/server/review-case.ts';
import { day } from '#platform/values/durations.ts';
import { serverDatabase } from './server-database.ts';

/**
 * Does what staff do with the sent case of an account, in the database of the running server, which has it there as soon
 * as this returns. `expire` accepts it until tomorrow, and lets that day come for it. Throws when a step is refused.
 */
export async function reviewCaseOf(
  accountId: string,
  decision: ReviewDecision | { kind: 'expire' },
): Promise<void> {
  const { db } = await serverDatabase();
  const now = Date.now();
  const deps = { db, clock: () => now, outboxIsWaiting: () => {} };
  const { id: caseId, state } = await db
    .selectFrom('kyc_cases')
    .select(['id', 'state'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const step = async (next: ReviewDecision) => {
    const outcome = await reviewCase(deps, { caseId, staffId: 'staff', decision: next });
    if (!outcome.ok) throw new Error(`The case was not moved: ${outcome.reason}`);
  };
  if (state === 'sent' && decision.kind !== 'take') await step({ kind: 'take' });
  if (decision.kind !== 'expire') return await step(decision);
  await step({ kind: 'accept', expiresAt: now + day });
  // Other tests' acceptances hold for years.
  await expireCases({ ...deps, clock: () => now + 2 * day });
}
