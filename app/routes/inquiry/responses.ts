import { redirect } from 'react-router';
import type { CommandResult } from '../../../server/commands/command.ts';

/** The headers of the response to a form: those of its action, such as Retry-After. */
export function responseHeaders({ actionHeaders }: { actionHeaders: Headers }): Headers {
  return actionHeaders;
}

/**
 * Leads from a form posted without scripts to the page of the request, which says that it was sent: a reload posts nothing
 * again, and the way back finds it. `again` is the reference of the request that it began as a copy of.
 */
export function toReceipt({ values }: CommandResult, again?: string | null) {
  const query = new URLSearchParams({ sent: '', ...(again ? { again } : {}) });
  return redirect(`${values.location}?${query}`, 303);
}
