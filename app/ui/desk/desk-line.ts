import { useSyncExternalStore } from 'react';

/** Whether what happens at the desk reaches this page as it happens. */
export type DeskLine = 'open' | 'broken';

let line: DeskLine = 'open';
const listeners = new Set<() => void>();

/** Says how the line stands, to whoever shows it. */
export function setDeskLine(state: DeskLine): void {
  if (state === line) return;
  line = state;
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** How the line stands now; open until it is known to be broken. */
export function useDeskLine(): DeskLine {
  return useSyncExternalStore(
    listen,
    () => line,
    () => 'open',
  );
}
