import { createContext, type KeyboardEvent as ReactKeyboardEvent, use, useLayoutEffect, useRef } from 'react';

/** Whether the desk's reader uses keyboard shortcuts of a single key (WCAG 2.1.4: they can be turned off). */
export const SingleKeysContext = createContext(true);

/** What single keys do, by the key's value; a handler that returns false leaves the key to others. */
type Keys = Record<string, (event: KeyboardEvent) => unknown>;

/** Where keys are letters; a tick box or a radio button takes none but the space bar and the arrows. */
const written = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(written) !== null;
}

/**
 * Single keys that work everywhere on a page of the desk, except where something is being typed or chosen, in a dialog,
 * and with Ctrl, Alt or Meta held, which are the browser's; none where their reader has turned them off. Of two that handle
 * a key, the one with `isFirst` does.
 */
export function useKeys(keys: Keys, { isFirst = false } = {}): void {
  const current = useRef(keys);
  current.current = keys;
  const isOn = use(SingleKeysContext);
  // Not an effect that follows the paint: a key pressed as soon as the page is seen must not be lost.
  useLayoutEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const handler = current.current[event.key];
      const isOurs = !(event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented);
      if (!handler || !isOurs || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      if (handler(event) !== false) event.preventDefault();
    };
    addEventListener('keydown', press, isFirst);
    return () => removeEventListener('keydown', press, isFirst);
  }, [isOn, isFirst]);
}

/**
 * Ctrl+Enter, or ⌘Enter, presses the button that sends what is being written; with Shift held, the one marked
 * `data-send-next` where the form has it. The button itself is named, as its value says what the form asks for.
 */
export function sendWithKeys(event: ReactKeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  const find = (selector: string) =>
    form?.querySelector<HTMLButtonElement>(`button[type="submit"]${selector}`);
  const button = (event.shiftKey && find('[data-send-next]')) || find('');
  if (button?.ariaDisabled !== 'true') form?.requestSubmit(button);
}
