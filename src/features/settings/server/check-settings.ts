import { problemsOf } from '../../../platform/values/text.ts';
import { NoOpenDay, officeAt } from '../business-hours.ts';
import { type SettingsPart, type StoredSettings, storedSettings } from '../settings.ts';
import { completePart, problemsOfChange } from './entered-part.ts';
import { snapshotOf } from './snapshot.ts';

/** A refusal of what was entered, with its problems by field. */
export type Invalid = { ok: false; reason: 'fields'; problems: Record<string, string> };

/** Checks what the schema of each part cannot: that the promised hours can be counted. */
export function checkWhole(content: StoredSettings, now: number): Invalid | null {
  try {
    const { company } = snapshotOf(0, content, now);
    officeAt(now, company.hours);
    return null;
  } catch (error) {
    if (!(error instanceof NoOpenDay)) throw error;
    return {
      ok: false,
      reason: 'fields',
      problems: { 'offices.0.week': 'The office is closed for a year.' },
    };
  }
}

/** Reads one part as a page or a program sends it, beside the settings that it changes. */
export function readPart<Part extends SettingsPart>(
  part: Part,
  value: unknown,
  content: StoredSettings,
  now: number,
) {
  const parsed = storedSettings.shape[part].safeParse(completePart(part, value, content));
  if (!parsed.success)
    return { ok: false, reason: 'fields', problems: problemsOf(parsed.error.issues) } as const;
  const problems = problemsOfChange(content, { ...content, [part]: parsed.data }, now);
  if (Object.keys(problems).length > 0) return { ok: false, reason: 'fields', problems } as const;
  return { ok: true, value: parsed.data } as const;
}
