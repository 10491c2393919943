import { readFile, rename, writeFile } from 'node:fs/promises';
import { type JsonText, jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Cipher } from '#platform/secrets/cipher.ts';
import { dateAt } from '../business-hours.ts';
import { sampleSettings } from '../sample-settings.ts';
import { isPart, type SettingsPart, type StoredSettings, storedSettings } from '../settings.ts';
import { loadBrand } from './brand/load-brand.ts';
import { publishedSettings, replacePublished } from './current-settings.ts';
import { isFields } from './entered-part.ts';
import { snapshotOf } from './snapshot.ts';

export interface SettingsDependencies {
  db: Db;
  clock: () => number;
  /** Opens the uploaded logos. */
  cipher: Cipher;
  /** Copy of what is published, for a start without a database; null on PostgreSQL. */
  settingsFile: string | null;
}

declare module '#platform/context.ts' {
  interface Services extends SettingsDependencies {}
}

export interface SettingsVersion {
  version: number;
  publishedAt: number;
  publisher: string;
  /** Parts that differ from the version before. */
  changed: SettingsPart[];
}

/** Versions that the page and the API list. */
export const shownVersions = 10;

/** Names that the brand of an older version has for what is named otherwise by now. */
const oldNames: Record<string, string> = { typeface: 'font', mark: 'logo', markOnDark: 'logoOnDark' };

/**
 * Reads older versions and exports: a portrait was a path of the server until portraits could be uploaded, and the completed steps of
 * the set-up were among the settings.
 */
export function upgraded(value: unknown): unknown {
  if (!isFields(value)) return value;
  const { team, brand, setUp: _, ...content } = value;
  return {
    ...content,
    team: Array.isArray(team) ? team.map(withoutPath) : team,
    brand: isFields(brand)
      ? Object.fromEntries(Object.entries(brand).map(([name, own]) => [oldNames[name] ?? name, own]))
      : brand,
  };
}

function withoutPath(person: unknown): unknown {
  if (!isFields(person) || typeof person.image !== 'string') return person;
  const { image: _, ...others } = person;
  return others;
}

/** As many as the page of the settings reads: the draft, what is published and the latest versions. */
const mostKept = 16;
const lastRead = new Map<string, StoredSettings>();

/** Returns the same object for the same content, never to be changed. Throws for content that this release cannot read. */
export function readSettings(content: JsonText<unknown>): StoredSettings {
  const settings = lastRead.get(content) ?? storedSettings.parse(upgraded(parseJson(content)));
  lastRead.delete(content);
  lastRead.set(content, settings);
  const [oldest] = lastRead.keys();
  if (lastRead.size > mostKept && oldest !== undefined) lastRead.delete(oldest);
  return settings;
}

/** Finds the published settings; the sample with the version 0 where nothing was published. */
export async function findPublished(db: Db): Promise<{ version: number; content: StoredSettings }> {
  const row = await db
    .selectFrom('settings_versions')
    .select(['version', 'content'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? { version: row.version, content: readSettings(row.content) }
    : { version: 0, content: sampleSettings };
}

/** Finds a version to look at or to restore; 0 is the sample. */
export async function findVersion(db: Db, version: number): Promise<StoredSettings | null> {
  if (version === 0) return sampleSettings;
  const row = await db
    .selectFrom('settings_versions')
    .select('content')
    .where('version', '=', version)
    .executeTakeFirst();
  return row ? readSettings(row.content) : null;
}

/** Lists what was published, the newest first. */
export async function listVersions(db: Db, limit: number): Promise<SettingsVersion[]> {
  const rows = await db
    .selectFrom('settings_versions')
    .select(['version', 'published_at', 'publisher', 'changed'])
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ version, published_at, publisher, changed }) => {
    const parts = parseJson(changed).filter(isPart);
    return { version, publishedAt: published_at, publisher, changed: parts };
  });
}

let following: Promise<unknown> = Promise.resolve();

/**
 * Makes the newest published version this process's own. Called at the start, after a publish and every second, so that
 * every instance follows within two seconds, and shows an announcement on its days alone. Throws when the database fails,
 * or holds what this release cannot read.
 */
export function followSettings(deps: SettingsDependencies): Promise<void> {
  // One at a time: a slower call would put an older version in place of a newer one.
  const next = following.catch(() => {}).then(() => follow(deps));
  following = next;
  return next;
}

async function follow({ db, clock, settingsFile, cipher }: SettingsDependencies): Promise<void> {
  const row = await db
    .selectFrom('settings_versions')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirst();
  const newest = row?.version ?? 0;
  const known = publishedSettings();
  const isToday = known.day === dateAt(clock(), known.company.hours.timeZone);
  if (newest === known.version && isToday) return;
  const { version, content } = await findPublished(db);
  replacePublished(snapshotOf(version, content, clock(), await loadBrand({ db, cipher }, content)));
  if (!settingsFile) return;
  // The server and the CLI may write it at the same time.
  const written = `${settingsFile}.${process.pid}`;
  await writeFile(written, JSON.stringify({ version, content }));
  await rename(written, settingsFile);
}

/** Uses the copy of what was published last, where the database cannot be opened. Throws when there is none. */
export async function followFile(settingsFile: string, now: number): Promise<void> {
  const { version, content } = JSON.parse(await readFile(settingsFile, 'utf8'));
  const settings = readSettings(jsonText(content));
  replacePublished(snapshotOf(version, settings, now, await loadBrand(null, settings)));
}
