import { redirect } from 'react-router';
import { deleteAccountInput } from '../../../../contract/account.ts';
import { problemsOf } from '../../../../contract/problems.ts';
import { deleteAccount } from '../../../../server/accounts/delete-account.ts';
import { limited, refused } from '../posted-form.ts';
import type { ProfilePost } from './profile-post.ts';

/** Deletes the account and leads home, where it is said; refuses without the ticked box and the current password. */
export async function postDelete({ services, facts, session, fields }: ProfilePost) {
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
