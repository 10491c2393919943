import type { Db } from '../../../platform/db/open-database.ts';
import { isSetUpStep, type SetUpStep } from '../set-up-steps.ts';
import type { SettingsActor } from './settings-events.ts';

/** Lists the completed steps of the set-up; they stay completed whatever becomes of the draft. */
export async function listCompletedSteps(db: Db): Promise<SetUpStep[]> {
  const rows = await db.selectFrom('set_up_steps').select('step').execute();
  return rows.map(({ step }) => step).filter(isSetUpStep);
}

/** Completes a step of the set-up; a repeat changes nothing. */
export async function completeStep(
  { db, clock }: { db: Db; clock: () => number },
  by: SettingsActor,
  step: SetUpStep,
): Promise<{ ok: true }> {
  await db
    .insertInto('set_up_steps')
    .values({ step, completed_at: clock(), completed_by: by.name })
    .onConflict((conflict) => conflict.column('step').doNothing())
    .execute();
  return { ok: true };
}
