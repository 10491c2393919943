import { submitForm } from '../../../../features/identity/desk/submit-form.ts';
import { requireStaff } from '../../../../features/identity/require-staff.ts';
import { type FormAction, keepFields } from '../../../../features/identity/run-form.ts';
import { settingsCommands } from '../../../../features/settings/server/commands.ts';
import { findPublished } from '../../../../features/settings/server/published-versions.ts';
import { basisOf, findDraft } from '../../../../features/settings/server/settings-store.ts';
import type { SettingsPart, StoredSettings } from '../../../../features/settings/settings.ts';
import { servicesContext } from '../../../../platform/context.ts';

/** A part of the settings as its page changes it: of the draft, or published where there is no draft. */
export interface LoadedPart<Part extends SettingsPart = SettingsPart> {
  part: Part;
  value: StoredSettings[Part];
  basis: string;
  /** True when the draft differs from what visitors see. */
  isDrafted: boolean;
}

/** Loads a part for its page, for owners alone. */
export async function loadPart<Part extends SettingsPart>(
  { request, context }: Pick<FormAction, 'request' | 'context'>,
  part: Part,
): Promise<LoadedPart<Part>> {
  await requireStaff(request, context, { role: 'owner' });
  const { db } = context.get(servicesContext);
  const { content: published } = await findPublished(db);
  const value = ((await findDraft(db))?.content ?? published)[part];
  const basis = basisOf(value);
  return { part, value, basis, isDrafted: basis !== basisOf(published[part]) };
}

/** Runs the forms of a part's page. */
export function submitPart(call: FormAction) {
  return keepFields(call, () => submitForm(call, settingsCommands));
}
