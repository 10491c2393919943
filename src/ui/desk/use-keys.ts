import {
  createContext,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  use,
  useLayoutEffect,
  useRef,
} from 'react';
import { isHolding } from './held-keys.ts';

/** False when the reader turned off single-key shortcuts (WCAG 2.1.4). */
export const SingleKeysContext = createContext(true);

/** Handlers by key; a handler that returns false passes the key on. */
type Keys = Record<string, (event: KeyboardEvent) => unknown>;

interface Binding {
  keys: RefObject<Keys>;
  isFirst: boolean;
}

/** Keys of the mounted components, in the order in which they were bound. */
const bindings = new Set<Binding>();

/** Returns the keys that the page has bound. */
export function boundKeys(): string[] {
  return [...bindings].flatMap(({ keys }) => Object.keys(keys.current));
}

/** Runs the handlers of a key as if it were pressed, whether or not single keys are on. */
export function pressKey(key: string): void {
  const event = new KeyboardEvent('keydown', { key });
  const inOrder = [...bindings].sort((a, b) => Number(b.isFirst) - Number(a.isFirst));
  inOrder.some(({ keys }) => keys.current[key] && keys.current[key](event) !== false);
}

/** Fields that take letters; check boxes and radio buttons take only Space and arrows. */
const written = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** True for a field that takes letters. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(written) !== null;
}

/**
 * Binds single keys on a desk page, except while typing or selecting, in a dialog, with Ctrl, Alt or Meta, or, for those
 * of a character, when the reader turned them off. `isFirst` takes precedence over other handlers of a key.
 */
export function useKeys(keys: Keys, { isFirst = false } = {}): void {
  const current = useRef(keys);
  current.current = keys;
  const isOn = use(SingleKeysContext);
  // A layout effect, so that a key pressed as soon as the page is visible is not lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Repeated keys are not trusted events.
      if (event.isTrusted && event.key.length === 1 && isHolding()) return;
      const handler = isOn || event.key.length > 1 ? current.current[event.key] : undefined;
      const isOurs = !(event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented);
      if (!handler || !isOurs || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      if (handler(event) !== false) event.preventDefault();
    };
    const binding = { keys: current, isFirst };
    bindings.add(binding);
    addEventListener('keydown', press, isFirst);
    return () => {
      bindings.delete(binding);
      removeEventListener('keydown', press, isFirst);
    };
  }, [isOn, isFirst]);
}

/**
 * Presses the submit button on Ctrl+Enter or ⌘Enter; with Shift, the one marked `data-send-next` if the form has it.
 * The button is the submitter, because its value is the intent.
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
