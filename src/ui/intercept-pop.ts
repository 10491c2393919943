/** Returns true for a move in the browser's history that it has handled, within the page that is shown. */
type PopHandler = (event: PopStateEvent) => boolean;

const handlers = new Set<PopHandler>();

/**
 * Lets `interceptPop` see moves in the browser's history before React Router, which would load the page's data again
 * for each. Call it before the router begins to listen: listeners of a window are called in the order they came.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => {
    if ([...handlers].some((handle) => handle(event))) event.stopImmediatePropagation();
  });
}

/** Offers every move in the browser's history to a handler until the returned function is called. */
export function interceptPop(handler: PopHandler): () => void {
  handlers.add(handler);
  return () => {
    handlers.delete(handler);
  };
}
