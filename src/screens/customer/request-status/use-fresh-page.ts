import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

/** Milliseconds between two checks. */
const pollMs = 20_000;

/**
 * Reloads the page data after a change of the request. Checks every 20 seconds while the page is visible, and when it
 * becomes visible. Input stays. Does nothing when the server cannot be reached or the link has ended.
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
