import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Much happens at once when many requests are changed together; the page is loaded once for all of it. */
const gatherMs = 250;

/**
 * A function that loads the page's data again: once for all that asks within a quarter of a second. Who asks while a load
 * is in hand gets another after it. Beginning it at once would cut off the one in hand, and on a slow line with much
 * news none would ever arrive.
 */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const isHere = useRef(true);
  const isAsked = useRef(false);
  const isBusy = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(async () => {
    isAsked.current = true;
    if (isBusy.current) return;
    isBusy.current = true;
    while (isAsked.current && isHere.current) {
      await new Promise((done) => setTimeout(done, gatherMs));
      isAsked.current = false;
      if (isHere.current) await revalidate();
    }
    isBusy.current = false;
  }, [revalidate]);
}
