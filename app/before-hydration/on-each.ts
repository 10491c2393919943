/**
 * Starts something with every element that a selector finds, once each: with those in the page now, and with those
 * that React brings when the reader comes to a page by a link. What `start` returns is called once the element is gone.
 */
export function onEach<Found extends HTMLElement>(
  selector: string,
  start: (element: Found) => (() => void) | undefined,
): void {
  const started = new Map<Found, (() => void) | undefined>();
  const look = () => {
    for (const [element, end] of started) {
      if (element.isConnected) continue;
      end?.();
      started.delete(element);
    }
    for (const element of document.querySelectorAll<Found>(selector)) {
      if (!started.has(element)) started.set(element, start(element));
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
}
