import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Db } from '../../../platform/db/open-database.ts';
import { transact } from '../../../platform/db/transact.ts';
import { problemsOf } from '../../../platform/values/text.ts';
import { dateAt, officeAt } from '../business-hours.ts';
import { sampleSettings } from '../sample-settings.ts';
import {
  type Office,
  type OfficeDay,
  type SettingsPart,
  type StoredSettings,
  storedSettings,
} from '../settings.ts';
import { publishedSettings, replacePublished } from './current-settings.ts';
import { snapshotOf } from './snapshot.ts';

export interface SettingsDependencies {
  db: Db;
  clock: () => number;
  /** Copy of what is published, for a start without a database; null on PostgreSQL. */
  settingsFile: string | null;
}

declare module '../../../platform/context.ts' {
  interface Services extends SettingsDependencies {}
}

/** Who changes the settings; the id is empty for the command line. */
export interface SettingsActor {
  id: string;
  name: string;
}

export interface SettingsVersion {
  version: number;
  publishedAt: number;
  publisher: string;
}

export interface SettingsDraft {
  content: StoredSettings;
  savedAt: number;
  saver: string;
}

type Refused<Reason extends string> = { ok: false; reason: Reason };
export type Invalid = { ok: false; reason: 'fields'; problems: Record<string, string> };

const draftId = 1;

/** Throws for content that this release cannot read. */
function read(content: string): StoredSettings {
  return storedSettings.parse(JSON.parse(content));
}

/** Finds the published settings; the sample with the version 0 where nothing was published. */
export async function findPublished(db: Db): Promise<{ version: number; content: StoredSettings }> {
  const row = await db
    .selectFrom('settings_versions')
    .select(['version', 'content'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { version: row.version, content: read(row.content) } : { version: 0, content: sampleSettings };
}

/** Finds a version to look at or to restore; 0 is the sample. */
async function findVersion(db: Db, version: number): Promise<StoredSettings | null> {
  if (version === 0) return sampleSettings;
  const row = await db
    .selectFrom('settings_versions')
    .select('content')
    .where('version', '=', version)
    .executeTakeFirst();
  return row ? read(row.content) : null;
}

/** Lists what was published, the newest first. */
export async function listVersions(db: Db, limit: number): Promise<SettingsVersion[]> {
  const rows = await db
    .selectFrom('settings_versions')
    .select(['version', 'published_at', 'publisher'])
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ version, published_at, publisher }) => ({
    version,
    publishedAt: published_at,
    publisher,
  }));
}

export async function findDraft(db: Db): Promise<SettingsDraft | null> {
  const row = await db.selectFrom('settings_draft').selectAll().executeTakeFirst();
  return row ? { content: read(row.content), savedAt: row.saved_at, saver: row.saver } : null;
}

/**
 * Makes the newest published version this process's own. Called at the start, after a publish and every second, so that
 * every instance follows within two seconds, and shows an announcement on its days alone. Throws when the database fails, or holds what this release cannot read.
 */
export async function followSettings({ db, clock, settingsFile }: SettingsDependencies): Promise<void> {
  const row = await db
    .selectFrom('settings_versions')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirst();
  const newest = row?.version ?? 0;
  const known = publishedSettings();
  const isToday = known.day === dateAt(clock(), known.company.hours.timeZone);
  if (newest === known.version && isToday) return;
  const { version, content } = await findPublished(db);
  replacePublished(snapshotOf(version, content, clock()));
  if (!settingsFile) return;
  // The server and the CLI may write it at the same time.
  const written = `${settingsFile}.${process.pid}`;
  await writeFile(written, JSON.stringify({ version, content }));
  await rename(written, settingsFile);
}

/** Uses the copy of what was published last, where the database cannot be opened. Throws when there is none. */
export async function followFile(settingsFile: string, now: number): Promise<void> {
  const { version, content } = JSON.parse(await readFile(settingsFile, 'utf8'));
  replacePublished(snapshotOf(version, storedSettings.parse(content), now));
}

