import type { StaffRole } from '../../contract/staff-member.ts';
import { transact } from '../db/transact.ts';
import { deleteMailsAbout } from '../mail/delete-mails.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { noteStaffEvent } from './events.ts';
import { storeInvitation } from './invitation-rows.ts';
import type { StaffActor, StaffDependencies } from './staff-dependencies.ts';
import { lockStaff } from './staff-settings.ts';

export type InviteOutcome = { ok: true; id: string; token: string } | { ok: false; reason: 'is-staff' };

/**
 * Mails an invitation, whose link works once and for seven days, and gives its token. Inviting an address again makes
 * its earlier link worthless. Refuses an address of somebody who is staff, deactivated or not.
 */
export async function inviteStaff(
  { db, clock, outboxIsWaiting }: Pick<StaffDependencies, 'db' | 'clock' | 'outboxIsWaiting'>,
  by: StaffActor,
  invited: { email: string; role: StaffRole },
): Promise<InviteOutcome> {
  const email = invited.email.toLowerCase();
  const now = clock();
  const outcome = await transact(db, async (transaction): Promise<InviteOutcome> => {
    await lockStaff(transaction);
    const person = transaction.selectFrom('staff').select('id').where('email', '=', email);
    if (await person.executeTakeFirst()) return { ok: false, reason: 'is-staff' };
    const opening = { email, role: invited.role };
    const { id, token } = await storeInvitation(transaction, opening, { invitedBy: by.name, now });
    const props = { address: email, token };
    await enqueueMail(transaction, 'staff-invitation', { props, subjectId: id, now });
    const subject = { id, name: email };
    await noteStaffEvent(transaction, { at: now, by, action: 'invited', subject, detail: invited.role });
    return { ok: true, id, token };
  });
  if (outcome.ok) outboxIsWaiting();
  return outcome;
}

/** Makes an invitation worthless, with a mail that has not left yet. False when there is none of this id. */
export function withdrawInvitation(
  { db, clock }: Pick<StaffDependencies, 'db' | 'clock'>,
  by: StaffActor,
  id: string,
): Promise<boolean> {
  return transact(db, async (transaction) => {
    const row = await transaction
      .deleteFrom('staff_invitations')
      .where('id', '=', id)
      .where('email', 'is not', null)
      .returning('email')
      .executeTakeFirst();
    if (!row) return false;
    await deleteMailsAbout(transaction, id);
    const subject = { id, name: row.email ?? '' };
    await noteStaffEvent(transaction, { at: clock(), by, action: 'invitation-withdrawn', subject });
    return true;
  });
}
