import { type ComponentProps, lazy, Suspense } from 'react';
import type { RequestProgress as Progress } from '../../request-progress.tsx';

/** Loads what a receipt shows beside its reference; null without a connection. */
export const loadProgress = () => import('../../request-progress.tsx').catch(() => null);

/** A receipt says the most without its progress, so that a missing script is no reason to fail. */
const Nothing: typeof Progress = () => <></>;
const RequestProgress = lazy(async () => ({ default: (await loadProgress())?.RequestProgress ?? Nothing }));

/** The progress of a request or what its sender can do next, loaded when it is shown. */
export function LazyProgress(props: ComponentProps<typeof Progress>) {
  return (
    <Suspense>
      <RequestProgress {...props} />
    </Suspense>
  );
}
