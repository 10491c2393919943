import { createHash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { jsonText } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { lockTable, transact } from '#platform/db/transact.ts';
import { dateAt } from '../business-hours.ts';
import { withoutSample } from '../sample-leftovers.ts';
import type { SetUpStep } from '../set-up-steps.ts';
import type { OfficeDay, SettingsPart, StoredSettings } from '../settings.ts';
import { checkPlaces, type KnownPlaces } from './check-places.ts';
import { checkRemoved, type Invalid, readPart, type SettingsUse, within } from './check-settings.ts';
import { checkFiles } from './files/check-files.ts';
import { findPublished, findVersion, readSettings } from './published-versions.ts';
import { completeStepIn } from './set-up.ts';
import { type DraftDependencies, notifySubscribers, type SettingsActor } from './settings-events.ts';

export interface SettingsDraft {
  content: StoredSettings;
  savedAt: number;
  saver: string;
  /** The secret of its preview link; ends with the draft. */
  previewKey: string | null;
}

export type Refused<Reason extends string> = { ok: false; reason: Reason };

const draftId = 1;

/** Path of the link that shows the draft (src/server/draft-preview.ts). */
export const previewPathOf = (key: string) => `/preview/${key}`;

export async function findDraft(db: Db): Promise<SettingsDraft | null> {
  const row = await db.selectFrom('settings_draft').selectAll().executeTakeFirst();
  if (!row) return null;
  const { content, saved_at: savedAt, saver, preview_key: previewKey } = row;
  return { content: readSettings(content), savedAt, saver, previewKey };
}

/** Lets one transaction at a time change the settings: each reads the whole draft and writes it. */
export const lockSettings = (transaction: Db) => lockTable(transaction, 'settings_draft');

/** Finds the settings that an owner changes: the draft, or what is published. */
export async function findContent(db: Db): Promise<StoredSettings> {
  return (await findDraft(db))?.content ?? (await findPublished(db)).content;
}

/** Identifies the content of a part. */
export function basisOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

const newPreviewKey = () => randomBytes(24).toString('base64url');

export async function keepDraft(
  db: Db,
  by: SettingsActor,
  content: StoredSettings,
  now: number,
): Promise<void> {
  const row = { content: jsonText(content), saved_at: now, saver: by.name };
  await db
    .insertInto('settings_draft')
    .values({ id: draftId, ...row, preview_key: newPreviewKey() })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...row,
        preview_key: sql`coalesce(settings_draft.preview_key, excluded.preview_key)`,
      }),
    )
    .execute();
}

export interface PartChange {
  part: SettingsPart;
  value: unknown;
  /** `basisOf` the part that the change began from; refused where the part is another by now. Left out, nothing is compared. */
  basis?: string | undefined;
  /** The step of the set-up that it completes. */
  step?: SetUpStep | undefined;
}

type SaveOutcome = { ok: true } | Invalid | Refused<'changed'>;

/** Saves one part in the draft, which begins as what is published. */
export async function saveDraft(
  deps: DraftDependencies & SettingsUse & KnownPlaces,
  by: SettingsActor,
  { part, value, basis, step }: PartChange,
): Promise<SaveOutcome> {
  const { db, clock } = deps;
  return transact(db, async (transaction): Promise<SaveOutcome> => {
    await lockSettings(transaction);
    const content = await findContent(transaction);
    const parsed = readPart(part, value, content, clock());
    if (!parsed.ok) return parsed;
    if (basis !== undefined && basis !== basisOf(content[part])) return { ok: false, reason: 'changed' };
    const problems =
      (await checkFiles(transaction, parsed.value, clock())) ?? (await checkPlaces(deps, part, parsed.value));
    if (problems) return { ok: false, reason: 'fields', problems };
    const next: StoredSettings = { ...content, [part]: parsed.value };
    if (part === 'services' || part === 'pricing') {
      const { content: from } = await findPublished(transaction);
      const problem = await checkRemoved(deps, transaction, { from, to: next });
      if (problem) return within(part, problem);
    }
    await keepDraft(transaction, by, next, clock());
    await notifySubscribers(deps, transaction, { by, action: 'saved', detail: part });
    if (step) await completeStepIn(deps, transaction, by, step);
    return { ok: true };
  });
}

