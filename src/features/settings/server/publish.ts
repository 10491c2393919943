import { isDeepStrictEqual } from 'node:util';
import { hasRole } from '#platform/commands/caller.ts';
import { jsonText } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import type { SetUpStep } from '../set-up-steps.ts';
import { type Office, type OfficeDay, type StoredSettings, settingsParts } from '../settings.ts';
import { checkPlaces, type KnownPlaces } from './check-places.ts';
import {
  checkRemoved,
  checkWhole,
  type Invalid,
  readPart,
  type SettingsUse,
  within,
} from './check-settings.ts';
import { checkFiles } from './files/check-files.ts';
import { findPublished, followSettings, type SettingsDependencies } from './published-versions.ts';
import { completeStepIn } from './set-up.ts';
import { notifySubscribers, type SettingsActor, type SettingsSubscribers } from './settings-events.ts';
import {
  basisOf,
  findDraft,
  keepDraft,
  lockSettings,
  type PartChange,
  type Refused,
  withSending,
} from './settings-store.ts';

type PublishOutcome =
  | { ok: true; version: number }
  | Invalid
  | Refused<'changed' | 'no-draft' | 'owner-only'>;

type PublishDependencies = SettingsDependencies & SettingsSubscribers & SettingsUse;
type MaybePromise<Value> = Value | Promise<Value>;

/** Settings to publish, with the draft that stays; null for none. */
interface Publication {
  next: StoredSettings;
  draft: StoredSettings | null;
  /** The step of the set-up that it completes. */
  step?: SetUpStep | undefined;
}

const partsChanged = (before: StoredSettings, next: StoredSettings) =>
  settingsParts.filter((part) => !isDeepStrictEqual(before[part], next[part]));

/**
 * Returns true where mails leave by or go to other addresses, documents are deleted at another time, or a rule sends other
 * quotes: only an owner publishes that.
 */
export function isOfOwners(before: StoredSettings, next: StoredSettings): boolean {
  const { sending } = next.pricing;
  return (
    !isDeepStrictEqual([before.company.email, before.company.kyc], [next.company.email, next.company.kyc]) ||
    (sending.isOn && !isDeepStrictEqual(before.pricing.sending, sending))
  );
}

/** Adds a version and follows it. Refused as changed where another process publishes at the same moment. */
async function publish<Reason extends string>(
  deps: PublishDependencies,
  by: SettingsActor,
  make: (
    content: StoredSettings,
    draft: StoredSettings | null,
    transaction: Db,
  ) => MaybePromise<Publication | Refused<Reason> | Invalid>,
): Promise<{ ok: true; version: number } | Invalid | Refused<Reason | 'changed' | 'owner-only'>> {
  const { db, clock } = deps;
  const outcome = await transact(db, async (transaction) => {
    await lockSettings(transaction);
    const { version: last, content } = await findPublished(transaction);
    const draft = (await findDraft(transaction))?.content ?? null;
    const made = await make(content, draft, transaction);
    if ('ok' in made) return made;
    if (by.role && !hasRole({ role: by.role }, 'owner') && isOfOwners(content, made.next))
      return { ok: false, reason: 'owner-only' } as const;
    const problem =
      checkWhole(made.next, clock()) ??
      (await checkRemoved(deps, transaction, { from: content, to: made.next }));
    if (problem) return problem;
    const version = last + 1;
    const added = await transaction
      .insertInto('settings_versions')
      .values({
        version,
        content: jsonText(made.next),
        published_at: clock(),
        published_by: by.id,
        publisher: by.name,
        changed: jsonText(partsChanged(content, made.next)),
      })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .executeTakeFirst();
    if (!added.numInsertedOrUpdatedRows) return { ok: false, reason: 'changed' } as const;
    if (made.draft) await keepDraft(transaction, by, made.draft, clock());
    else if (draft) await transaction.deleteFrom('settings_draft').execute();
    await notifySubscribers(deps, transaction, { by, action: 'published', detail: String(version) });
    const { isOn } = made.next.pricing.sending;
    if (isOn !== content.pricing.sending.isOn)
      await notifySubscribers(deps, transaction, { by, action: isOn ? 'sending-on' : 'sending-off' });
    if (made.step) await completeStepIn(deps, transaction, by, made.step);
    return { ok: true, version } as const;
  });
  if (outcome.ok) await followSettings(deps);
  return outcome;
}

/** Publishes one part at once; a draft keeps its other parts. */
export async function publishPart(
  deps: PublishDependencies & KnownPlaces,
  by: SettingsActor,
  { part, value, basis, step }: PartChange,
): Promise<PublishOutcome> {
  const outcome = await publish<'changed'>(deps, by, async (content, draft, transaction) => {
    const parsed = readPart(part, value, draft ?? content, deps.clock());
    if (!parsed.ok) return parsed;
    if (basis !== undefined && basis !== basisOf((draft ?? content)[part]))
      return { ok: false, reason: 'changed' } as const;
    const problems =
      (await checkFiles(transaction, { [part]: parsed.value }, deps.clock())) ??
      (await checkPlaces(deps, part, parsed.value));
    if (problems) return { ok: false, reason: 'fields', problems } as const;
    const withPart = (settings: StoredSettings) => ({ ...settings, [part]: parsed.value });
    return { next: withPart(content), draft: draft && withPart(draft), step };
  });
  return 'problems' in outcome ? within(part, outcome) : outcome;
}

/** Returns the offices with other hours of one of them on a day. */
function withDay(offices: Office[], at: number | 'all', day: OfficeDay): Office[] {
  return offices.map((office, index) => {
    if (at !== 'all' && index !== at) return office;
    const others = office.days.filter(({ date }) => date !== day.date);
    return { ...office, days: [...others, day].sort((a, b) => a.date.localeCompare(b.date)) };
  });
}

/** Publishes other hours of an office, or of all, on one day, in the draft too, which keeps its other changes. */
export function publishDay(
  deps: PublishDependencies,
  by: SettingsActor,
  { office, ...day }: OfficeDay & { office: number | 'all' },
): Promise<PublishOutcome | Refused<'no-such-office'>> {
  const onDay = (settings: StoredSettings) => ({
    ...settings,
    offices: withDay(settings.offices, office, day),
  });
  return publish(deps, by, (content, draft) =>
    office === 'all' || content.offices[office]
      ? { next: onDay(content), draft: draft && onDay(draft) }
      : ({ ok: false, reason: 'no-such-office' } as const),
  );
}

/** Publishes the switch of the quotes that a rule sends, in the draft too, which keeps its other changes. */
export function publishSending(
  deps: PublishDependencies,
  by: SettingsActor,
  isOn: boolean,
): Promise<PublishOutcome> {
  return publish<never>(deps, by, (content, draft) => ({
    next: withSending(content, isOn),
    draft: draft && withSending(draft, isOn),
  }));
}

/** Publishes the draft: visitors see it within two seconds, on every instance. */
export function publishDraft(deps: PublishDependencies, by: SettingsActor): Promise<PublishOutcome> {
  return publish(deps, by, (_, draft) =>
    draft ? { next: draft, draft: null } : ({ ok: false, reason: 'no-draft' } as const),
  );
}
