import { useEffect, useRef } from 'react';
import { type Fetcher, useNavigation } from 'react-router';

/**
 * Does one thing after another, where each sends a form: the next begins once what came of the one before is on the page,
 * so that two quick keys do not contradict each other with versions of the same age. `does` returns false where it sends
 * nothing. `fetcher` is what sends the form, where the page itself does not.
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
