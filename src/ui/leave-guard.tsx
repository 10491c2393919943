import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useUnsavedInput } from './unsaved-input.ts';

/**
 * While it is there, asks before the page is left, with the page's own text where the browser lets us; a session that has
 * ended does not take the page away before that (src/screens/site/frame/site-layout.tsx). A page has one at most.
 */
export function LeaveGuard({ question }: { question: string }) {
  useUnsavedInput();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  return null;
}
