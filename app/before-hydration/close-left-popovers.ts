/** Closes a menu or the drawer when the focus leaves it, so that nothing focused lies behind it. */
export function closeLeftPopovers(): void {
  if (!CSS.supports('selector(:popover-open)')) return;
  addEventListener('focusin', ({ target }) => {
    const open = document.querySelector<HTMLElement>(':popover-open');
    if (!open || !(target instanceof Element) || open.contains(target)) return;
    // A menu's own button closes it by itself; closed before, it would open it again.
    if (target.getAttribute('popovertarget') !== open.id) open.hidePopover();
  });
}
