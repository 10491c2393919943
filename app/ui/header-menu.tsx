import ChevronDown from 'lucide-react/icons/chevron-down';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { hideOwnPopover } from './hide-own-popover.ts';

interface HeaderMenuProps {
  name: 'services' | 'forms' | 'account';
  /** What is seen on the menu's button. */
  face: ReactNode;
  /** What the button is called, where its face has no words. */
  label?: string;
  /** Shows the menu only to whom it is for, by the styles' own classes. */
  className?: string;
  /** What the menu holds; `leave` closes it when something in it was chosen. */
  children: (leave: (event: MouseEvent<HTMLElement>) => void) => ReactNode;
}

/**
 * A menu of the header. It opens on pointing (CSS) and on pressing (a native popover), so it needs no script; once
 * closed by a press it stays closed until it is pointed at anew.
 */
export function HeaderMenu({ name, face, label, className = '', children }: HeaderMenuProps) {
  const [dismissed, setDismissed] = useState(false);
  return (
    <li
      className={`menu h-full ${className}`}
      data-dismissed={dismissed || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onMouseEnter={() => setDismissed(false)}
      onMouseLeave={() => setDismissed(false)}
    >
      <button
        type="button"
        popoverTarget={`menu-${name}`}
        aria-label={label}
        className={`menu-${name} flex h-full items-center gap-1.5 px-3 hover:text-strong`}
      >
        {face}
        <ChevronDown size={16} aria-hidden />
      </button>
      <div
        id={`menu-${name}`}
        popover="auto"
        className="menu-panel"
        onToggle={({ newState }) => newState === 'closed' && setDismissed(true)}
      >
        {children((event) => {
          hideOwnPopover(event);
          setDismissed(true);
        })}
      </div>
    </li>
  );
}
