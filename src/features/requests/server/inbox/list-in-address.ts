import { type InboxList, type InboxTabId, tabIds } from '../../desk/inbox-address.ts';
import { type LeadFilter, leadFilter, leadPage } from '../../lead-input.ts';

function filterOfTab(tab: InboxTabId, meId: string): LeadFilter {
  if (tab === 'to-do') return { toDo: meId };
  if (tab === 'ready-to-send') return { draft: 'ready' };
  return tab === 'all' ? {} : { stage: tab };
}

/** Returns the list of an address, most urgent first; null for an invalid address. */
export function listIn(query: URLSearchParams, meId: string): InboxList | null {
  const { stage, toDo: _, draft: __, ...values } = Object.fromEntries(query);
  const filter = leadFilter.safeParse(values);
  const page = leadPage.safeParse({ sort: 'urgent', ...values });
  const tab = tabIds.find((id) => id === (stage || (filter.data?.text ? 'all' : 'to-do')));
  if (!filter.success || !page.success || !tab) return null;
  return { tab, filter: { ...filter.data, ...filterOfTab(tab, meId) }, page: page.data };
}
