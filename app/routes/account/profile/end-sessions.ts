import { redirect } from 'react-router';
import { messagesIn } from '../../../../contract/messages.ts';
import { endSession, signOut } from '../../../../server/accounts/sign-out.ts';
import { refused } from '../posted-form.ts';
import { doneOnProfile, type ProfilePost } from './profile-post.ts';

/** Signs one device out; refuses one that the account does not have, or has no more. */
export async function postDevice({ services, facts, session, fields }: ProfilePost) {
  const id = fields.id ?? '';
  if (!(await endSession(services.db, session, id))) {
    return refused(fields, {}, messagesIn('en').account.sessionUnknown);
  }
  if (id === session.id) facts.keepSession(null);
  return doneOnProfile('device');
}

/** Signs every device out, this one too. */
export async function postEverywhere({ services, facts, session }: ProfilePost) {
  await signOut(services.db, session, { everywhere: true });
  facts.keepSession(null);
  return redirect('/', 303);
}
