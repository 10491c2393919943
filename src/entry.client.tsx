import { StrictMode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { listenBeforeRouter } from './ui/intercept-pop.ts';

interface Typed {
  value: string;
  from: number;
  to: number;
}

const typed = new Map<HTMLTextAreaElement, Typed>();

function note(area: HTMLTextAreaElement): void {
  typed.set(area, { value: area.value, from: area.selectionStart, to: area.selectionEnd });
}

function putBack(area: HTMLTextAreaElement, { value, from, to }: Typed): void {
  if (area.value !== value) area.value = value;
  if (document.activeElement === area) area.setSelectionRange(from, to);
}

/**
 * Restores text that React overwrote, before the next letter is inserted. The letter itself makes React hydrate the
 * page, which moves the caret of a filled text area to its start.
 */
function putBackBeforeTyping({ target }: Event): void {
  if (!(target instanceof HTMLTextAreaElement)) return;
  const before = typed.get(target);
  if (before && before.value !== target.value) putBack(target, before);
  note(target);
}

function recordTyping({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement) note(target);
}

/** Records text areas until React has hydrated the page. */
function watchTyping(): void {
  for (const area of document.querySelectorAll('textarea')) if (area.value !== area.defaultValue) note(area);
  document.addEventListener('beforeinput', putBackBeforeTyping, true);
  document.addEventListener('input', recordTyping, true);
}

/**
 * Restores text typed before hydration: React overwrites a `<textarea>` with its default value, but not an `<input>`.
 * Render it before the page, whose effects read its fields.
 */
function EarlyInput(): null {
  useLayoutEffect(() => {
    document.removeEventListener('beforeinput', putBackBeforeTyping, true);
    document.removeEventListener('input', recordTyping, true);
    for (const [area, before] of typed) putBack(area, before);
    typed.clear();
  }, []);
  return null;
}

/**
 * Reports to React what was entered into controlled fields (within `data-controlled`) before it hydrated them: it keeps
 * that in the field until it renders again, but calls no `onChange`.
 */
function reportEarlyInput(): void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    '[data-controlled] :is(input:not([type="hidden"]), textarea, select)',
  );
  // All are read first: the first report makes React render the others as they were.
  const reports = [...fields].map((field) => {
    const { value } = field;
    const fire = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
    if (field instanceof HTMLSelectElement) {
      if (!value || field.selectedOptions[0]?.defaultSelected) return null;
      return () => {
        field.value = value;
        fire('change');
      };
    }
    if (field.type === 'file') return value ? () => fire('change') : null;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (field.checked === field.defaultChecked) return null;
      return () => {
        field.checked = field.defaultChecked;
        field.click();
      };
    }
    if (value === field.defaultValue) return null;
    const { selectionStart, selectionEnd } = field;
    return () => {
      // React compares with what was assigned last, which the setter of the prototype does not record.
      field.value = field.defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      fire('input');
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    };
  });
  for (const report of reports) report?.();
}

/** Marks <html> as hydrated, for tests and for styles that need scripts. */
function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.scripted = '';
    document.documentElement.dataset.hydrated = '';
    // Outside of the effect, React renders each report before the next, and before a held press is repeated.
    queueMicrotask(() => {
      reportEarlyInput();
      dispatchEvent(new Event('hydrated'));
    });
  }, []);
  return null;
}

watchTyping();
listenBeforeRouter();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <EarlyInput />
      <HydratedRouter />
      <Hydrated />
    </StrictMode>,
  );
});
