import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { MenuEntry } from './layout-words.ts';

/** How an entry of a header menu looks, be it a link or a button. */
export const headerEntry =
  'block w-full rounded-control px-3.5 py-2.5 text-left hover:bg-panel hover:text-strong';

interface HeaderLinksProps {
  entries: MenuEntry[];
  onChoose: (event: MouseEvent<HTMLElement>) => void;
}

/** The pages that a menu of the header leads to. */
export function HeaderLinks({ entries, onChoose }: HeaderLinksProps) {
  return (
    <ul>
      {entries.map(({ title, path }) => (
        <li key={path}>
          <Link to={path} onClick={onChoose} className={headerEntry}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
