/** Returns true for a history move that it handled within the page. */
type PopHandler = (event: PopStateEvent) => boolean;

const handlers = new Set<PopHandler>();

/**
 * Lets `interceptPop` receive history moves before React Router, which would reload the page's data. Call it before the
 * router starts listening, because listeners run in order of registration.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => {
    if ([...handlers].some((handle) => handle(event))) event.stopImmediatePropagation();
  });
}

/** Passes history moves to a handler until the returned function is called. */
export function interceptPop(handler: PopHandler): () => void {
  handlers.add(handler);
  return () => {
    handlers.delete(handler);
  };
}
