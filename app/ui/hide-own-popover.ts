import type { MouseEvent } from 'react';

/** Closes the popover that a link stands in: a page change without a reload leaves it open otherwise. */
export function hideOwnPopover(event: MouseEvent<HTMLElement>): void {
  const popover = event.currentTarget.closest<HTMLElement>('[popover]');
  if (popover?.matches(':popover-open')) popover.hidePopover();
}
