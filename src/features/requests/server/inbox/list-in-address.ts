import { type InboxList, tabIds } from '../../desk/inbox-address.ts';
import { leadFilter, leadPage } from '../../lead-input.ts';

/** Returns the list of an address, most urgent first; null for an invalid address. */
export function listIn(query: URLSearchParams, meId: string): InboxList | null {
  const { stage, toDo: _, ...values } = Object.fromEntries(query);
  const filter = leadFilter.safeParse(values);
  const page = leadPage.safeParse({ sort: 'urgent', ...values });
  const tab = tabIds.find((id) => id === (stage || (filter.data?.text ? 'all' : 'to-do')));
  if (!filter.success || !page.success || !tab) return null;
  const ofTab = tab === 'to-do' ? { toDo: meId } : tab === 'all' ? {} : { stage: tab };
  return { tab, filter: { ...filter.data, ...ofTab }, page: page.data };
}
