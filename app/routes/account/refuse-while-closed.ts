import { data } from 'react-router';
import { formDataOf } from '../../../server/http/form-post.ts';
import { wordsIn } from '../../content/words.ts';
import type { AccountOutcome } from '../../ui/form/account-notice.tsx';

/** Answers a sign-in or sign-up while the company has no accounts: 503, what to do instead, and nothing kept. */
export async function refuseWhileClosed(request: Request) {
  const form = await formDataOf(request);
  const typed = (name: string) => String(form.get(name) ?? '').slice(0, 300);
  const outcome: AccountOutcome = {
    message: wordsIn('en').signIn.forms.notOpen,
    values: { username: typed('username'), fullname: typed('fullname') },
  };
  return data(outcome, { status: 503 });
}
