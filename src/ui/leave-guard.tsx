import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useUnsavedInput } from './unsaved-input.ts';

/**
 * Asks before the page is left while mounted; an ended session does not leave the page first
 * (src/screens/site/frame/site-layout.tsx). One per page.
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
