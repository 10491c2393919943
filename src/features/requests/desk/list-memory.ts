import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { findStored, store } from '../../../ui/stored.ts';

/** The list that requests are opened from, as this window's reader saw it last. */
interface SeenList {
  /** The requests' pages, in the list's order. */
  paths: string[];
  /** The page of the list behind it. */
  olderPath: string | null;
  /** The request of it that was opened last; empty once the reader is back at its line. */
  opened: string;
}

const name = 'desk-list';

/** The list that was seen last in this window; null where it is not known. */
export function seenList(): SeenList | null {
  return findStored('sessionStorage', name);
}

/** Remembers the list for as long as the window is open. Without storage, the way back to the list is still there. */
export function rememberList(list: SeenList): void {
  store('sessionStorage', name, list);
}

/** The pages before and behind a request's page in the list that it was opened from. */
function neighboursOf(list: SeenList | null, path: string): { before: string | null; next: string | null } {
  const at = list?.paths.indexOf(path) ?? -1;
  if (!list || at < 0) return { before: null, next: null };
  return { before: list.paths[at - 1] ?? null, next: list.paths[at + 1] ?? list.olderPath };
}

/** The line to come back to: that of the request which was opened last or, where it left the list, the one in its place. */
export function lineToReturnTo(before: SeenList | null, paths: string[]): string | null {
  if (!before?.opened) return null;
  const idOf = (path: string) => path.split('?')[0];
  const same = paths.find((path) => idOf(path) === idOf(before.opened));
  const place = before.paths.findIndex((path) => idOf(path) === idOf(before.opened));
  return same ?? (place < 0 ? null : (paths[Math.min(place, paths.length - 1)] ?? null));
}

/** The requests before and behind the one on the page, in the list that it was opened from. Known where scripts run. */
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
