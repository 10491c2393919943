import { endSessions } from '#features/identity/server/sessions.ts';
import { changeOne, isLastOwner } from '#features/identity/server/staff/change-staff.ts';
import { staffAccounts } from '#features/identity/server/staff/staff-accounts.ts';
import { recordStaffEvent, type StaffActor } from '#features/identity/server/staff/staff-events.ts';
import { endApiTokens, findStaffRow, type StaffRow } from '#features/identity/server/staff/staff-rows.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { countOpenOf, handOverLeads } from './assign-lead.ts';

/** `owns-requests`: nobody said who takes over the open requests of the person, `count` of them. */
export type DeactivateOutcome =
  | { ok: true; handedOver: number }
  | { ok: false; reason: 'no-such-staff' | 'last-owner' | 'no-such-colleague' }
  | { ok: false; reason: 'owns-requests'; count: number };

/** The colleague who takes over from somebody: any other person who may sign in. */
async function findColleague(transaction: Db, staffId: string, of: StaffRow): Promise<StaffRow | null> {
  const found = await findStaffRow(transaction, staffId);
  return found && found.id !== of.id && found.deactivated_at === null ? found : null;
}

/**
 * Deactivates a person: ends their sessions, tokens and links, and gives their open requests to the colleague
 * `handOverTo`, or with null to nobody, all in one transaction. Refused for the last owner, for a colleague who is not at
 * the desk, and for a person with open requests where `handOverTo` is not given. Deactivated people stay as they are.
 */
export function deactivateStaff(
  dependencies: Pick<LeadDependencies, 'db' | 'clock' | 'timelineSubscribers'>,
  by: StaffActor,
  { staffId, handOverTo }: { staffId: string; handOverTo?: string | null | undefined },
): Promise<DeactivateOutcome> {
  const now = dependencies.clock();
  return changeOne<DeactivateOutcome>(dependencies, staffId, async (transaction, row) => {
    if (row.deactivated_at !== null) return { ok: true, handedOver: 0 };
    if (await isLastOwner(transaction, row)) return { ok: false, reason: 'last-owner' };
    const colleague = handOverTo ? await findColleague(transaction, handOverTo, row) : null;
    if (handOverTo && !colleague) return { ok: false, reason: 'no-such-colleague' };
    if (handOverTo === undefined) {
      const count = await countOpenOf(transaction, row.id);
      if (count > 0) return { ok: false, reason: 'owns-requests', count };
    }
    const changed = transaction.updateTable('staff').set({ deactivated_at: now, updated_at: now });
    await changed.where('id', '=', row.id).execute();
    await endSessions(transaction, staffAccounts, row.id);
    await endApiTokens(transaction, row.id);
    await transaction.deleteFrom('staff_password_links').where('staff_id', '=', row.id).execute();
    const subject = { id: row.id, name: row.name };
    await recordStaffEvent(transaction, { at: now, by, action: 'deactivated', subject });
    const to = colleague && { id: colleague.id, name: colleague.name };
    const handedOver = await handOverLeads(dependencies, transaction, { from: subject, to, by, at: now });
    return { ok: true, handedOver };
  });
}
