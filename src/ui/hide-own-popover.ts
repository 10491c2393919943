import type { MouseEvent } from 'react';

/** Closes the popover around an element, if any. */
export function hidePopoverAround(element: HTMLElement): void {
  const popover = element.closest<HTMLElement>('[popover]');
  if (popover?.matches(':popover-open')) popover.hidePopover();
}

/** Closes the popover around a link, which client navigation would leave open. */
export function hideOwnPopover(event: MouseEvent<HTMLElement>): void {
  hidePopoverAround(event.currentTarget);
}
