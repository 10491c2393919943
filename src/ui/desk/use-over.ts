import { useEffect, useState } from 'react';

/** How long something that was done can be taken back, in ms. */
const undoMs = 10_000;

/** Whether the time to undo an action is over; it restarts when the value changes. */
export function useOver(done: unknown): boolean {
  const [over, setOver] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setOver(done), undoMs);
    return () => clearTimeout(timer);
  }, [done]);
  return over === done;
}
