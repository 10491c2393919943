/** Closes a menu or the drawer when the focus leaves it, so that nothing focused lies behind it. */
export function closeLeftPopovers(): void {
  if (!CSS.supports('selector(:popover-open)')) return;
  addEventListener('focusin', ({ target }) => {
    const open = document.querySelector<HTMLElement>(':popover-open');
    if (open && target instanceof Node && !open.contains(target)) open.hidePopover();
  });
}
