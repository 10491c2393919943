/**
 * Does something with every element that a selector finds, once each: with those in the page now, and with those that
 * React brings when the reader comes to a page by a link.
 */
export function onEach(selector: string, work: (element: HTMLElement) => void): void {
  const done = new WeakSet<HTMLElement>();
  const look = () => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (done.has(element)) continue;
      done.add(element);
      work(element);
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
}
