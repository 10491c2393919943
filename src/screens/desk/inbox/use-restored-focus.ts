import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router';

/** Location state of links and forms that must move the focus to the results. */
export const leadToResults = { leadToResults: true } as const;

function isLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || !activeElement.checkVisibility();
}

/** Returns the path itself or, when it left the list, the one after it, else the one before. */
function lineAfter(path: string, before: string[], now: string[]): string | undefined {
  const at = before.indexOf(path);
  const following = before.slice(at).find((other) => now.includes(other));
  return following ?? before.slice(0, at).findLast((other) => now.includes(other));
}

/**
 * Keeps the focus in the inbox: when the focused line or button disappears, it moves to the next line, or to the
 * heading when there is none. A search or another page moves it to the heading. Calls `onMoved` with the paths of the
 * removed and the focused line. The returned function must be called before lines change, with the path of the first of
 * them.
 */
export function useRestoredFocus(
  { list, heading }: Record<'list' | 'heading', RefObject<HTMLElement | null>>,
  paths: string[],
  onMoved: (left: string, path: string) => void,
): (path: string | undefined) => void {
  const place = useRef<string>(undefined);
  const before = useRef(paths);
  const { key, state } = useLocation();
  const { id } = useParams();
  const shown = useRef(key);
  const moved = useRef(onMoved);
  moved.current = onMoved;

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('dialog')) return;
      const row = target.closest('[data-row]');
      if (row) place.current = row.querySelector('[data-row-link]')?.getAttribute('href') ?? undefined;
      else if (!list.current?.contains(target)) place.current = undefined;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [list]);

  useLayoutEffect(() => {
    // A request that opens in the pane does not change the list.
    const isNewList = shown.current !== key && id === undefined;
    shown.current = key;
    const isLed = isNewList && (state as Partial<typeof leadToResults> | null)?.leadToResults;
    const last = place.current;
    if (isLed || (isLost() && (isNewList || last !== undefined))) {
      const next = !isLed && last !== undefined ? lineAfter(last, before.current, paths) : undefined;
      const links = list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [];
      const target = [...links].find((link) => link.getAttribute('href') === next) ?? heading.current;
      target?.focus();
      target?.scrollIntoView({ block: 'nearest' });
      if (last !== undefined && next !== undefined && next !== last) moved.current(last, next);
    }
    before.current = paths;
  }, [key, id, state, paths, list, heading]);

  return useCallback(
    (path) => {
      place.current = path;
      if (document.activeElement?.closest('[data-row]')) return;
      // The buttons disappear before the response arrives.
      const links = list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [];
      [...links].find((link) => link.getAttribute('href') === path)?.focus({ preventScroll: true });
    },
    [list],
  );
}
