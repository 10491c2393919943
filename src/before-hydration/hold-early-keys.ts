const written = 'input, textarea, select, [contenteditable]';

/** Keys that lead to where a text is written: search, reply, note, logged call, canned reply. */
const leadsToText = '/rnoc';

/** Milliseconds in which a page must lead there; the keys that follow are dropped then, as they would be commands. */
const leadPatience = 3_000;

/** Keys that belong to a text that was begun before them. */
const ofText = ['Backspace', 'Enter', ' '];

/** Types a key into a text; Enter sends the form of a line. */
function write(field: Element, key: string): void {
  if (key === 'Enter' && field instanceof HTMLInputElement) field.form?.requestSubmit();
  else
    document.execCommand(key === 'Backspace' ? 'delete' : 'insertText', false, key === 'Enter' ? '\n' : key);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const focused = () => document.activeElement ?? document.body;

/** Presses a key that is no letter of a text; resolves to whether the page is ready for the next one. */
async function press(key: string): Promise<boolean> {
  focused().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const until = performance.now() + leadPatience;
  // A dialog that the key opens is shown after two frames.
  await nextFrame();
  await nextFrame();
  if (!leadsToText.includes(key)) return true;
  while (!focused().matches(written) && performance.now() < until) await nextFrame();
  return focused().matches(written);
}

/**
 * Holds the single keys that are pressed on a page of the desk before React listens to them, and repeats them in their order
 * once it does: `/` leads to the search, and the letters after it are written there. Keys that are pressed during the
 * repetition are repeated after it. The returned function drops them: for pages whose scripts do not arrive.
 */
export function holdEarlyKeys(): () => void {
  const held: string[] = [];
  let isOver = false;
  const hold = (event: KeyboardEvent) => {
    const { key, target } = event;
    // A repeated key is our own.
    if (!event.isTrusted || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const isHeld = key.length === 1 && key !== ' ';
    if (!isHeld && !(held.length > 0 && ofText.includes(key))) return;
    // A field that the reader went to takes its letters itself, until a held key has led elsewhere.
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
