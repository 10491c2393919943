import { doneIn, submitForm } from '#features/identity/desk/submit-form.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { type FormAction, keepFields } from '#features/identity/run-form.ts';
import { offeredLocales } from '#features/settings/offered-locales.ts';
import { settingsCommands } from '#features/settings/server/commands.ts';
import { findPublished } from '#features/settings/server/published-versions.ts';
import { listCompletedSteps } from '#features/settings/server/set-up.ts';
import { basisOf, findDraft, previewPathOf } from '#features/settings/server/settings-store.ts';
import { isSetUpStep, type SetUpStep } from '#features/settings/set-up-steps.ts';
import type { SettingsPart, StoredSettings } from '#features/settings/settings.ts';
import type { Fields } from '#platform/commands/command.ts';
import { servicesContext } from '#platform/context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { DeskOutcome } from '#ui/desk/desk-form.tsx';
import { isStep, pathAfterStep, stepsFor } from '../set-up/steps.ts';

/** A part of the settings as its page changes it: of the draft, or published where there is no draft. */
export interface LoadedPart<Part extends SettingsPart = SettingsPart> {
  part: Part;
  value: StoredSettings[Part];
  basis: string;
  /** True when the draft differs from what visitors see. */
  isDrafted: boolean;
  /** Steps of the set-up that are completed, where the page is shown as one; else null. */
  completed: string[] | null;
  /** Steps of the set-up that the reader's role may complete. */
  steps: SetUpStep[];
  /** Path of the preview of the draft; null where there is none. */
  preview: string | null;
  /** The languages of the site, in which texts are written. */
  languages: Locale[];
  /** Outcome of a form that was posted before the scripts arrived; null for none. */
  done: DeskOutcome | null;
}

/** Reads the settings once: `content` is what pages change, `partOf` gives a part of it for its page. */
export async function loadParts({ request, context }: Pick<FormAction, 'request' | 'context'>) {
  const { staff } = await requireStaff(request, context, { role: 'manager' });
  const { db } = context.get(servicesContext);
  const [{ content: published }, draft] = await Promise.all([findPublished(db), findDraft(db)]);
  const content = draft?.content ?? published;
  const shared = {
    completed: isStep(request) ? await listCompletedSteps(db) : null,
    steps: stepsFor(staff),
    preview: draft?.previewKey ? previewPathOf(draft.previewKey) : null,
    languages: offeredLocales(content),
    done: doneIn(request, settingsCommands),
  };
  const partOf = <Part extends SettingsPart>(part: Part): LoadedPart<Part> => {
    const value = content[part];
    const basis = basisOf(value);
    return { part, value, basis, isDrafted: basis !== basisOf(published[part]), ...shared };
  };
  return { content, published, partOf };
}

/** Loads a part for its page. */
export async function loadPart<Part extends SettingsPart>(
  call: Pick<FormAction, 'request' | 'context'>,
  part: Part,
): Promise<LoadedPart<Part>> {
  const { partOf } = await loadParts(call);
  return partOf(part);
}

/** Runs the forms of a part's page; a step of the set-up leads to the next one. */
export function submitPart(call: FormAction) {
  const next = ({ page = '' }: Fields) => (isSetUpStep(page) ? pathAfterStep(page) : '/desk/settings');
  return keepFields(call, () =>
    isStep(call.request) ? submitForm(call, settingsCommands, next) : submitForm(call, settingsCommands),
  );
}
