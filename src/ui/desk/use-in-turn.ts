import { startTransition, useEffect, useRef, useState } from 'react';
import { type Fetcher, useNavigation } from 'react-router';

/**
 * Runs submissions one after another: the next starts once the outcome of the previous one is on the page, so that two
 * quick keys do not send the same version. `does` returns false when it sends nothing, else the promise of the
 * submission. `fetcher` submits the form unless the page does.
 */
export function useInTurn<Job>(
  does: (job: Job) => unknown,
  fetcher?: { state: Fetcher['state'] },
): (job: Job) => void {
  const navigation = useNavigation();
  const { state } = fetcher ?? navigation;
  const latest = useRef(does);
  latest.current = does;
  const waiting = useRef<Job[]>([]);
  const isBusy = useRef(false);
  const begun = useRef(0);
  const [settled, setSettled] = useState(0);
  const begin = useRef((job: Job) => {
    const sent = latest.current(job);
    isBusy.current = sent !== false;
    begun.current += 1;
    const number = begun.current;
    // A quick response may reach the page without a render between, so that `state` never changes.
    if (sent instanceof Promise) void sent.finally(() => startTransition(() => setSettled(number)));
  });
  const goOn = useRef((isIdle: boolean) => {
    isBusy.current = !isIdle;
    while (!isBusy.current && waiting.current.length > 0) begin.current(waiting.current.shift() as Job);
  });
  useEffect(() => goOn.current(state === 'idle'), [state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for the submission that was begun last.
  useEffect(() => {
    if (settled > 0 && settled === begun.current && isBusy.current) goOn.current(state === 'idle');
  }, [settled]);
  return (job) => {
    if (isBusy.current) waiting.current.push(job);
    else begin.current(job);
  };
}
