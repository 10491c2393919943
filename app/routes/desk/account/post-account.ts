import { data, redirect } from 'react-router';
import { messagesIn } from '../../../../contract/messages.ts';
import { problemsOf } from '../../../../contract/problems.ts';
import {
  changeOwnNameInput,
  changeOwnPasswordInput,
  createApiTokenInput,
} from '../../../../contract/staff.ts';
import type { RequestFacts, Services } from '../../../../server/context.ts';
import { askForApiToken, revokeApiToken } from '../../../../server/staff/api-tokens.ts';
import { changeOwnKeys } from '../../../../server/staff/change-own-keys.ts';
import { changeOwnName } from '../../../../server/staff/change-own-name.ts';
import { changeOwnPassword } from '../../../../server/staff/change-own-password.ts';
import { endOwnSession, endOwnSessions } from '../../../../server/staff/own-sessions.ts';
import type { StaffSession } from '../../../../server/staff/sessions.ts';
import { conflict, done, type Fields, leadBack, limited, refused } from '../posted.ts';

interface OwnPost {
  services: Services;
  facts: RequestFacts;
  session: StaffSession;
  fields: Fields;
}

const page = '/desk/account';
const words = messagesIn('en').desk;

async function postName({ services, session, fields }: OwnPost) {
  const parsed = changeOwnNameInput.safeParse(fields);
  if (!parsed.success) return refused(fields, problemsOf(parsed.error.issues));
  await changeOwnName(services, session, parsed.data.name);
  return leadBack(page, 'name');
}

async function postShortcuts({ services, session, fields }: OwnPost) {
  await changeOwnKeys(services, session, fields.singleKeys === 'on');
  return leadBack(page, 'shortcuts');
}

async function postPassword({ services, facts, session, fields }: OwnPost) {
  const parsed = changeOwnPasswordInput.safeParse(fields);
  if (!parsed.success) return refused(fields, problemsOf(parsed.error.issues));
  const outcome = await changeOwnPassword(services, session, parsed.data, facts);
  if (outcome.ok) {
    facts.keepStaffSession(outcome.token);
    return leadBack(page, 'password');
  }
  if (outcome.reason === 'limited') return limited(fields, outcome);
  const field = outcome.reason === 'password-wrong' ? 'currentPassword' : 'newPassword';
  return refused(fields, { [field]: outcome.reason });
}

async function postDevice({ services, session, fields }: OwnPost) {
  const isEnded = await endOwnSession(services.db, session, fields.id ?? '');
  return isEnded ? leadBack(page, 'device') : conflict(fields, words.unknown, 404);
}

async function postEverywhere({ services, facts, session }: OwnPost) {
  await endOwnSessions(services.db, session);
  facts.keepStaffSession(null);
  return redirect('/desk/signin?done=everywhere', 303);
}

async function postToken({ services, facts, session, fields }: OwnPost) {
  const parsed = createApiTokenInput.safeParse(fields);
  if (!parsed.success) return refused(fields, problemsOf(parsed.error.issues));
  const { address } = facts;
  const made = await askForApiToken(services, session.staff, { ...parsed.data, address });
  if (made.ok) return { ...done(fields, words.tokenMade), token: made.token };
  return made.reason === 'limited'
    ? limited(fields, made)
    : refused(fields, { currentPassword: made.reason });
}

async function postRevoke({ services, session, fields }: OwnPost) {
  const isRevoked = await revokeApiToken(services, session.staff, fields.id ?? '');
  return isRevoked ? leadBack(page, 'revoke') : conflict(fields, words.unknown, 404);
}

const handlers = {
  name: postName,
  shortcuts: postShortcuts,
  password: postPassword,
  device: postDevice,
  everywhere: postEverywhere,
  token: postToken,
  revoke: postRevoke,
};

/** Does to one's own account what a form of its page asks for. An intent that no form has is answered 422. */
export async function postAccount(post: OwnPost) {
  const { intent = '' } = post.fields;
  if (!Object.hasOwn(handlers, intent)) throw data(null, { status: 422 });
  return handlers[intent as keyof typeof handlers](post);
}
