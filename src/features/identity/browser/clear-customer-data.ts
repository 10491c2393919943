import { deleteDrafts } from '#ui/forms/stored-draft.ts';
import { clearStoredUser } from '#ui/forms/stored-user.ts';

/** The form that the log-out buttons post without scripts. */
export const logOutFormId = 'sign-out';

/** Clears what this device stores of a customer, drafts included: the session was ended, or the account deleted. */
export function clearCustomerData(): void {
  deleteDrafts();
  clearStoredUser();
}
