import {
  countOf,
  type InboxTabId,
  listQuery,
  tabIds,
  tabInAddress,
} from '../../../features/requests/desk/inbox-address.ts';
import { type InboxTab, InboxTabs } from '../../../features/requests/desk/tabs.tsx';
import { inbox as t } from '../../../features/requests/strings/en/inbox.ts';
import { stages } from '../../../features/requests/strings/en/leads.ts';
import { pathWith } from '../../../features/settings/desk/desk-meta.ts';
import { useSearch } from '../../../ui/desk/use-search.ts';
import type { LoadedList } from './inbox-table.tsx';

/** Returns the tabs of the saved views. */
export function listedViews({ views, tab, filter, page }: LoadedList): InboxTab[] {
  const current = listQuery({ tab, filter, page: { ...page, cursor: undefined } });
  return views.map(({ id, name, filter, sort, counts }) => {
    const { stage, toDo } = filter;
    const query = listQuery({ tab: toDo ? 'to-do' : (stage ?? 'all'), filter, page: { sort, limit: 0 } });
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

function titleOf(id: InboxTabId): string {
  if (id === 'to-do') return t.toDo;
  return id === 'all' ? t.all : stages[id];
}

/** Tabs of the list with the number of requests under the filters, and the saved views. */
export function ListTabs({ list, viewTabs }: { list: LoadedList; viewTabs: InboxTab[] }) {
  const query = useSearch();
  const { all, toDo } = list.counts;
  const isView = viewTabs.some(({ isCurrent }) => isCurrent);
  const tabs = tabIds.map((id): InboxTab => {
    const counts = id === 'to-do' ? toDo : all;
    const count = id === 'to-do' || id === 'all' ? countOf(counts) : all.stages[id];
    return {
      id,
      title: titleOf(id),
      count,
      path: pathWith('/desk', query, { stage: tabInAddress(id, query.get('text') ?? '') }),
      isAtLeast: !counts.complete && count > 0,
      isCurrent: !isView && id === list.tab,
    };
  });
  return <InboxTabs tabs={tabs} views={viewTabs} label={t.tabs} />;
}
