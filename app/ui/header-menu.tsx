import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Link } from 'react-router';
import { hideOwnPopover } from './hide-own-popover.ts';
import type { MenuEntry } from './layout-words.ts';

interface HeaderMenuProps {
  name: 'services' | 'forms';
  title: string;
  entries: MenuEntry[];
}

/**
 * A menu of the header. It opens on pointing (CSS) and on pressing (a native popover), so it needs no script; once
 * closed by a press it stays closed until it is pointed at anew. Nothing is shown for an empty one.
 */
export function HeaderMenu({ name, title, entries }: HeaderMenuProps) {
  const [dismissed, setDismissed] = useState(false);
  if (entries.length === 0) return null;
  return (
    <li
      className="menu h-full"
      data-dismissed={dismissed || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onMouseEnter={() => setDismissed(false)}
      onMouseLeave={() => setDismissed(false)}
    >
      <button
        type="button"
        popoverTarget={`menu-${name}`}
        className={`menu-${name} flex h-full items-center gap-1.5 px-3 hover:text-strong`}
      >
        {title}
        <ChevronDown size={16} aria-hidden />
      </button>
      <div
        id={`menu-${name}`}
        popover="auto"
        className="menu-panel"
        onToggle={({ newState }) => newState === 'closed' && setDismissed(true)}
      >
        <ul>
          {entries.map(({ title: entryTitle, path }) => (
            <li key={path}>
              <Link
                to={path}
                onClick={(event) => {
                  hideOwnPopover(event);
                  setDismissed(true);
                }}
                className="block rounded-control px-3.5 py-2.5 hover:bg-panel hover:text-strong"
              >
                {entryTitle}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
