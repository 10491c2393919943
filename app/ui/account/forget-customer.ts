import { forgetDrafts } from '../form/brief-draft.ts';
import { forgetUser } from './stored-user.ts';

/** Forgets on this device who was signed in and what they had begun: the session was ended, or the account deleted. */
export function forgetCustomer(): void {
  forgetDrafts();
  forgetUser();
}