/** Removes the sample company from the draft, as far as the site can be without its facts. */
export function removeSample(deps: DraftDependencies, by: SettingsActor): Promise<{ ok: true }> {
  return transact(deps.db, async (transaction) => {
    await lockSettings(transaction);
    await keepDraft(transaction, by, withoutSample(await findContent(transaction)), deps.clock());
    await notifySubscribers(deps, transaction, { by, action: 'sample-removed' });
    return { ok: true };
  });
}

/** Deletes the draft; without one, nothing happens. */
export function discardDraft(deps: DraftDependencies, by: SettingsActor): Promise<{ ok: true }> {
  return transact(deps.db, async (transaction) => {
    const { numDeletedRows } = await transaction.deleteFrom('settings_draft').executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await notifySubscribers(deps, transaction, { by, action: 'discarded' });
    return { ok: true };
  });
}

/** Gives the draft another preview link, which ends the one before. */
export function renewPreview(
  deps: DraftDependencies,
  by: SettingsActor,
): Promise<{ ok: true; path: string } | Refused<'no-draft'>> {
  const key = newPreviewKey();
  return transact(deps.db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('settings_draft')
      .set({ preview_key: key })
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return { ok: false, reason: 'no-draft' };
    await notifySubscribers(deps, transaction, { by, action: 'preview-renewed' });
    return { ok: true, path: previewPathOf(key) };
  });
}

/**
 * Returns settings with the days ahead as they are published for the office of the same address, and the dates that differ:
 * settings of an earlier day neither open nor close a day that was changed since.
 */
export function withComingDays(
  content: StoredSettings,
  published: StoredSettings,
  now: number,
): { content: StoredSettings; keptDays: string[] } {
  const keptDays = new Set<string>();
  const offices = content.offices.map((office) => {
    const current = published.offices.find(({ address }) => isDeepStrictEqual(address, office.address));
    if (!current) return office;
    const today = dateAt(now, current.timeZone);
    const past = office.days.filter(({ date }) => date < today);
    const [before, ahead] = [office, current].map(({ days }) => days.filter(({ date }) => date >= today));
    for (const date of datesThatDiffer(before ?? [], ahead ?? [])) keptDays.add(date);
    const days = [...past, ...(ahead ?? [])].sort((a, b) => a.date.localeCompare(b.date));
    return { ...office, days };
  });
  return { content: { ...content, offices }, keptDays: [...keptDays].sort() };
}

/** Returns settings with the rules that send quotes on or off. */
export function withSending(settings: StoredSettings, isOn: boolean): StoredSettings {
  const { pricing } = settings;
  return { ...settings, pricing: { ...pricing, sending: { ...pricing.sending, isOn } } };
}

function datesThatDiffer(days: OfficeDay[], others: OfficeDay[]): string[] {
  const isIn = (list: OfficeDay[], day: OfficeDay) => list.some((own) => isDeepStrictEqual(own, day));
  return [...days.filter((day) => !isIn(others, day)), ...others.filter((day) => !isIn(days, day))].map(
    ({ date }) => date,
  );
}

/** Makes an earlier version the draft, but for days ahead and the switch of rules; it is published like any other. */
export async function restoreVersion(
  deps: DraftDependencies,
  by: SettingsActor,
  version: number,
): Promise<{ ok: true; keptDays: string[] } | Refused<'no-such-version'>> {
  const restored = await findVersion(deps.db, version);
  if (!restored) return { ok: false, reason: 'no-such-version' };
  return transact(deps.db, async (transaction) => {
    await lockSettings(transaction);
    const { content: published } = await findPublished(transaction);
    const { content, keptDays } = withComingDays(restored, published, deps.clock());
    const draft = withSending(content, published.pricing.sending.isOn);
    await keepDraft(transaction, by, draft, deps.clock());
    await notifySubscribers(deps, transaction, { by, action: 'restored', detail: String(version) });
    return { ok: true, keptDays };
  });
}
