import type { StaffMember } from '../../../../platform/commands/caller.ts';
import type { Services } from '../../../../platform/context.ts';
import { countOpenByOwner } from '../../../requests/server/commands/assign-lead.ts';
import { hourOf, momentOf } from '../../../settings/desk/moments.ts';
import { listInvitations, listStaff } from '../../server/staff/list-staff.ts';
import { listStaffEvents, type StaffEvent } from '../../server/staff/staff-events.ts';
import { isTwoFactorRequired } from '../../server/staff/staff-rows.ts';
import { staff as staffStrings } from '../../strings/en/staff.ts';

const linesOfRecord = 20;

/** Free text of the people concerned, which is no key of the words. */
function isAsTyped(action: StaffEvent['action']): boolean {
  return action === 'name-changed' || action === 'signed-in' || action.startsWith('token');
}

function sentenceOf(
  { by, action, subject, detail, addressHash }: StaffEvent,
  t: (typeof staffStrings)['record'],
) {
  const details: Record<string, string> = t.details;
  const parts: Record<string, string> = {
    by: by.id === '' ? t.cli : by.name,
    subject: subject.name,
    detail: isAsTyped(action) ? detail || t.unknownDevice : (details[detail] ?? detail),
    address: addressHash.slice(0, 6),
  };
  return t.actions[action].replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '');
}

/** Loads the staff page, with the record before the entry `before`, or from the newest. */
export async function loadStaff(
  { db, clock }: Services,
  { me, before }: { me: StaffMember; before: string | undefined },
) {
  const now = clock();
  const [staff, openRequests, invitations, isRequired, events] = await Promise.all([
    listStaff(db),
    countOpenByOwner(db),
    listInvitations(db, now),
    isTwoFactorRequired(db),
    listStaffEvents(db, { before, limit: linesOfRecord + 1 }),
  ]);
  const t = staffStrings;
  const shown = events.slice(0, linesOfRecord);
  const last = shown.at(-1);
  return {
    t,
    people: staff.map(({ usedAt, ...person }) => ({
      ...person,
      used: usedAt === null ? null : hourOf(usedAt, now),
      isMe: person.id === me.id,
      openRequests: openRequests.get(person.id) ?? 0,
    })),
    invitations: invitations.map(({ expiresAt, ...invitation }) => ({
      ...invitation,
      until: momentOf(expiresAt),
    })),
    isTwoFactorRequired: isRequired,
    record: shown.map((event) => ({
      id: event.id,
      at: momentOf(event.at),
      text: sentenceOf(event, t.record),
    })),
    earlierPath: events.length > linesOfRecord && last ? `/desk/staff?before=${last.id}#record` : null,
    latestPath: before ? '/desk/staff#record' : null,
  };
}
