import { problemsOf } from '../../../platform/values/text.ts';
import { storedSettings } from '../settings.ts';
import type { SettingsDependencies } from './published-versions.ts';
import { checkWhole, type Invalid, keepDraft, type SettingsActor } from './settings-store.ts';

/** Words the mistakes that only a file written by hand has; the schema words the others. */
function mistakeOfFile(issue: { code?: string; keys?: unknown; input?: unknown }): string | undefined {
  if (issue.code === 'unrecognized_keys')
    return `There is no field ${(issue.keys as string[]).join(', ')}. Is it misspelled?`;
  return issue.input === undefined ? 'This field is missing.' : undefined;
}

/** Checks whole settings as they were exported, and makes them the draft in place of another. */
export async function importSettings(
  { db, clock }: Pick<SettingsDependencies, 'db' | 'clock'>,
  by: SettingsActor,
  value: unknown,
): Promise<{ ok: true } | Invalid> {
  const parsed = storedSettings.safeParse(value, { error: mistakeOfFile });
  if (!parsed.success) return { ok: false, reason: 'fields', problems: problemsOf(parsed.error.issues) };
  const problem = checkWhole(parsed.data, clock());
  if (problem) return problem;
  await keepDraft(db, by, parsed.data, clock());
  return { ok: true };
}
