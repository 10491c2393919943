import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { neighboursOf, rememberList, seenList } from '../list-memory.ts';

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
