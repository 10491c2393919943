import type { StaffName } from '../../../contract/lead.ts';
import type { StaffMember } from '../../../contract/staff-member.ts';
import type { DeskDependencies } from '../lead-dependencies.ts';
import { type ChangeOutcome, changeLead, type LeadChange, type Plan } from './change-lead.ts';

export type OwnerRefusal = 'no-such-staff' | 'same-owner';

/** Plans a change of owner; `ownerId` null leaves the lead to everybody. */
function ownerPlan(ownerId: string | null, staff: StaffMember[]): Plan<OwnerRefusal> {
  return (row) => {
    if (row.owner_id === ownerId) return { refused: 'same-owner' };
    const nameOf = (id: string | null): StaffName | null => {
      const found = staff.find((member) => member.id === id);
      return found ? { id: found.id, name: found.name } : null;
    };
    const to = nameOf(ownerId);
    if (ownerId !== null && to === null) return { refused: 'no-such-staff' };
    // Somebody who left the company since is known by the id alone.
    const from = nameOf(row.owner_id) ?? (row.owner_id ? { id: row.owner_id, name: '' } : null);
    return { set: { owner_id: ownerId }, events: [{ type: 'owner', from, to }] };
  };
}

/**
 * Gives a lead to a member of staff, or with null to nobody. Refused for a stale version, for an owner that it has already
 * and for somebody who is not at the desk. Throws when the database fails.
 */
export async function assignLead(
  dependencies: DeskDependencies,
  change: LeadChange,
  ownerId: string | null,
): Promise<ChangeOutcome<OwnerRefusal>> {
  // Before the transaction: on SQLite it holds the only connection, and would wait for itself.
  const staff = await dependencies.listStaff();
  return changeLead(dependencies, change, ownerPlan(ownerId, staff));
}
