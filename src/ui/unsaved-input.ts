import { useEffect } from 'react';

let guards = 0;

/** Marks the page as having unsaved input while the calling component is mounted. */
export function useUnsavedInput(): void {
  useEffect(() => {
    guards += 1;
    return () => {
      guards -= 1;
    };
  }, []);
}

/** Returns true when leaving the page would lose input. */
export function hasUnsavedInput(): boolean {
  return guards > 0;
}
