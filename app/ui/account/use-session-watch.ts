import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { hasUnsavedInput } from '../unsaved-input.ts';
import { markSignedIn } from './session-mark.ts';
import { userChanged, userKey } from './stored-user.ts';

/**
 * Keeps the page in step with the session: what another tab did, what a page's answer ended, what happened while the
 * page was put away. Then its data are asked for again, so that a page that needs a session is left for /signin. What
 * this tab does itself only changes the menu: whoever did it decides where to go. So does a session that is found ended
 * while the page holds unsaved input, which no redirect out of a revalidation asks about; signing out in another tab
 * does not wait for it.
 */
export function useSessionWatch(): void {
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  const visited = useRef<string>(undefined);

  useEffect(() => {
    if (visited.current !== key && markSignedIn() && !hasUnsavedInput()) void revalidate();
    visited.current = key;
  }, [key, revalidate]);

  useEffect(() => {
    const look = () => {
      if (markSignedIn() && !hasUnsavedInput()) void revalidate();
    };
    const hearOtherTab = (event: StorageEvent) => {
      if (event.key !== userKey) return;
      markSignedIn();
      void revalidate();
    };
    addEventListener(userChanged, markSignedIn);
    addEventListener('storage', hearOtherTab);
    addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener(userChanged, markSignedIn);
      removeEventListener('storage', hearOtherTab);
      removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [revalidate]);
}
