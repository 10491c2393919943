import { forgetDrafts } from './brief-draft.ts';
import { forgetUser } from './stored-user.ts';

/** The form that the log-out buttons post without scripts. */
export const logOutFormId = 'sign-out';

/** Forgets on this device who was signed in and what they had begun: the session was ended, or the account deleted. */
export function clearCustomerData(): void {
  forgetDrafts();
  forgetUser();
}
