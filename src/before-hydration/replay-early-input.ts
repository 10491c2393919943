import { findAgain } from '#ui/find-again.ts';

/** A press, key or submission held until hydration. */
interface Held {
  /** Pressed element, which shows the busy state. */
  element: HTMLElement;
  find: () => HTMLElement | null;
  key?: string;
  form?: HTMLFormElement;
}

/** Milliseconds that a submission waits for hydration before it is posted natively. */
const submitPatienceMs = 5_000;

/** Milliseconds that a native post blocks other submissions; by then the page is left or the reader pressed Stop. */
const postPatienceMs = 10_000;

/**
 * Holds the last press, arrow key or submission before hydration, marks its element `aria-busy`, and repeats it once
 * after hydration (src/entry.client.tsx). Typing cancels a held press but not a submission, which includes the typed
 * text. The returned function posts a held submission natively and drops a held press, for pages whose scripts fail to
 * load. A submission held for five seconds is also posted natively; it blocks others for ten seconds or until
 * hydration. A later repetition is stored once because of its idempotency key.
 */
export function replayEarlyInput(): () => void {
  const root = document.documentElement;
  let held: Held | null = null;
  let patience = 0;
  /** Lets the native post of a held submission pass. */
  let passes = false;
  /** Element that shows the busy state of a running native post. */
  let posted: HTMLElement | null = null;
  let postPatience = 0;

  const drop = () => {
    clearTimeout(patience);
    held?.element.removeAttribute('aria-busy');
    held = null;
  };
  const hold = (next: Omit<Held, 'find'>) => {
    drop();
    held = { ...next, find: findAgain(next.element) };
    next.element.setAttribute('aria-busy', 'true');
  };
  const endPost = () => {
    clearTimeout(postPatience);
    posted?.removeAttribute('aria-busy');
    posted = null;
  };
  const postNatively = () => {
    const { form, element } = held ?? {};
    if (!form) return drop();
    passes = true;
    form.requestSubmit(element === form ? null : element);
    passes = false;
    clearTimeout(patience);
    // An invalid form stays on the page with the browser's messages, so no post is running.
    if (posted) held = null;
    else drop();
  };
  const early = ({ target }: Event) =>
    target instanceof Element && !('hydrated' in root.dataset) ? target : null;

  /** Holds Enter in a form that is not fully parsed: its submit button may be missing. */
  const holdEnter = (line: HTMLInputElement) => {
    hold({ element: line });
    const press = () => {
      const { form } = line;
      if (held?.element !== line || !form) return;
      drop();
      const next = form.querySelector<HTMLElement>('[data-replay="enter"]');
      if (next) hold({ element: next });
      else form.requestSubmit(form.querySelector<HTMLElement>('[type="submit"]'));
    };
    document.addEventListener('DOMContentLoaded', press, { once: true });
  };

  // Capture phase and stopped there: React's listeners are attached before hydration and must not handle it as well.
  addEventListener(
    'click',
    (event) => {
      const target = early(event);
      const pressed = target?.closest<HTMLElement>('[data-replay]');
      // Enter in a field clicks the hidden native submit button; with scripts it means Next.
      const next =
        target?.closest('.unscripted') && target.closest('form')?.querySelector('[data-replay="enter"]');
      const isNext = !pressed && next instanceof HTMLElement && 'scripted' in root.dataset;
      if (isNext) event.preventDefault();
      else if (!pressed) return;
      event.stopPropagation();
      hold({ element: isNext ? next : (pressed as HTMLElement) });
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const target = early(event);
      if (
        event.key === 'Enter' &&
        target?.matches('form input:not([type="file"])') &&
        document.readyState === 'loading'
      ) {
        event.preventDefault();
        holdEnter(target as HTMLInputElement);
      }
      const tab = target?.closest<HTMLElement>('[role="tab"][data-replay]');
      if (!tab || !/^(Arrow|Home|End)/.test(event.key)) return;
      event.stopPropagation();
      hold({ element: tab, key: event.key });
    },
    true,
  );
  addEventListener('input', (event) => early(event) && !held?.form && drop());
  addEventListener(
    'submit',
    (event) => {
      const form = early(event);
      if (passes) {
        posted = held?.element ?? null;
        postPatience = window.setTimeout(endPost, postPatienceMs);
        return;
      }
      if (!posted && (!('scripted' in root.dataset) || !(form instanceof HTMLFormElement))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (posted || !(form instanceof HTMLFormElement)) return;
      const element = event.submitter ?? form;
      if (held?.element === element) return;
      hold({ element, form });
      patience = window.setTimeout(postNatively, submitPatienceMs);
    },
    true,
  );
  addEventListener(
    'hydrated',
    () => {
      const key = held?.key;
      const element = held?.find();
      drop();
      endPost();
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else if (key) element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      else element?.click();
    },
    { once: true },
  );
  // After Back to a page that a native post left, its form can be posted again.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    endPost();
    for (const busy of document.querySelectorAll('[aria-busy="true"]')) busy.removeAttribute('aria-busy');
  });
  return postNatively;
}
