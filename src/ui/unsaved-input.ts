import { useEffect } from 'react';

let guards = 0;

/** Marks the page, while the calling component is there, as holding input that is kept nowhere else. */
export function useUnsavedInput(): void {
  useEffect(() => {
    guards += 1;
    return () => {
      guards -= 1;
    };
  }, []);
}

/** Whether the page holds input that would be lost with it. */
export function hasUnsavedInput(): boolean {
  return guards > 0;
}
