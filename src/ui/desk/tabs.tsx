import Bookmark from 'lucide-react/icons/bookmark';
import { Link } from 'react-router';
import { deskLocale } from '#platform/i18n/locale.ts';
import { formatNumber } from '#platform/values/format.ts';

interface InboxTabsProps {
  tabs: InboxTab[];
  /** Saved views; `g` and a number open the first nine. */
  views?: InboxTab[];
  label: string;
}

/** Tabs of stages and saved views with their counts. They scroll sideways on a narrow screen. */
export function InboxTabs({ tabs, views = [], label }: InboxTabsProps) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-hairline">
      <ul className="inbox-tabs flex gap-x-1">
        {tabs.map((tab) => (
          <TabItem key={tab.id} tab={tab} />
        ))}
        {views.map((view, at) => (
          <TabItem key={view.id} tab={view} number={at + 1} />
        ))}
      </ul>
    </nav>
  );
}

/** `number` is that of a saved view's shortcut. */
function TabItem({ tab, number }: { tab: InboxTab; number?: number }) {
  const { title, count, isAtLeast, path, isCurrent } = tab;
  return (
    <li data-view={number}>
      <Link
        to={path}
        aria-current={isCurrent ? 'page' : undefined}
        title={number && number < 10 ? `g ${number}` : undefined}
        className="flex min-h-11 items-center gap-2 border-b-2 border-transparent px-2.5 whitespace-nowrap text-muted hover:text-strong aria-[current=page]:border-strong aria-[current=page]:font-medium aria-[current=page]:text-strong"
      >
        {number && <Bookmark size={14} aria-hidden />}
        {title}
        {count !== null && (
          <span className="tabular text-[0.8125rem] text-muted">
            {formatNumber(deskLocale, count)}
            {isAtLeast && '+'}
          </span>
        )}
      </Link>
    </li>
  );
}

export interface InboxTab {
  id: string;
  title: string;
  /** Null when it is not counted. */
  count: number | null;
  /** True when `count` is only a lower bound. */
  isAtLeast?: boolean;
  path: string;
  isCurrent: boolean;
}
