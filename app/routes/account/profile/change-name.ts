import { changeNameInput } from '../../../../contract/account.ts';
import { problemsOf } from '../../../../contract/problems.ts';
import { changeName } from '../../../../server/accounts/change-name.ts';
import { refused } from '../posted-form.ts';
import { doneOnProfile, type ProfilePost } from './profile-post.ts';

/** Changes the name; refuses an empty one. */
export async function postName({ services, session, fields }: ProfilePost) {
  const parsed = changeNameInput.safeParse(fields);
  if (!parsed.success) return refused(fields, problemsOf(parsed.error.issues));
  await changeName(services.db, session, parsed.data.fullname, services.clock());
  return doneOnProfile('name');
}
