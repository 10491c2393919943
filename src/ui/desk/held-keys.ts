import { isPaletteKey, pressPaletteKey } from './palette-key.ts';

const written = 'input, textarea, select, [contenteditable]';

/** Keys that open a text field: search, reply, note, logged reply, canned reply, quote. */
const leadsToText = '/rnocq';

/** Milliseconds to wait for that text field; after it, held keys are dropped so that letters do not run as commands. */
const leadPatience = 3_000;

/** Keys that edit a text once letters were held. */
const ofText = ['Backspace', 'Enter', ' '];

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const focused = () => document.activeElement ?? document.body;

/** Held in place of Ctrl+K. */
const palette = 'palette';

/** Inserts a key into a field; Enter submits the form of a one-line field, or is pressed where there is no form. */
function write(field: Element, key: string): void {
  if (key === 'Enter' && field instanceof HTMLInputElement) {
    if (field.form) field.form.requestSubmit();
    else field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  } else
    document.execCommand(key === 'Backspace' ? 'delete' : 'insertText', false, key === 'Enter' ? '\n' : key);
}

/** Resolves to true once a field has the focus; to false where none has it in time. */
async function fieldFocused(): Promise<boolean> {
  const until = performance.now() + leadPatience;
  while (!focused().matches(written) && performance.now() < until) await nextFrame();
  return focused().matches(written);
}

/** Dispatches a key as a command; resolves to true when the page is ready for the next key. */
async function press(key: string): Promise<boolean> {
  if (key === palette) pressPaletteKey(focused());
  else focused().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  // The dialog that the key opens is shown after two frames.
  await nextFrame();
  await nextFrame();
  return !(key === palette || leadsToText.includes(key)) || fieldFocused();
}

let holding = 0;

/** True while keys are held, which a handler that was bound before must leave alone. */
export function isHolding(): boolean {
  return holding > 0;
}

/** Single keys that are kept from the page until it is ready for them. */
export interface HeldKeys {
  /**
   * Repeats the keys in order, and ends: one that opens a field is pressed, and the letters after it are inserted there. Keys
   * that are pressed during the repetition are repeated after it. `isText`: a field is about to have the focus, and all keys
   * are its text; without it in time, they are dropped.
   */
  repeat: (isText?: boolean) => Promise<void>;
  /** Drops the keys. */
  end: () => void;
}

/** Holds single keys of a desk page from now on. */
export function holdKeys(): HeldKeys {
  const held: string[] = [];
  let isOver = false;
  const hold = (event: KeyboardEvent) => {
    const { key, target } = event;
    // Repeated keys are not trusted events.
    if (!event.isTrusted || event.isComposing) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      held.push(palette);
      return;
    }
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isHeld = key.length === 1 && key !== ' ';
    if (!isHeld && !(held.length > 0 && ofText.includes(key))) return;
    // A focused field receives its letters natively, until a held key has moved the focus.
    if (held.length === 0 && target instanceof Element && target.closest(written)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(key);
  };
  const end = () => {
    if (!isOver) holding -= 1;
    isOver = true;
    held.length = 0;
    removeEventListener('keydown', hold, true);
  };
  holding += 1;
  addEventListener('keydown', hold, true);
  const repeat = async (isText = false) => {
    if (isText && !(await fieldFocused())) return end();
    for (let key = held[0]; key !== undefined && !isOver; key = held[0]) {
      if (key !== palette && focused().matches(written)) write(focused(), key);
      else if (!(await press(key))) break;
      held.shift();
    }
    end();
  };
  return { repeat, end };
}
