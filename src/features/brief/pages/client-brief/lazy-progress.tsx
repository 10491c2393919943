import { type ComponentProps, lazy, Suspense } from 'react';
import type { RequestProgress as Progress } from '../../request-progress.tsx';

/** Resolves to null without a connection. */
export const loadProgress = () => import('../../request-progress.tsx').catch(() => null);

/** Fallback: the receipt works without its progress when the script is missing. */
const Nothing: typeof Progress = () => <></>;
const RequestProgress = lazy(async () => ({ default: (await loadProgress())?.RequestProgress ?? Nothing }));

export function LazyProgress(props: ComponentProps<typeof Progress>) {
  return (
    <Suspense>
      <RequestProgress {...props} />
    </Suspense>
  );
}
