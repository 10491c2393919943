import { leadStages } from '../lead.ts';
import type { LeadFilter, LeadPage } from '../lead-input.ts';
import type { LeadCounts } from '../server/inbox/count-leads.ts';

/** Tabs: the reader's work, drafts that can be sent, every request but notices and spam, and each stage. */
export const tabIds = ['to-do', 'ready-to-send', 'all', ...leadStages] as const;

export type InboxTabId = (typeof tabIds)[number];

/** Open tab, filters, order and page of an address. */
export interface InboxList {
  tab: InboxTabId;
  filter: LeadFilter;
  page: LeadPage;
}

/** Returns the tab's name in the address: the plain inbox opens the reader's work, and a search covers all requests. */
export function tabInAddress(tab: InboxTabId, text = ''): string {
  return tab === (text === '' ? 'to-do' : 'all') ? '' : tab;
}

/** Returns the query of a list: filters, order and page. Empty for the plain inbox. */
export function listQuery({ tab, filter, page: { sort, cursor } }: InboxList): string {
  const query = new URLSearchParams();
  const { stage: _, toDo: __, draft: ___, ...rest } = filter;
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  const stage = tabInAddress(tab, filter.text);
  if (stage) query.set('stage', stage);
  if (sort !== 'urgent') query.set('sort', sort);
  if (cursor) query.set('cursor', cursor);
  return query.size > 0 ? `?${query}` : '';
}

/** Returns the number of counted requests without notices and spam. */
export function countOf({ stages, answered }: LeadCounts): number {
  return leadStages.reduce(
    (sum, stage) => sum + (stage === 'spam' || stage === 'notice' ? 0 : stages[stage]),
    answered,
  );
}
