import { listInvitations, listStaff } from '#features/identity/server/staff/list-staff.ts';
import { listStaffEvents } from '#features/identity/server/staff/staff-events.ts';
import { isTwoFactorRequired } from '#features/identity/server/staff/staff-rows.ts';
import { countOpenByOwner } from '#features/requests/server/commands/assign-lead.ts';
import type { StaffMember } from '#platform/commands/caller.ts';
import type { Services } from '#platform/context.ts';

const linesOfRecord = 20;

/** Loads the staff page, with the record before the entry `before`, or from the newest. */
export async function loadStaff(
  { db, clock }: Services,
  { me, before }: { me: StaffMember; before: string | undefined },
) {
  const [staff, openRequests, invitations, isRequired, events] = await Promise.all([
    listStaff(db),
    countOpenByOwner(db),
    listInvitations(db, clock()),
    isTwoFactorRequired(db),
    listStaffEvents(db, { before, limit: linesOfRecord + 1 }),
  ]);
  const shown = events.slice(0, linesOfRecord);
  const last = shown.at(-1);
  return {
    people: staff.map((person) => ({
      ...person,
      isMe: person.id === me.id,
      openRequests: openRequests.get(person.id) ?? 0,
    })),
    invitations,
    isTwoFactorRequired: isRequired,
    record: shown,
    earlierPath: events.length > linesOfRecord && last ? `/desk/staff?before=${last.id}#record` : null,
    latestPath: before ? '/desk/staff#record' : null,
  };
}
