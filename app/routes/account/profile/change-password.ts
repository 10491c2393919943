import { updatePasswordInput } from '../../../../contract/account.ts';
import { fieldMessage, messagesIn } from '../../../../contract/messages.ts';
import { problemsOf } from '../../../../contract/problems.ts';
import { updatePassword } from '../../../../server/accounts/update-password.ts';
import { limited, refused } from '../posted-form.ts';
import { doneOnProfile, type ProfilePost } from './profile-post.ts';

/** Changes the password and gives this browser the new session; refuses and limits as PUT /api/v1/updatepassword does. */
export async function postPassword({ services, facts, session, fields }: ProfilePost) {
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
