import { createHash, randomBytes } from 'node:crypto';
import { PostgresAdapter, sql } from 'kysely';
import type { Db } from '../../../platform/db/open-database.ts';
import { transact } from '../../../platform/db/transact.ts';
import { problemsOf } from '../../../platform/values/text.ts';
import { NoOpenDay, officeAt } from '../business-hours.ts';
import { withoutSample } from '../sample-leftovers.ts';
import {
  type Office,
  type OfficeDay,
  type SettingsPart,
  type StoredSettings,
  storedSettings,
} from '../settings.ts';
import {
  findPublished,
  findVersion,
  followSettings,
  readSettings,
  type SettingsDependencies,
} from './published-versions.ts';
import { snapshotOf } from './snapshot.ts';

/** Who changes the settings; the id is empty for the command line. */
export interface SettingsActor {
  id: string;
  name: string;
}

export interface SettingsDraft {
  content: StoredSettings;
  savedAt: number;
  saver: string;
  /** The secret of its preview link; ends with the draft. */
  previewKey: string | null;
}

type Refused<Reason extends string> = { ok: false; reason: Reason };
export type Invalid = { ok: false; reason: 'fields'; problems: Record<string, string> };

const draftId = 1;

/** Path of the link that shows the draft (src/server/draft-preview.ts). */
export const previewPathOf = (key: string) => `/preview/${key}`;

export async function findDraft(db: Db): Promise<SettingsDraft | null> {
  const row = await db.selectFrom('settings_draft').selectAll().executeTakeFirst();
  if (!row) return null;
  const { content, saved_at: savedAt, saver, preview_key: previewKey } = row;
  return { content: readSettings(content), savedAt, saver, previewKey };
}

/** Lets one transaction at a time change the settings: each reads the whole draft and writes it. SQLite has one writer. */
export async function lockSettings(transaction: Db): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`lock table settings_draft in share row exclusive mode`.execute(transaction);
}

/** Finds the settings that an owner changes: the draft, or what is published. */
export async function findContent(db: Db): Promise<StoredSettings> {
  return (await findDraft(db))?.content ?? (await findPublished(db)).content;
}

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

/** Names the fields of a problem as they are named within the part. */
function within(part: SettingsPart, { problems, ...invalid }: Invalid): Invalid {
  const named = Object.entries(problems).map(([path, problem]) => [path.replace(`${part}.`, ''), problem]);
  return { ...invalid, problems: Object.fromEntries(named) };
}

/** Reads one part as a page or a program sends it. */
function readPart<Part extends SettingsPart>(part: Part, value: unknown) {
  const parsed = storedSettings.shape[part].safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data } as const;
  return { ok: false, reason: 'fields', problems: problemsOf(parsed.error.issues) } as const;
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
  const row = { content: JSON.stringify(content), saved_at: now, saver: by.name };
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

interface PartChange {
  part: SettingsPart;
  value: unknown;
  /** `basisOf` the part that the change began from; refused where the part is another by now. Left out, nothing is compared. */
  basis?: string | undefined;
  /** The step of the set-up that it settles. */
  step?: string | undefined;
}

/** Returns settings with a step of the set-up gone through. */
const withStep = (content: StoredSettings, step: string | undefined): StoredSettings =>
  step === undefined || content.setUp.includes(step)
    ? content
    : { ...content, setUp: [...content.setUp, step] };

type SaveOutcome = { ok: true } | Invalid | Refused<'changed'>;

/** Saves one part in the draft, which begins as what is published. */
export async function saveDraft(
  { db, clock }: Pick<SettingsDependencies, 'db' | 'clock'>,
  by: SettingsActor,
  { part, value, basis, step }: PartChange,
): Promise<SaveOutcome> {
  const parsed = readPart(part, value);
  if (!parsed.ok) return parsed;
  return transact(db, async (transaction): Promise<SaveOutcome> => {
    await lockSettings(transaction);
    const content = await findContent(transaction);
    if (basis !== undefined && basis !== basisOf(content[part])) return { ok: false, reason: 'changed' };
    await keepDraft(transaction, by, withStep({ ...content, [part]: parsed.value }, step), clock());
    return { ok: true };
  });
}

/** Changes the draft, which begins as what is published. */
function changeDraft(
  { db, clock }: Pick<SettingsDependencies, 'db' | 'clock'>,
  by: SettingsActor,
  change: (content: StoredSettings) => StoredSettings,
): Promise<{ ok: true }> {
  return transact(db, async (transaction) => {
    await lockSettings(transaction);
    await keepDraft(transaction, by, change(await findContent(transaction)), clock());
    return { ok: true };
  });
}

/** Removes the sample company from the draft, as far as the site can be without its facts. */
export function removeSample(
  deps: Pick<SettingsDependencies, 'db' | 'clock'>,
  by: SettingsActor,
): Promise<{ ok: true }> {
  return changeDraft(deps, by, withoutSample);
}

