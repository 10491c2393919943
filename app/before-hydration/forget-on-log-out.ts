import { forgetDrafts } from '../client/brief-draft.ts';
import { logOutFormId } from '../client/clear-customer-data.ts';

/** Forgets the drafts when the log-out is posted before React has come; the next page's head forgets the customer. */
export function forgetOnLogOut(): void {
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.id === logOutFormId) forgetDrafts();
  });
}
