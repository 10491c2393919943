import { Link } from 'react-router';
import { formatNumber } from '../../../contract/format.ts';
import { deskLocale } from '../../../contract/locale.ts';

/** The stages, each with how many requests lie in it. On a narrow screen the row scrolls sideways. */
export function InboxTabs({ tabs, label }: { tabs: InboxTab[]; label: string }) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-hairline">
      <ul className="flex min-w-max gap-1">
        {tabs.map(({ id, title, count, isAtLeast, path, isCurrent }) => (
          <li key={id}>
            <Link
              to={path}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 border-b-2 border-transparent px-2.5 whitespace-nowrap text-muted hover:text-strong aria-[current=page]:border-strong aria-[current=page]:font-medium aria-[current=page]:text-strong"
            >
              {title}
              <span className="tabular text-[0.8125rem] text-muted">
                {formatNumber(deskLocale, count)}
                {isAtLeast && '+'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A tab over the list: the address it leads to, and how many lie there. */
export interface InboxTab {
  id: string;
  title: string;
  count: number;
  /** There are more than were counted. */
  isAtLeast?: boolean;
  path: string;
  isCurrent: boolean;
}
