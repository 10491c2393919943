import { redirect } from 'react-router';
import type { CommandResult } from '../commands/command.ts';
import { localeOf, localPath } from '../i18n/locale.ts';

/** The headers of the response to a form: those of its action, such as Retry-After. */
export function responseHeaders({ actionHeaders }: { actionHeaders: Headers }): Headers {
  return actionHeaders;
}

/**
 * Leads from a form posted without scripts to the page of the request, which says that it was sent: a reload posts nothing
 * again, and the way back finds it. The address of the form may name the request that it began as a copy of (`again`).
 */
export function toReceipt({ values }: CommandResult, url: URL) {
  const again = url.searchParams.get('again');
  const query = new URLSearchParams({ sent: '', ...(again ? { again } : {}) });
  return redirect(localPath(`${values.location}?${query}`, localeOf(url)), 303);
}
