import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';

/** From this width on, a request opens beside the list: see reading-pane.css. */
const wideWindow = '(width >= 100rem)';

/** Whether the window has room for the list and a request beside each other. */
export function isWideWindow(): boolean {
  return matchMedia(wideWindow).matches;
}

function onWideChange(changed: () => void): () => void {
  const query = matchMedia(wideWindow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The place beside the list in which a wide window shows the request that is open. */
export interface ReadingPane {
  isWide: boolean;
  /** The request that it shows; undefined while it is empty, and in a narrow window. */
  openId: string | undefined;
  frame: RefObject<HTMLElement | null>;
  /** Opens a request once the list stands still on it. */
  openSoon: (path: string) => void;
  /** Opens a request at once. */
  open: (path: string) => void;
  /** Opens nothing any more that was to be opened soon. */
  cancel: () => void;
}

/** Someone who holds a key down passes the requests on the way; none of them is loaded, nor shown to others as open. */
const restMs = 120;

/** Opens requests beside the list, and loads the list where the page of a request was loaded first. */
export function useReadingPane({ id, hasList }: { id: string | undefined; hasList: boolean }): ReadingPane {
  const isWide = useSyncExternalStore(onWideChange, isWideWindow, () => false);
  const frame = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { search } = useLocation();

  const isMissing = isWide && !hasList;
  useEffect(() => {
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is shown.
  useEffect(() => () => clearTimeout(timer.current), [search]);

  const cancel = () => clearTimeout(timer.current);
  // By keys, Back leads to the list and not through every request on the way.
  const open = (path: string) => {
    cancel();
    navigate(path, { replace: id !== undefined });
  };
  const openSoon = (path: string) => {
    cancel();
    timer.current = setTimeout(() => open(path), restMs);
  };
  return { isWide, openId: isWide ? id : undefined, frame, open, openSoon, cancel };
}
