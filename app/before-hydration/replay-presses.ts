/**
 * Records the last press or arrow key on an element with `data-replay` before hydration, marks the element `aria-busy`,
 * and repeats the event once React has hydrated the page (app/entry.client.tsx). Several presses are repeated as one.
 * Typing cancels it, and so does the returned function.
 */
export function replayPresses(): () => void {
  const root = document.documentElement;
  let held: { element: HTMLElement; key: string } | null = null;
  const drop = () => {
    held?.element.removeAttribute('aria-busy');
    held = null;
  };
  const hold = (element: HTMLElement, key = '') => {
    drop();
    held = { element, key };
    element.setAttribute('aria-busy', 'true');
  };
  const early = ({ target }: Event) =>
    target instanceof Element && !('hydrated' in root.dataset) ? target : null;
  addEventListener('click', (event) => {
    const target = early(event);
    const pressed = target?.closest<HTMLElement>('[data-replay]');
    if (pressed) return hold(pressed);
    // Enter in a line presses the hidden button that posts the form without scripts; with them it means Next.
    const next =
      target?.closest('.unscripted') && target.closest('form')?.querySelector('[data-replay="enter"]');
    if (!(next instanceof HTMLElement) || !('scripted' in root.dataset)) return;
    event.preventDefault();
    hold(next);
  });
  addEventListener('keydown', (event) => {
    const tab = early(event)?.closest<HTMLElement>('[role="tab"][data-replay]');
    if (tab && /^(Arrow|Home|End)/.test(event.key)) hold(tab, event.key);
  });
  addEventListener('input', (event) => early(event) && drop());
  addEventListener(
    'hydrated',
    () => {
      const last = held;
      drop();
      if (last?.key)
        last.element.dispatchEvent(new KeyboardEvent('keydown', { key: last.key, bubbles: true }));
      else last?.element.click();
    },
    { once: true },
  );
  return drop;
}
