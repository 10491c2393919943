import { useEffect, useState } from 'react';

/** Milliseconds in which an action can be undone. */
const undoMs = 10_000;

/** Returns true when the time to undo is over; restarts when the value changes. */
export function useOver(done: unknown): boolean {
  const [over, setOver] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setOver(done), undoMs);
    return () => clearTimeout(timer);
  }, [done]);
  return over === done;
}
