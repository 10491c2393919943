export interface Batch<Item> {
  /** Resolves once the item is stored; rejects, with the others of its batch, when `store` does. */
  add(item: Item): Promise<void>;
}

/**
 * Passes the added items to `store` once `isComplete` returns true for their number, and at most `longestMs` after the
 * first.
 */
export function createBatch<Item>({
  store,
  isComplete,
  longestMs,
}: {
  store: (items: Item[]) => Promise<void>;
  isComplete: (count: number) => boolean;
  longestMs: number;
}): Batch<Item> {
  let items: Item[] = [];
  let stored = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const batch = items;
    const { resolve, reject } = stored;
    items = [];
    stored = Promise.withResolvers();
    store(batch).then(resolve, reject);
  }

  return {
    add(item) {
      const { promise } = stored;
      items.push(item);
      if (isComplete(items.length)) flush();
      else timer ??= setTimeout(flush, longestMs);
      return promise;
    },
  };
}
