import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';

/** Same width as in reading-pane.css. */
const wideWindow = '(width >= 100rem)';

export function isWideWindow(): boolean {
  return matchMedia(wideWindow).matches;
}

function onWideChange(changed: () => void): () => void {
  const query = matchMedia(wideWindow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Pane next to the list with the open request, in a wide window. */
export interface ReadingPane {
  isWide: boolean;
  /** Open request; undefined for an empty pane and in a narrow window. */
  openId: string | undefined;
  frame: RefObject<HTMLElement | null>;
  /** Opens a request after a pause. */
  openSoon: (path: string) => void;
  /** Opens a request at once. */
  open: (path: string) => void;
  /** Cancels `openSoon`. */
  cancel: () => void;
}

/**
 * Milliseconds on a line before its request opens. With a held key, passed requests are neither loaded nor shown to
 * colleagues as open.
 */
const restMs = 120;

/** Opens requests in the pane; loads the list when the page was first loaded for a request. */
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
  // After keys, Back returns to the list and not through every request.
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
