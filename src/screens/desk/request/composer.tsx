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
import { useKeys } from '../../../ui/desk/use-keys.ts';

/** A way to write something to the timeline; `key` is the key of the desk that goes there. */
export interface ComposerPart {
  id: string;
  title: string;
  key?: string;
  /** Another key that goes there. */
  otherKey?: string;
  /** The part with the same key is offered in its stead, unless this one holds text. */
  isReplaced?: boolean;
  content: ReactNode;
}

/** Brings one of the ways to write to the front, with the focus where one writes. */
export type ChooseComposer = (id: string) => void;

interface ComposerProps {
  parts: ComposerPart[];
  label: string;
  /** The part that is shown at first; by default the first one. */
  initial?: string | undefined;
  handle?: RefObject<ChooseComposer | null>;
  /** What has to be seen before one writes. */
  notice?: ReactNode;
}

/**
 * What one can write, one form at a time, docked at the bottom of the window; without scripts they lie under each other. It
 * shows the text and its button alone until the focus is in it or something is written.
 */
export function Composer({ parts: all, label, initial = all[0]?.id ?? '', handle, notice }: ComposerProps) {
  const [chosen, setCurrent] = useState(initial);
  const [toFocus, setToFocus] = useState<{ id: string }>();
  const frame = useRef<HTMLElement>(null);
  const choose = (id: string) => {
    setCurrent(id);
    setToFocus({ id });
  };
  // Before the next key: a letter typed at once belongs to the field, not to the keys of the desk.
  useLayoutEffect(() => {
    if (!toFocus) return;
    const panel = frame.current?.querySelector<HTMLElement>(`#write-${toFocus.id}`);
    const field =
      panel?.querySelector<HTMLElement>('[data-write]') ?? panel?.querySelector<HTMLElement>('textarea');
    // It lies in view already where it is docked.
    field?.focus({ preventScroll: true });
    panel?.scrollIntoView({ block: 'nearest' });
  }, [toFocus]);
  const text = frame.current?.querySelector<HTMLTextAreaElement>(`#write-${chosen} textarea`)?.value;
  const wanted = all.find(({ id, isReplaced }) => id === chosen && (!isReplaced || text));
  // A form that a colleague’s reply has replaced stays while it holds text.
  const parts = all.filter((one) =>
    one.key !== undefined && one.key === wanted?.key ? one === wanted : !one.isReplaced,
  );
  const current = (wanted ?? parts[0])?.id;
  useImperativeHandle(handle, () => setCurrent);
  const { hash } = useLocation();
  // The list's `r` leads here.
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
      <div className="scripted flex flex-wrap border-b border-hairline">
        {parts.map(({ id, title, key }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === current}
            data-replay
            // The field keeps the focus, and so the composer its height, until the choice is made.
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
      {parts.map(({ id, title, content }) => (
        <div
          key={id}
          id={`write-${id}`}
          data-idle={id !== current || undefined}
          className="composer-part px-3 py-2"
        >
          <h3 className="unscripted mb-2 text-[1rem]">{title}</h3>
          {content}
        </div>
      ))}
    </section>
  );
}
