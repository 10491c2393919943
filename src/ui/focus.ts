/**
 * Properties of a message that takes the focus. Browsers honor `autofocus` on page load, also without scripts; React
 * supports it on form controls only, so `focusMessage` does the rest.
 */
export const messageProps = { tabIndex: -1, autoFocus: true } as const;

/**
 * Focuses a message with `messageProps`. Call it in a layout effect, so that the focus moves as the text appears. For a
 * message that came with the page, keeps the focus that the reader has moved since and does not scroll.
 */
export function focusMessage(message: HTMLElement | null | undefined): void {
  const hasComeWithPage = !('hydrated' in document.documentElement.dataset);
  if (!hasComeWithPage) {
    message?.focus();
    return;
  }
  // Browsers skip `autofocus` when the address has a fragment; older ones support it on fields only.
  const hasNotLed = location.hash !== '' || !('autofocus' in HTMLElement.prototype);
  if (hasNotLed && document.activeElement === document.body) message?.focus({ preventScroll: true });
}
