import { type RefObject, useEffect, useRef } from 'react';
import { lineToReturnTo, rememberList, seenList } from '../list-memory.ts';

/** Remembers the list for going through its requests, and takes the reader who comes back to the line they left from. */
export function usePlaceInList(
  list: RefObject<HTMLElement | null>,
  paths: string[],
  olderPath: string | null,
): void {
  const isBack = useRef(false);
  useEffect(() => {
    if (!isBack.current) {
      isBack.current = true;
      const path = lineToReturnTo(seenList(), paths);
      const links = list.current?.querySelectorAll<HTMLAnchorElement>('[data-row-link]') ?? [];
      const link = [...links].find((one) => one.getAttribute('href') === path);
      link?.focus();
      link?.scrollIntoView({ block: 'nearest' });
    }
    rememberList({ paths, olderPath, opened: '' });
  }, [list, paths, olderPath]);
}
