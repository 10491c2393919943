import Bookmark from 'lucide-react/icons/bookmark';
import { Link } from 'react-router';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { formatNumber } from '../../../platform/values/format.ts';

interface InboxTabsProps {
  tabs: InboxTab[];
  /** Lists that the reader has saved; the first nine are opened by `g` and their number. */
  views?: InboxTab[];
  label: string;
}

/** The stages and saved views, each with how many requests lie in it. On a narrow screen the row scrolls sideways. */
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

/** A tab; with `number`, one of a saved view. */
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

/** A tab over the list: the address it leads to, and how many lie there. */
export interface InboxTab {
  id: string;
  title: string;
  /** Null where nobody counts them. */
  count: number | null;
  /** There are more than were counted. */
  isAtLeast?: boolean;
  path: string;
  isCurrent: boolean;
}