/** Settles a step of the set-up that changes nothing. */
export function settleStep(
  deps: Pick<SettingsDependencies, 'db' | 'clock'>,
  by: SettingsActor,
  step: string,
): Promise<{ ok: true }> {
  return changeDraft(deps, by, (content) => withStep(content, step));
}

type PublishOutcome = { ok: true; version: number } | Invalid | Refused<'changed' | 'no-draft'>;

/** What to publish, and the draft that stays; null for none. */
interface Publication {
  next: StoredSettings;
  draft: StoredSettings | null;
}

/** Adds a version and follows it. Refused as changed where another process publishes at the same moment. */
async function publish<Reason extends string>(
  deps: SettingsDependencies,
  by: SettingsActor,
  make: (content: StoredSettings, draft: StoredSettings | null) => Publication | Refused<Reason>,
): Promise<{ ok: true; version: number } | Invalid | Refused<Reason | 'changed'>> {
  const { db, clock } = deps;
  const outcome = await transact(db, async (transaction) => {
    await lockSettings(transaction);
    const { version: last, content } = await findPublished(transaction);
    const draft = (await findDraft(transaction))?.content ?? null;
    const made = make(content, draft);
    if ('ok' in made) return made;
    const problem = checkWhole(made.next, clock());
    if (problem) return problem;
    const version = last + 1;
    const added = await transaction
      .insertInto('settings_versions')
      .values({
        version,
        content: JSON.stringify(made.next),
        published_at: clock(),
        published_by: by.id,
        publisher: by.name,
      })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .executeTakeFirst();
    if (!added.numInsertedOrUpdatedRows) return { ok: false, reason: 'changed' } as const;
    if (made.draft) await keepDraft(transaction, by, made.draft, clock());
    else if (draft) await transaction.deleteFrom('settings_draft').execute();
    return { ok: true, version } as const;
  });
  if (outcome.ok) await followSettings(deps);
  return outcome;
}

/** Publishes one part at once; a draft keeps its other parts. */
export async function publishPart(
  deps: SettingsDependencies,
  by: SettingsActor,
  { part, value, basis, step }: PartChange,
): Promise<PublishOutcome> {
  const parsed = readPart(part, value);
  if (!parsed.ok) return parsed;
  const outcome = await publish(deps, by, (content, draft) => {
    if (basis !== undefined && basis !== basisOf((draft ?? content)[part]))
      return { ok: false, reason: 'changed' } as const;
    const withPart = (settings: StoredSettings) => withStep({ ...settings, [part]: parsed.value }, step);
    return { next: withPart(content), draft: draft && withPart(draft) };
  });
  return 'problems' in outcome ? within(part, outcome) : outcome;
}

/** Returns the offices with other hours of one of them on a day. */
function withDay(offices: Office[], at: number, day: OfficeDay): Office[] {
  const others = offices[at]?.days.filter(({ date }) => date !== day.date) ?? [];
  return offices.map((office, index) =>
    index === at
      ? { ...office, days: [...others, day].sort((a, b) => a.date.localeCompare(b.date)) }
      : office,
  );
}

/** Publishes other hours of an office on one day, in the draft too: whatever else is being changed stays as it is. */
export function publishDay(
  deps: SettingsDependencies,
  by: SettingsActor,
  { office, ...day }: OfficeDay & { office: number },
): Promise<PublishOutcome | Refused<'no-such-office'>> {
  const onDay = (settings: StoredSettings) => ({
    ...settings,
    offices: withDay(settings.offices, office, day),
  });
  return publish(deps, by, (content, draft) =>
    content.offices[office]
      ? { next: onDay(content), draft: draft && onDay(draft) }
      : ({ ok: false, reason: 'no-such-office' } as const),
  );
}

/** Publishes the draft: visitors see it within two seconds, on every instance. */
export function publishDraft(deps: SettingsDependencies, by: SettingsActor): Promise<PublishOutcome> {
  return publish(deps, by, (_, draft) =>
    draft ? { next: draft, draft: null } : ({ ok: false, reason: 'no-draft' } as const),
  );
}

export async function discardDraft({ db }: Pick<SettingsDependencies, 'db'>): Promise<{ ok: true }> {
  await db.deleteFrom('settings_draft').execute();
  return { ok: true };
}

/** Gives the draft another preview link, which ends the one before. */
export async function renewPreview({
  db,
}: Pick<SettingsDependencies, 'db'>): Promise<{ ok: true; path: string } | Refused<'no-draft'>> {
  const key = newPreviewKey();
  const { numUpdatedRows } = await db
    .updateTable('settings_draft')
    .set({ preview_key: key })
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? { ok: true, path: previewPathOf(key) } : { ok: false, reason: 'no-draft' };
}

/** Makes an earlier version the draft; it is published like any other. */
export async function restoreVersion(
  { db, clock }: Pick<SettingsDependencies, 'db' | 'clock'>,
  by: SettingsActor,
  version: number,
): Promise<{ ok: true } | Refused<'no-such-version'>> {
  const content = await findVersion(db, version);
  if (!content) return { ok: false, reason: 'no-such-version' };
  await keepDraft(db, by, content, clock());
  return { ok: true };
}
