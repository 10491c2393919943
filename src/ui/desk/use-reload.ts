import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Milliseconds in which requests for a reload are combined; a bulk change sends many events. */
const gatherMs = 250;

let reloads = 0;

/**
 * True while `useReload` loads. A navigation in that time takes the place of the load: a `shouldRevalidate` that skips
 * data for the navigation must load it then.
 */
export function isReloading(): boolean {
  return reloads > 0;
}

/**
 * Returns a function that reloads the page's data, at most once per quarter of a second, and resolves once all of it is
 * loaded. A call during a load starts another load after it: aborting the running one could prevent any from completing on
 * a slow connection.
 */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const isHere = useRef(true);
  const isAsked = useRef(false);
  const running = useRef<Promise<void>>(undefined);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => {
    const run = async () => {
      while (isAsked.current && isHere.current) {
        await new Promise((done) => setTimeout(done, gatherMs));
        isAsked.current = false;
        if (!isHere.current) return;
        reloads += 1;
        await revalidate().finally(() => {
          reloads -= 1;
        });
      }
    };
    isAsked.current = true;
    running.current ??= run().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }, [revalidate]);
}
