import { sendVerifyEmail } from '../../../../server/accounts/verify-email.ts';
import { doneOnProfile, type ProfilePost } from './profile-post.ts';

/** Sends the mail that confirms the address once more. */
export async function postEmail({ services, session }: ProfilePost) {
  await sendVerifyEmail(services, session.account);
  return doneOnProfile('email');
}
