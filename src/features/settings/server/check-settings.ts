import type { Db } from '#platform/db/open-database.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { textIn } from '#platform/i18n/text-in.ts';
import { listIn } from '#platform/values/format.ts';
import { problemsOf } from '#platform/values/text.ts';
import { NoOpenDay, officeAt } from '../business-hours.ts';
import { findOwnService, ownServices, slugOf } from '../own-services.ts';
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

export interface SettingsUse {
  /** Returns those of some services, by slug, that requests name. */
  servicesInUse: (db: Db, slugs: readonly string[]) => Promise<string[]>;
  /** Returns those of some zones, by id, that rates use, with the sheet of the rates. */
  zonesInUse: (db: Db, ids: readonly string[]) => Promise<{ id: string; sheet: string }[]>;
}

declare module '#platform/context.ts' {
  interface Services extends SettingsUse {}
}

type Removable = Pick<StoredSettings, 'services' | 'pricing'>;

interface Change {
  from: Removable;
  to: Removable;
}

/** The desk could not name a service any more that requests name. */
async function problemOfServices({ servicesInUse }: SettingsUse, db: Db, { from, to }: Change) {
  const removed = ownServices(from).filter(({ slug }) => !findOwnService(to, slug));
  if (removed.length === 0) return null;
  const used = await servicesInUse(db, removed.map(slugOf));
  const names = removed.filter(({ slug }) => used.includes(slug)).map(({ name }) => textIn(name, deskLocale));
  if (names.length === 0) return null;
  return `Requests name ${listIn(deskLocale, names)}: turn it off instead, so that they keep its name.`;
}

/** Rates of a zone that is gone would price nothing. */
async function problemOfZones({ zonesInUse }: SettingsUse, db: Db, { from, to }: Change) {
  const removed = from.pricing.zones.filter(({ id }) => !to.pricing.zones.some((zone) => zone.id === id));
  if (removed.length === 0) return null;
  const used = await zonesInUse(
    db,
    removed.map(({ id }) => id),
  );
  if (used.length === 0) return null;
  const names = removed.filter(({ id }) => used.some((use) => use.id === id)).map(({ name }) => name);
  const sheets = [...new Set(used.map(({ sheet }) => `“${sheet}”`))];
  return `Rates of ${listIn(deskLocale, sheets)} use ${listIn(deskLocale, names)}: import them without it, or stop using them, before you remove it.`;
}

/** Refuses to remove services of the company's own that requests name, and zones that rates use. */
export async function checkRemoved(deps: SettingsUse, db: Db, change: Change): Promise<Invalid | null> {
  const services = await problemOfServices(deps, db, change);
  const zones = await problemOfZones(deps, db, change);
  if (services === null && zones === null) return null;
  const problems = { ...(services && { services }), ...(zones && { 'pricing.zones': zones }) };
  return { ok: false, reason: 'fields', problems };
}

/** Names the fields of a problem as they are named within the part. */
export function within(part: SettingsPart, { problems, ...invalid }: Invalid): Invalid {
  const named = Object.entries(problems).map(([path, problem]) => [
    path === part ? 'body' : path.replace(`${part}.`, ''),
    problem,
  ]);
  return { ...invalid, problems: Object.fromEntries(named) };
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
  if (Object.keys(problems).length > 0) return within(part, { ok: false, reason: 'fields', problems });
  return { ok: true, value: parsed.data } as const;
}
