import type { ReactNode } from 'react';
import { hideOwnPopover } from '../hide-own-popover.ts';
import { Key } from './key.tsx';

interface MenuButtonProps {
  act: () => unknown;
  /** Shortcut, shown beside the label. */
  keys?: string | undefined;
  children: ReactNode;
}

/** Action in a menu, which closes first. */
export function MenuButton({ act, keys, children }: MenuButtonProps) {
  return (
    <button
      type="button"
      className="menu-item"
      onClick={(event) => {
        hideOwnPopover(event);
        act();
      }}
    >
      {children}
      {keys && <Key>{keys}</Key>}
    </button>
  );
}
