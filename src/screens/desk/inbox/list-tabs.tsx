import {
  countOf,
  type InboxTabId,
  listQuery,
  tabIds,
  tabInAddress,
} from '../../../features/requests/desk/inbox-address.ts';
import { inbox as t } from '../../../features/requests/strings/en/inbox.ts';
import { stages } from '../../../features/requests/strings/en/leads.ts';
import { pathWith } from '../../../features/settings/desk/desk-meta.ts';
import { type InboxTab, InboxTabs } from '../../../ui/desk/tabs.tsx';
import { useSearch } from '../../../ui/desk/use-search.ts';
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

function titleOf(id: InboxTabId): string {
  if (id === 'to-do') return t.toDo;
  if (id === 'ready-to-send') return t.readyToSend;
  return id === 'all' ? t.all : stages[id];
}

/** Tabs of the list with the number of requests under the filters, and the saved views. */
export function ListTabs({ list, viewTabs }: { list: LoadedList; viewTabs: InboxTab[] }) {
  const query = useSearch();
  const { all, toDo, ready } = list.counts;
  const isView = viewTabs.some(({ isCurrent }) => isCurrent);
  const tabs = tabIds.map((id): InboxTab => {
    const counts = id === 'to-do' ? toDo : id === 'ready-to-send' ? ready : all;
    const isStage = id !== 'to-do' && id !== 'ready-to-send' && id !== 'all';
    const count = isStage ? all.stages[id] : countOf(counts);
    return {
      id,
      title: titleOf(id),
      count,
      path: pathWith('/desk', query, { stage: tabInAddress(id, query.get('text') ?? '') }),
      isAtLeast: !counts.complete && count > 0,
      isCurrent: !isView && id === list.tab,
    };
  });
  // Without rates no quote is ever drafted.
  const shown = tabs.filter(({ id, count, isCurrent }) => id !== 'ready-to-send' || count || isCurrent);
  return <InboxTabs tabs={shown} views={viewTabs} label={t.tabs} />;
}
