import { countOf, listQuery, tabInAddress } from '#features/requests/desk/inbox-address.ts';
import { inbox as t } from '#features/requests/strings/en/inbox.ts';
import { pathWith } from '#features/settings/desk/desk-meta.ts';
import { type InboxTab, InboxTabs } from '#ui/desk/tabs.tsx';
import { useSearch } from '#ui/desk/use-search.ts';
import type { LoadedList } from './inbox-table.tsx';

/** Returns the tabs of the saved views. */
export function listedViews({ views, tab, filter, page }: LoadedList): InboxTab[] {
  const current = listQuery({ tab, filter, page: { ...page, cursor: undefined } });
  return views.map(({ id, name, filter, sort, counts }) => {
    const { stage, toDo, draft } = filter;
    const ofTab = toDo ? 'to-do' : draft ? 'ready-to-send' : (stage ?? 'all');
    const query = listQuery({ tab: ofTab, filter, page: { sort, limit: 0 } });
    const count = stage ? counts.stages[stage] : countOf(counts);
    return {
      id,
      title: name,
      count,
      path: `/desk${query}`,
      isAtLeast: !counts.complete && count > 0,
      isCurrent: query === current,
    };
  });
}

/** Tabs of the reader's work and of all requests, with their numbers under the filters, and the saved views. */
export function ListTabs({ list, viewTabs }: { list: LoadedList; viewTabs: InboxTab[] }) {
  const query = useSearch();
  const { all, toDo } = list.counts;
  const isView = viewTabs.some(({ isCurrent }) => isCurrent);
  const isToDo = list.tab === 'to-do';
  const tabOf = (id: 'to-do' | 'all', title: string, counts: typeof all, isCurrent: boolean): InboxTab => ({
    id,
    title,
    count: countOf(counts),
    path: pathWith('/desk', query, { stage: tabInAddress(id, query.get('text') ?? '') }),
    isAtLeast: !counts.complete && countOf(counts) > 0,
    isCurrent: !isView && isCurrent,
  });
  const tabs = [tabOf('to-do', t.toDo, toDo, isToDo), tabOf('all', t.all, all, !isToDo)];
  return <InboxTabs tabs={tabs} views={viewTabs} label={t.tabs} />;
}
