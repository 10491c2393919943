import type { StaffRole } from '#platform/commands/caller.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { SettingsDependencies } from './published-versions.ts';

/** The author of a change; the id is empty for the command line. */
export interface SettingsActor {
  id: string;
  name: string;
  /** Absent for the commands of the server, which may all. */
  role?: StaffRole;
}

/** Change of the settings, of their draft or of their files. */
export interface SettingsEvent {
  /** Milliseconds since 1970. */
  at: number;
  by: SettingsActor;
  action:
    | 'saved'
    | 'published'
    | 'sending-on'
    | 'sending-off'
    | 'discarded'
    | 'restored'
    | 'imported'
    | 'sample-removed'
    | 'preview-renewed'
    | 'step-completed'
    | 'uploaded';
  /** The part or text, the version, the step, or the use of the file. */
  detail: string;
}

/** Called in the transaction of each change (src/server/settings-subscribers.ts). */
export type SettingsSubscriber = (transaction: Db, event: SettingsEvent) => Promise<void>;

export interface SettingsSubscribers {
  settingsSubscribers: readonly SettingsSubscriber[];
}

declare module '#platform/context.ts' {
  interface Services extends SettingsSubscribers {}
}

/** Dependencies of a change of the draft. */
export type DraftDependencies = Pick<SettingsDependencies, 'db' | 'clock'> & SettingsSubscribers;

/** Notifies the subscribers of a change, in its transaction. */
export async function notifySubscribers(
  { settingsSubscribers, clock }: Pick<DraftDependencies, 'clock' | 'settingsSubscribers'>,
  transaction: Db,
  { by: { id, name }, action, detail = '' }: Pick<SettingsEvent, 'by' | 'action'> & { detail?: string },
): Promise<void> {
  const event = { at: clock(), by: { id, name }, action, detail };
  for (const subscriber of settingsSubscribers) await subscriber(transaction, event);
}
