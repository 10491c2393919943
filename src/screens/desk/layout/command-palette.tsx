import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StaffMember } from '#platform/commands/caller.ts';
import { Dialog } from '#ui/desk/controls.tsx';
import { isMac, isPaletteKey } from '#ui/desk/palette-key.ts';
import { hideOwnPopover } from '#ui/hide-own-popover.ts';
import { frame } from '../strings/en/frame.ts';

const t = frame.palette;

const PaletteContent = lazy(() => import('./palette-content.tsx'));

const openEvent = 'open-palette';

/** Opens the command palette on Ctrl+K, or ⌘K on a Mac, and closes it again. */
export function CommandPalette({ me }: { me: StaffMember }) {
  const [isOpen, setOpen] = useState(false);
  const [hasRequest, setHasRequest] = useState(false);
  const [typed, setTyped] = useState('');
  const [isEager, setEager] = useState(false);
  const frameOf = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = () => {
      setHasRequest(document.querySelector('[data-row]:focus-within, [name="lead"]:checked') !== null);
      setTyped('');
      setEager(false);
      flushSync(() => setOpen(true));
      frameOf.current?.querySelector('input')?.focus();
    };
    const press = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      const dialog = document.querySelector('dialog[open]');
      if (dialog && !dialog.contains(frameOf.current)) return;
      event.preventDefault();
      if (dialog) setOpen(false);
      else open();
    };
    addEventListener('keydown', press);
    addEventListener(openEvent, open);
    return () => {
      removeEventListener('keydown', press);
      removeEventListener(openEvent, open);
    };
  }, []);
  /** Closes it at once, so that an action finds the focus where it was. */
  const close = () => {
    frameOf.current?.closest('dialog')?.close();
    setOpen(false);
  };
  return (
    <Dialog isOpen={isOpen} close={() => setOpen(false)} titleId="palette-title" className="palette">
      <div ref={frameOf}>
        <h2 id="palette-title" className="sr-only">
          {t.title}
        </h2>
        <Suspense
          fallback={
            <input
              aria-label={t.input}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                // Otherwise Enter also presses the button that the action focuses.
                event.preventDefault();
                setEager(true);
              }}
              placeholder={t.hint}
              className="palette-input w-full"
            />
          }
        >
          <PaletteContent
            me={me}
            typed={typed}
            setTyped={setTyped}
            isEager={isEager}
            setEager={setEager}
            hasFocusedRequest={hasRequest}
            close={close}
          />
        </Suspense>
      </div>
    </Dialog>
  );
}

/** Button that opens the palette; `isSmall`: without its name and key. */
export function PaletteButton({ isSmall = false }: { isSmall?: boolean }) {
  const [onMac, setOnMac] = useState(false);
  useEffect(() => setOnMac(isMac()), []);
  return (
    <button
      type="button"
      aria-keyshortcuts={onMac ? 'Meta+K' : 'Control+K'}
      aria-label={isSmall ? t.open : undefined}
      onClick={(event) => {
        hideOwnPopover(event);
        dispatchEvent(new Event(openEvent));
      }}
      className={isSmall ? 'grid size-11 place-items-center' : 'palette-button'}
    >
      <Search size={isSmall ? 18 : 16} aria-hidden />
      {!isSmall && (
        <>
          {t.open}
          <span aria-hidden className="ml-auto text-[0.75rem] text-muted">
            {onMac ? t.keys.mac : t.keys.other}
          </span>
        </>
      )}
    </button>
  );
}
