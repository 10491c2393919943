import { recordStaffEvent, type StaffActor } from '#features/identity/server/staff/staff-events.ts';
import type { Alarms } from '#platform/alarms.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';
import type { Db } from '#platform/db/open-database.ts';

const { alarms: outcomes } = deskOutcomes;

export interface AlarmDependencies {
  db: Db;
  /** Milliseconds since 1970. */
  clock: () => number;
  alarms: Alarms;
}

/** Sends a test to each receiver of alarms and calls the heartbeat, and records it; refused unless each takes it. */
export async function testAlarms({ db, clock, alarms }: AlarmDependencies, by: StaffActor) {
  const { count, problems } = await alarms.sendTest();
  if (count === 0) return { ok: false, reason: 'not-sent', message: outcomes.noReceiver } as const;
  await recordStaffEvent(db, { at: clock(), by, action: 'alarms-tested', detail: String(count) });
  if (problems.length > 0)
    return { ok: false, reason: 'not-sent', message: `${outcomes.notTaken} ${problems.join(' ')}` } as const;
  return { ok: true, message: outcomes.sent(count) } as const;
}
