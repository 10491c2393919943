const written = 'input, textarea, select, [contenteditable]';

/** Keys that open a text field: search, reply, note, logged reply, canned reply. */
const leadsToText = '/rnoc';

/** Milliseconds to wait for that text field; after it, held keys are dropped so that letters do not run as commands. */
const leadPatience = 3_000;

/** Keys that edit a text once letters were held. */
const ofText = ['Backspace', 'Enter', ' '];

/** Inserts a key into a field; Enter submits the form of a one-line field. */
function write(field: Element, key: string): void {
  if (key === 'Enter' && field instanceof HTMLInputElement) field.form?.requestSubmit();
  else
    document.execCommand(key === 'Backspace' ? 'delete' : 'insertText', false, key === 'Enter' ? '\n' : key);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const focused = () => document.activeElement ?? document.body;

/** Dispatches a key as a command; resolves to true when the page is ready for the next key. */
async function press(key: string): Promise<boolean> {
  focused().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const until = performance.now() + leadPatience;
  // The dialog that the key opens is shown after two frames.
  await nextFrame();
  await nextFrame();
  if (!leadsToText.includes(key)) return true;
  while (!focused().matches(written) && performance.now() < until) await nextFrame();
  return focused().matches(written);
}

/**
 * Holds single keys pressed on a desk page before React listens, and repeats them in order after hydration: `/` focuses
 * the search, and the letters after it are inserted there. Keys pressed during the repetition are repeated after it.
 * The returned function drops the held keys, for pages whose scripts fail to load.
 */
export function holdEarlyKeys(): () => void {
  const held: string[] = [];
  let isOver = false;
  const hold = (event: KeyboardEvent) => {
    const { key, target } = event;
    // Repeated keys are not trusted events.
    if (!event.isTrusted || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const isHeld = key.length === 1 && key !== ' ';
    if (!isHeld && !(held.length > 0 && ofText.includes(key))) return;
    // A focused field receives its letters natively, until a held key has moved the focus.
    if (held.length === 0 && target instanceof Element && target.closest(written)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(key);
  };
  const end = () => {
    isOver = true;
    held.length = 0;
    removeEventListener('keydown', hold, true);
  };
  addEventListener('keydown', hold, true);
  addEventListener(
    'hydrated',
    async () => {
      for (let key = held[0]; key !== undefined && !isOver; key = held[0]) {
        if (focused().matches(written)) write(focused(), key);
        else if (!(await press(key))) break;
        held.shift();
      }
      end();
    },
    { once: true },
  );
  return end;
}
