import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { isSetUpStep, type SetUpStep } from '../set-up-steps.ts';
import { type DraftDependencies, notifySubscribers, type SettingsActor } from './settings-events.ts';

/** Lists the completed steps of the set-up; they stay completed whatever becomes of the draft. */
export async function listCompletedSteps(db: Db): Promise<SetUpStep[]> {
  const rows = await db.selectFrom('set_up_steps').select('step').execute();
  return rows.map(({ step }) => step).filter(isSetUpStep);
}

/** Completes a step of the set-up in a transaction; a repeat changes nothing. */
export async function completeStepIn(
  deps: DraftDependencies,
  transaction: Db,
  by: SettingsActor,
  step: SetUpStep,
): Promise<void> {
  const { numInsertedOrUpdatedRows: added } = await transaction
    .insertInto('set_up_steps')
    .values({ step, completed_at: deps.clock(), completed_by: by.name })
    .onConflict((conflict) => conflict.column('step').doNothing())
    .executeTakeFirstOrThrow();
  if (added) await notifySubscribers(deps, transaction, { by, action: 'step-completed', detail: step });
}

/** Completes a step that changes no part. */
export function completeStep(
  deps: DraftDependencies,
  by: SettingsActor,
  step: SetUpStep,
): Promise<{ ok: true }> {
  return transact(deps.db, async (transaction) => {
    await completeStepIn(deps, transaction, by, step);
    return { ok: true };
  });
}
