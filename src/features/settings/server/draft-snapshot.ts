import { dateAt } from '../business-hours.ts';
import type { Settings, StoredSettings } from '../settings.ts';
import { loadBrand } from './brand/load-brand.ts';
import type { SettingsDependencies } from './published-versions.ts';
import { snapshotOf } from './snapshot.ts';

/** Snapshots of what an owner changes: their strings are made once for each (`stringsByLocale`). */
interface Kept {
  content: StoredSettings;
  /** Without the logo, which texts do not need. */
  plain: Settings;
  /** With the logo, by how it is shown. */
  drawn: Map<string, Settings>;
}

const mostKept = 2;
let kept: Kept[] = [];

function keptFor(content: StoredSettings, now: number): Kept {
  const found = kept.find((each) => each.content === content);
  if (found && found.plain.day === dateAt(now, found.plain.company.hours.timeZone)) return found;
  const made = { content, plain: snapshotOf(0, content, now), drawn: new Map() };
  kept = [made, ...kept.filter((each) => each !== found)].slice(0, mostKept);
  return made;
}

/** Returns the snapshot of a draft, by which its texts are listed. */
export function draftSnapshot(content: StoredSettings, now: number): Settings {
  return keptFor(content, now).plain;
}

/** Returns the snapshot of a draft for a preview of its pages, with its logo. */
export async function previewSnapshot(
  { db, clock, cipher }: Pick<SettingsDependencies, 'db' | 'clock' | 'cipher'>,
  content: StoredSettings,
  shown: Pick<Settings, 'isDraft' | 'hasMarkedTexts'> = {},
): Promise<Settings> {
  const { plain, drawn } = keptFor(content, clock());
  const key = Object.keys(shown).join();
  const found = drawn.get(key);
  if (found) return found;
  const { company } = plain;
  const brand = { ...company.brand, ...(await loadBrand({ db, cipher }, content)) };
  const made = { ...plain, ...shown, company: { ...company, brand } };
  drawn.set(key, made);
  return made;
}