/** Checks what the schema of each part cannot: that the promised hours can be counted. */
export function checkWhole(content: StoredSettings, now: number): Invalid | null {
  try {
    const { company } = snapshotOf(0, content, now);
    officeAt(now, company.hours);
    return null;
  } catch {
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

export async function keepDraft(
  db: Db,
  by: SettingsActor,
  content: StoredSettings,
  now: number,
): Promise<void> {
  const row = { content: JSON.stringify(content), saved_at: now, saver: by.name };
  await db
    .insertInto('settings_draft')
    .values({ id: draftId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

async function addVersion(db: Db, by: SettingsActor, content: StoredSettings, now: number): Promise<number> {
  const { version: last } = await findPublished(db);
  const version = last + 1;
  await db
    .insertInto('settings_versions')
    .values({
      version,
      content: JSON.stringify(content),
      published_at: now,
      published_by: by.id,
      publisher: by.name,
    })
    .execute();
  return version;
}

interface PartChange {
  part: SettingsPart;
  value: unknown;
  /** `basisOf` the part that the change began from; refused where the part is another by now. Left out, nothing is compared. */
  basis?: string | undefined;
}

type SaveOutcome = { ok: true } | Invalid | Refused<'changed'>;

/** Saves one part in the draft, which begins as what is published. */
export async function saveDraft(
  { db, clock }: Pick<SettingsDependencies, 'db' | 'clock'>,
  by: SettingsActor,
  { part, value, basis }: PartChange,
): Promise<SaveOutcome> {
  const parsed = readPart(part, value);
  if (!parsed.ok) return parsed;
  return transact(db, async (transaction): Promise<SaveOutcome> => {
    const content = (await findDraft(transaction))?.content ?? (await findPublished(transaction)).content;
    if (basis !== undefined && basis !== basisOf(content[part])) return { ok: false, reason: 'changed' };
    await keepDraft(transaction, by, { ...content, [part]: parsed.value }, clock());
    return { ok: true };
  });
}

type PublishOutcome = { ok: true; version: number } | Invalid | Refused<'changed' | 'no-draft'>;

/** Publishes one part at once, such as the hours of a day of storm; a draft keeps its other parts. */
export async function publishPart(
  deps: SettingsDependencies,
  by: SettingsActor,
  { part, value, basis }: PartChange,
): Promise<PublishOutcome> {
  const { db, clock } = deps;
  const parsed = readPart(part, value);
  if (!parsed.ok) return parsed;
  const outcome = await transact(db, async (transaction): Promise<PublishOutcome> => {
    const { content } = await findPublished(transaction);
    const draft = await findDraft(transaction);
    const before = draft?.content ?? content;
    if (basis !== undefined && basis !== basisOf(before[part])) return { ok: false, reason: 'changed' };
    const next = { ...content, [part]: parsed.value };
    const problem = checkWhole(next, clock());
    if (problem) return within(part, problem);
    if (draft) await keepDraft(transaction, by, { ...draft.content, [part]: parsed.value }, clock());
    return { ok: true, version: await addVersion(transaction, by, next, clock()) };
  });
  if (outcome.ok) await followSettings(deps);
  return outcome;
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
export async function publishDay(
  deps: SettingsDependencies,
  by: SettingsActor,
  { office, ...day }: OfficeDay & { office: number },
): Promise<PublishOutcome | Refused<'no-such-office'>> {
  const { db, clock } = deps;
  const outcome = await transact(db, async (transaction) => {
    const { content } = await findPublished(transaction);
    if (!content.offices[office]) return { ok: false, reason: 'no-such-office' } as const;
    const next = { ...content, offices: withDay(content.offices, office, day) };
    const problem = checkWhole(next, clock());
    if (problem) return problem;
    const draft = (await findDraft(transaction))?.content;
    if (draft)
      await keepDraft(transaction, by, { ...draft, offices: withDay(draft.offices, office, day) }, clock());
    return { ok: true, version: await addVersion(transaction, by, next, clock()) } as const;
  });
  if (outcome.ok) await followSettings(deps);
  return outcome;
}

/** Publishes the draft: visitors see it within two seconds, on every instance. */
export async function publishDraft(deps: SettingsDependencies, by: SettingsActor): Promise<PublishOutcome> {
  const { db, clock } = deps;
  const outcome = await transact(db, async (transaction): Promise<PublishOutcome> => {
    const draft = await findDraft(transaction);
    if (!draft) return { ok: false, reason: 'no-draft' };
    const problem = checkWhole(draft.content, clock());
    if (problem) return problem;
    await transaction.deleteFrom('settings_draft').execute();
    return { ok: true, version: await addVersion(transaction, by, draft.content, clock()) };
  });
  if (outcome.ok) await followSettings(deps);
  return outcome;
}

export async function discardDraft({ db }: Pick<SettingsDependencies, 'db'>): Promise<{ ok: true }> {
  await db.deleteFrom('settings_draft').execute();
  return { ok: true };
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
