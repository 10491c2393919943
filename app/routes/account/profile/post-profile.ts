import { data, redirect } from 'react-router';
import { changeNameInput, deleteAccountInput, updatePasswordInput } from '../../../../contract/account.ts';
import { fieldMessage, messagesIn } from '../../../../contract/messages.ts';
import { problemsOf } from '../../../../contract/text.ts';
import { changeName } from '../../../../server/accounts/change-name.ts';
import type { Session } from '../../../../server/accounts/find-session.ts';
import { endSession, signOut } from '../../../../server/accounts/sign-out.ts';
import { updatePassword } from '../../../../server/accounts/update-password.ts';
import { sendVerifyEmail } from '../../../../server/accounts/verify-email.ts';
import type { RequestFacts, Services } from '../../../../server/context.ts';
import { deleteAccount } from '../../../../server/people/delete-account.ts';
import type { SiteStrings } from '../../../content/strings.ts';
import { limited, refused } from '../posted-form.ts';

/** A form of the profile, posted without scripts. */
interface ProfilePost {
  services: Services;
  facts: RequestFacts;
  session: Session;
  fields: Record<string, string>;
}

/** Leads back to the part of the profile that says what was done. */
function doneOnProfile(intent: keyof SiteStrings['profile']['done']): Response {
  return redirect(`/profile?done=${intent}#${intent}`, 303);
}

/** Sends the mail that confirms the address once more; limits as POST /api/v1/email/verify/send does. */
async function postEmail({ services, session, fields }: ProfilePost) {
  const outcome = await sendVerifyEmail(services, session.account);
  if (!outcome.ok) return limited(fields, outcome, messagesIn('en').account.verifyMailLimited);
  return doneOnProfile('email');
}

/** Changes the name; refuses an empty one. */
async function postName({ services, session, fields }: ProfilePost) {
  const parsed = changeNameInput.safeParse(fields);
  if (!parsed.success) return refused(fields, problemsOf(parsed.error.issues));
  await changeName(services.db, session, parsed.data.fullname, services.clock());
  return doneOnProfile('name');
}

/** Deletes the account and leads home, where it is said; refuses without the ticked box and the current password. */
async function postDelete({ services, facts, session, fields }: ProfilePost) {
  const parsed = deleteAccountInput.safeParse({ currentPassword: fields.password });
  const problems = parsed.success ? {} : problemsOf(parsed.error.issues);
  if (!fields.sure) problems.sure = 'required';
  if (!parsed.success || !fields.sure) return refused(fields, problems);
  const outcome = await deleteAccount(services, session, parsed.data.currentPassword, facts);
  if (outcome.ok) {
    facts.keepSession(null);
    return redirect('/#account-deleted', 303);
  }
  if (outcome.reason === 'limited') return limited(fields, outcome);
  return refused(fields, { currentPassword: outcome.reason });
}

/** Signs one device out; refuses one that the account does not have, or has no more. */
async function postDevice({ services, facts, session, fields }: ProfilePost) {
  const id = fields.id ?? '';
  if (!(await endSession(services.db, session, id))) {
    return refused(fields, {}, messagesIn('en').account.sessionUnknown);
  }
  if (id === session.id) facts.keepSession(null);
  return doneOnProfile('device');
}

/** Signs every device out, this one too. */
async function postEverywhere({ services, facts, session }: ProfilePost) {
  await signOut(services.db, session, { everywhere: true });
  facts.keepSession(null);
  return redirect('/', 303);
}

/** Changes the password and gives this browser the new session; refuses and limits as PUT /api/v1/updatepassword does. */
async function postPassword({ services, facts, session, fields }: ProfilePost) {
  const { passwordNotUpdated } = messagesIn('en').account;
  const parsed = updatePasswordInput.safeParse(fields);
  if (!parsed.success) return refused(fields, problemsOf(parsed.error.issues), passwordNotUpdated);
  const outcome = await updatePassword(services, session, parsed.data, facts);
  if (outcome.ok) {
    facts.keepSession(outcome.token);
    return doneOnProfile('password');
  }
  if (outcome.reason === 'limited') return limited(fields, outcome);
  if (outcome.reason === 'password-wrong') {
    return refused(fields, { currentPassword: outcome.reason }, passwordNotUpdated);
  }
  return refused(fields, { newPassword: outcome.reason }, fieldMessage('en', outcome.reason));
}

const handlers = {
  name: postName,
  email: postEmail,
  password: postPassword,
  device: postDevice,
  everywhere: postEverywhere,
  delete: postDelete,
};

/** Does what a form of the profile asks for, by its `intent`. No form of ours asks for anything else: 400. */
export async function postProfile(post: ProfilePost) {
  const intent = post.fields.intent ?? '';
  if (!Object.hasOwn(handlers, intent)) throw data(null, { status: 400 });
  return handlers[intent as keyof typeof handlers](post);
}
