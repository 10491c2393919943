import { messagesIn } from '../../../../contract/messages.ts';
import { sendVerifyEmail } from '../../../../server/accounts/verify-email.ts';
import { limited } from '../posted-form.ts';
import { doneOnProfile, type ProfilePost } from './profile-post.ts';

/** Sends the mail that confirms the address once more; limits as POST /api/v1/email/verify/send does. */
export async function postEmail({ services, session, fields }: ProfilePost) {
  const outcome = await sendVerifyEmail(services, session.account);
  if (!outcome.ok) return limited(fields, outcome, messagesIn('en').account.verifyMailLimited);
  return doneOnProfile('email');
}
