/**
 * Moves the focus to what the page has to say. Call it in a layout effect: who sees the words has the focus there, and
 * no press meets a page that scrolls to them a moment later. Where the page came with them, before React did, somebody
 * who is in a form meanwhile is not torn away from what they type or press.
 */
export function focusNews(news: HTMLElement | null | undefined): void {
  const hasComeWithPage = !('hydrated' in document.documentElement.dataset);
  if (hasComeWithPage && document.activeElement?.matches('input, select, textarea, button')) return;
  news?.focus();
}
