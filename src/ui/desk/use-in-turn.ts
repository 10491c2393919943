import { useEffect, useRef } from 'react';
import { type Fetcher, useNavigation } from 'react-router';

/**
 * Runs submissions one after another: the next starts once the outcome of the previous one is on the page, so that two
 * quick keys do not send the same version. `does` returns false when it sends nothing. `fetcher` submits the form
 * unless the page does.
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
  const begin = useRef((job: Job) => {
    isBusy.current = latest.current(job) !== false;
  });
  useEffect(() => {
    isBusy.current = state !== 'idle';
    while (!isBusy.current && waiting.current.length > 0) begin.current(waiting.current.shift() as Job);
  }, [state]);
  return (job) => {
    if (isBusy.current) waiting.current.push(job);
    else begin.current(job);
  };
}
