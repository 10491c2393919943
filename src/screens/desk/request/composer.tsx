import {
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { useKeys } from '#ui/desk/use-keys.ts';

/** Form of the composer; `key` is its shortcut. */
export interface ComposerPart {
  id: string;
  title: string;
  key?: string;
  /** Second shortcut. */
  otherKey?: string;
  /** Replaced by the part with the same key, unless this one holds text. */
  isReplaced?: boolean;
  content: ReactNode;
}

/** Brings a part to the front and focuses its field. */
export type ChooseComposer = (id: string) => void;

interface ComposerProps {
  parts: ComposerPart[];
  label: string;
  /** Part shown first; the first one by default. */
  initial?: string | undefined;
  handle?: RefObject<ChooseComposer | null>;
  /** Notice above the forms. */
  notice?: ReactNode;
}

/** Scrolls by what an element at the end of the page grows, so that it covers nothing that stood above it. */
function useRoomAtEnd(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let height = element.offsetHeight;
    const observer = new ResizeObserver(() => {
      const growth = element.offsetHeight - height;
      height = element.offsetHeight;
      const { scrollHeight } = document.documentElement;
      const below = scrollHeight - innerHeight - scrollY;
      if (growth > 0 && below <= growth + 1) scrollBy({ top: growth, behavior: 'instant' });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
}

/** One form at a time, docked at the bottom of the window: one line until it has the focus or input. */
export function Composer({ parts: all, label, initial = all[0]?.id ?? '', handle, notice }: ComposerProps) {
  const [chosen, setCurrent] = useState(initial);
  const [toFocus, setToFocus] = useState<{ id: string }>();
  const frame = useRef<HTMLElement>(null);
  useRoomAtEnd(frame);
  const choose = (id: string) => {
    setCurrent(id);
    setToFocus({ id });
  };
  // Runs before the next key: a letter typed at once belongs to the field, not to the shortcuts.
  useLayoutEffect(() => {
    if (!toFocus) return;
    const panel = frame.current?.querySelector<HTMLElement>(`#write-${toFocus.id}`);
    const field =
      panel?.querySelector<HTMLElement>('[data-write]') ?? panel?.querySelector<HTMLElement>('textarea');
    // The docked field is already visible.
    field?.focus({ preventScroll: true });
    panel?.scrollIntoView({ block: 'nearest' });
  }, [toFocus]);
  const text = frame.current?.querySelector<HTMLTextAreaElement>(`#write-${chosen} textarea`)?.value;
  const wanted = all.find(({ id, isReplaced }) => id === chosen && (!isReplaced || text));
  // A form replaced after a colleague's reply stays while it holds text.
  const parts = all.filter((one) =>
    one.key !== undefined && one.key === wanted?.key ? one === wanted : !one.isReplaced,
  );
  const current = (wanted ?? parts[0])?.id;
  useImperativeHandle(handle, () => setCurrent);
  const { hash } = useLocation();
  // `r` in the list leads here.
  const replying = parts.find(({ key, otherKey }) => key === 'r' || otherKey === 'r');
  const opening = useRef(hash === '#write-reply' && replying ? () => choose(replying.id) : null);
  useEffect(() => {
    opening.current?.();
    opening.current = null;
  }, []);
  useKeys(
    Object.fromEntries(
      parts.flatMap(({ id, key, otherKey }) =>
        [key, otherKey].flatMap((pressed) => (pressed ? [[pressed, () => choose(id)]] : [])),
      ),
    ),
  );
  return (
    <section
      ref={frame}
      id="write"
      aria-label={label}
      className="composer desk-not-printed border border-outline bg-field"
    >
      {notice}
      <div className="composer-extra flex flex-wrap border-b border-hairline">
        {parts.map(({ id, title, key }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === current}
            data-replay
            // Keeps the focus in the field, and so the composer's height, until the selection is made.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(id)}
            className="-mb-px flex min-h-9 items-center gap-2 border-b-2 pointer-coarse:min-h-11 border-transparent px-3.5 text-muted hover:text-strong aria-pressed:border-strong aria-pressed:font-medium aria-pressed:text-strong"
          >
            {title}
            {key && (
              <kbd aria-hidden className="key hidden sm:inline">
                {key}
              </kbd>
            )}
          </button>
        ))}
      </div>
      {parts.map(({ id, content }) => (
        <div key={id} id={`write-${id}`} data-idle={id !== current || undefined} className="composer-part">
          {content}
        </div>
      ))}
    </section>
  );
}
