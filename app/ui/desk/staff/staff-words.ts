import type { StaffMember, StaffRole } from '../../../../contract/staff-member.ts';
import type { ShownMoment } from '../account/account-words.ts';

/** A member of staff, as the page shows them. */
export interface ShownStaff extends StaffMember {
  active: boolean;
  hasTwoFactor: boolean;
  used: ShownMoment | null;
  isMe: boolean;
  /** How many open requests they own. */
  openRequests: number;
}

export interface ShownInvitation {
  id: string;
  email: string;
  role: StaffRole;
  invitedBy: string;
  until: ShownMoment;
}

interface Change {
  text: string;
  submit: string;
}

export interface StaffWords {
  notDone: string;
  submitting: string;
  roles: Record<StaffRole, string>;
  invite: { title: string; text: string; email: string; role: string; submit: string };
  invitations: { title: string; by: string; until: string; withdraw: string; terminal: string };
  people: {
    title: string;
    you: string;
    deactivated: string;
    twoFactor: string;
    noTwoFactor: string;
    seen: string;
    notSeen: string;
    change: string;
    role: { label: string; submit: string };
    deactivate: Change & {
      title: string;
      owns: { none: string; one: string; more: string };
      handOver: { label: string; choose: string; nobody: string };
    };
    reactivate: Change;
    reset: Change;
  };
  require: { title: string; on: string; off: string; turnOn: string; turnOff: string };
  record: { title: string; text: string; earlier: string; latest: string; none: string };
}
