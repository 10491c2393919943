import type { MouseEvent } from 'react';

/** Closes the popover that an element stands in, if any. */
export function hidePopoverAround(element: HTMLElement): void {
  const popover = element.closest<HTMLElement>('[popover]');
  if (popover?.matches(':popover-open')) popover.hidePopover();
}

/** Closes the popover that a link stands in: a page change without a reload leaves it open otherwise. */
export function hideOwnPopover(event: MouseEvent<HTMLElement>): void {
  hidePopoverAround(event.currentTarget);
}
