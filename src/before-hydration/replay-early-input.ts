/** A press, key or submission that waits for hydration. */
interface Held {
  /** What was pressed, and shows that it was noticed. */
  element: HTMLElement;
  key?: string;
  form?: HTMLFormElement;
}

/** How long a submission waits for the scripts before it is posted natively. */
const submitPatienceMs = 5_000;

/** How long a native post keeps others back; by then the page is left, or the reader pressed Stop. */
const postPatienceMs = 10_000;

/**
 * Holds the last press, arrow key or submission before hydration, marks its element `aria-busy` at once, and repeats it
 * once React has hydrated the page (src/entry.client.tsx); several become one. Typing cancels a press, but not a
 * submission, which takes along what is typed. The returned function posts a held submission natively and drops a held
 * press: for pages whose scripts do not arrive. A submission that waits for five seconds is posted natively, too; for
 * ten seconds or until hydration it is the only one, and one that is repeated later is stored once by its idempotency
 * key.
 */
export function replayEarlyInput(): () => void {
  const root = document.documentElement;
  let held: Held | null = null;
  let patience = 0;
  /** Lets the native post of a held submission through. */
  let passes = false;
  /** What a native post under way shows that it was noticed at: the page is about to be left. */
  let posted: HTMLElement | null = null;
  let postPatience = 0;

  const drop = () => {
    clearTimeout(patience);
    held?.element.removeAttribute('aria-busy');
    held = null;
  };
  const hold = (next: Held) => {
    drop();
    held = next;
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
    // Where the browser refused the form, it is shown what is wrong, and nothing is under way.
    if (posted) held = null;
    else drop();
  };
  const early = ({ target }: Event) =>
    target instanceof Element && !('hydrated' in root.dataset) ? target : null;

  /** Enter in a line of a form that has not all arrived: what it presses may be yet to come. */
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

  // In the capture phase and no further: React, whose listeners come before it has hydrated, must not handle it as well.
  addEventListener(
    'click',
    (event) => {
      const target = early(event);
      const pressed = target?.closest<HTMLElement>('[data-replay]');
      // Enter in a line presses the hidden button that posts the form without scripts; with them it means Next.
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
      const last = held;
      drop();
      endPost();
      if (last?.form && last.element === last.form) last.form.requestSubmit();
      else if (last?.key)
        last.element.dispatchEvent(new KeyboardEvent('keydown', { key: last.key, bubbles: true }));
      else last?.element.click();
    },
    { once: true },
  );
  // Back on the page that was left by a native post, its form can be posted again.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    endPost();
    for (const busy of document.querySelectorAll('[aria-busy="true"]')) busy.removeAttribute('aria-busy');
  });
  return postNatively;
}
