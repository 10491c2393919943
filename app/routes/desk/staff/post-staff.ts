import { data } from 'react-router';
import { nobody } from '../../../../contract/lead-list.ts';
import { messagesIn } from '../../../../contract/messages.ts';
import { problemsOf } from '../../../../contract/problems.ts';
import { changeRoleInput, inviteStaffInput, requireTwoFactorInput } from '../../../../contract/staff.ts';
import type { StaffMember } from '../../../../contract/staff-member.ts';
import type { Services } from '../../../../server/context.ts';
import {
  type ChangeStaffOutcome,
  changeRole,
  type DeactivateOutcome,
  deactivateStaff,
  reactivateStaff,
} from '../../../../server/staff/change-staff.ts';
import { inviteStaff, withdrawInvitation } from '../../../../server/staff/invite.ts';
import { requireTwoFactor } from '../../../../server/staff/staff-settings.ts';
import { resetTwoFactor } from '../../../../server/staff/two-factor.ts';
import { conflict, type Fields, leadBack, refused } from '../posted.ts';

interface StaffPost {
  services: Services;
  me: StaffMember;
  fields: Fields;
}

const page = '/desk/staff';
const words = messagesIn('en').desk;

function answerChange(fields: Fields, outcome: ChangeStaffOutcome | DeactivateOutcome) {
  if (outcome.ok) return leadBack(page, fields.intent ?? '');
  if (outcome.reason === 'owns-requests') return conflict(fields, words.ownsRequests(outcome.count));
  if (outcome.reason === 'no-such-colleague') return conflict(fields, words.noSuchColleague);
  return outcome.reason === 'last-owner'
    ? conflict(fields, words.lastOwner)
    : conflict(fields, words.unknown, 404);
}

async function postInvite({ services, me, fields }: StaffPost) {
  const parsed = inviteStaffInput.safeParse(fields);
  if (!parsed.success) return refused(fields, problemsOf(parsed.error.issues));
  const outcome = await inviteStaff(services, me, parsed.data);
  return outcome.ok ? leadBack(page, 'invite') : conflict(fields, words.isStaff);
}

async function postWithdraw({ services, me, fields }: StaffPost) {
  const isDone = await withdrawInvitation(services, me, fields.id ?? '');
  return isDone ? leadBack(page, 'withdraw') : conflict(fields, words.unknown, 404);
}

async function postRole({ services, me, fields }: StaffPost) {
  const parsed = changeRoleInput.safeParse(fields);
  if (!parsed.success) return refused(fields, problemsOf(parsed.error.issues));
  const change = { staffId: fields.id ?? '', role: parsed.data.role };
  return answerChange(fields, await changeRole(services, me, change));
}

async function postDeactivate({ services, me, fields }: StaffPost) {
  const { id: staffId = '', handOverTo: chosen = '' } = fields;
  const handOverTo = chosen === nobody ? null : chosen || undefined;
  return answerChange(fields, await deactivateStaff(services, me, { staffId, handOverTo }));
}

async function postReactivate({ services, me, fields }: StaffPost) {
  return answerChange(fields, await reactivateStaff(services, me, fields.id ?? ''));
}

async function postReset({ services, me, fields }: StaffPost) {
  const outcome = await resetTwoFactor(services, me, fields.id ?? '');
  if (outcome.ok) return leadBack(page, 'reset-two-factor');
  return outcome.reason === 'own'
    ? conflict(fields, words.twoFactorOwn)
    : conflict(fields, words.unknown, 404);
}

async function postRequire({ services, me, fields }: StaffPost) {
  const flags: Record<string, boolean> = { true: true, false: false };
  const parsed = requireTwoFactorInput.safeParse({ required: flags[fields.required ?? ''] });
  if (!parsed.success) return refused(fields, problemsOf(parsed.error.issues));
  await requireTwoFactor(services, me, parsed.data.required);
  return leadBack(page, 'require');
}

const handlers = {
  invite: postInvite,
  withdraw: postWithdraw,
  role: postRole,
  deactivate: postDeactivate,
  reactivate: postReactivate,
  'reset-two-factor': postReset,
  require: postRequire,
};

/** Does to staff what a form of their page asks for. An intent that no form has is answered 422. */
export async function postStaff(post: StaffPost) {
  const { intent = '' } = post.fields;
  if (!Object.hasOwn(handlers, intent)) throw data(null, { status: 422 });
  return handlers[intent as keyof typeof handlers](post);
}
