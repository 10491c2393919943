import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { findStored, store } from '#ui/stored.ts';

/** Last list shown in this window. */
interface SeenList {
  /** Paths of the requests in list order. */
  paths: string[];
  /** Path of the next page of the list. */
  olderPath: string | null;
  /** Path of the request opened last; empty once the focus is back on its line. */
  opened: string;
}

const name = 'desk-list';

/** Returns the last list of this window; null when unknown. */
export function seenList(): SeenList | null {
  return findStored('sessionStorage', name);
}

/** Stores the list for this window. Without storage, the link back to the list still works. */
export function rememberList(list: SeenList): void {
  store('sessionStorage', name, list);
}

/** Returns the previous and next request in the list. */
function neighboursOf(list: SeenList | null, path: string): { before: string | null; next: string | null } {
  const at = list?.paths.indexOf(path) ?? -1;
  if (!list || at < 0) return { before: null, next: null };
  return { before: list.paths[at - 1] ?? null, next: list.paths[at + 1] ?? list.olderPath };
}

/** Returns the line to focus: the request opened last, or the line in its place when it left the list. */
export function lineToReturnTo(before: SeenList | null, paths: string[]): string | null {
  if (!before?.opened) return null;
  const idOf = (path: string) => path.split('?')[0];
  const same = paths.find((path) => idOf(path) === idOf(before.opened));
  const place = before.paths.findIndex((path) => idOf(path) === idOf(before.opened));
  return same ?? (place < 0 ? null : (paths[Math.min(place, paths.length - 1)] ?? null));
}

/** Returns the previous and next request in the list; empty without scripts. */
export function useNeighbours(): {
  before: string | null;
  next: string | null;
  go: (path: string | null) => void;
} {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const path = pathname + search;
  const [neighbours, setNeighbours] = useState<ReturnType<typeof neighboursOf>>({ before: null, next: null });
  useEffect(() => {
    const list = seenList();
    setNeighbours(neighboursOf(list, path));
    if (list) rememberList({ ...list, opened: path });
  }, [path]);
  return { ...neighbours, go: (to) => to && navigate(to) };
}
