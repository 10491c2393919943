/**
 * Marks what the page has to say. Where the page comes with it, the browser itself leads there, without scripts too; React
 * heeds `autoFocus` on form controls alone, so `focusMessage` does the rest.
 */
export const messageProps = { tabIndex: -1, autoFocus: true } as const;

/**
 * Moves the focus to what the page has to say, an element with `messageProps`. Call it in a layout effect: once the text
 * is visible it has the focus, and no press meets a page that scrolls a moment later. Where it came with the page, before
 * React did, the focus stays where the reader put it since, and nothing scrolls.
 */
export function focusMessage(message: HTMLElement | null | undefined): void {
  const hasComeWithPage = !('hydrated' in document.documentElement.dataset);
  if (!hasComeWithPage) {
    message?.focus();
    return;
  }
  // An address with a fragment keeps the browser from leading there, and older ones know only fields to lead to.
  const hasNotLed = location.hash !== '' || !('autofocus' in HTMLElement.prototype);
  if (hasNotLed && document.activeElement === document.body) message?.focus({ preventScroll: true });
}
