import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** How often an open page asks whether it is current. */
const pollMs = 20_000;

/**
 * Loads the page's data again once something of the request has changed: asked for every 20 seconds while the page is
 * visible, and when it becomes visible. What is typed stays. A page that cannot be reached, or whose link has ended, stays
 * as it is.
 */
export function useFreshPage(statePath: string, state: string): void {
  const { revalidate } = useRevalidator();
  const shown = useRef(state);
  shown.current = state;
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const check = async () => {
      if (document.visibilityState !== 'visible') return;
      const headers = { 'If-None-Match': shown.current };
      const { status } = await fetch(statePath, { headers, signal, cache: 'no-store' });
      if (status === 204) await revalidate();
    };
    const tryCheck = () => void check().catch(() => {});
    const timer = setInterval(tryCheck, pollMs);
    document.addEventListener('visibilitychange', tryCheck, { signal });
    return () => {
      clearInterval(timer);
      ended.abort();
    };
  }, [statePath, revalidate]);
}
