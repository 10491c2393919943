import { StrictMode, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { findAgain } from '#ui/find-again.ts';
import { followTranslator } from '#ui/follow-translator.ts';
import { listenBeforeRouter } from '#ui/intercept-pop.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input:not([type="hidden"]), textarea, select';

interface EarlyValue {
  find: () => Field | null;
  value: string;
  isChecked: boolean;
  files: FileList | null;
  /** Selected text; null for a field without one. */
  from: number | null;
  to: number | null;
}

const early = new Map<Field, EarlyValue>();

/** The field that had the focus last. */
let focused: Field | null = null;

function isField(target: unknown): target is Field {
  return target instanceof Element && target.matches(fields);
}

function note(field: Field): void {
  const isInput = field instanceof HTMLInputElement;
  const isText = !(field instanceof HTMLSelectElement);
  early.set(field, {
    find: early.get(field)?.find ?? findAgain(field),
    value: field.value,
    isChecked: isInput && field.checked,
    files: isInput ? field.files : null,
    from: isText ? field.selectionStart : null,
    to: isText ? field.selectionEnd : null,
  });
}

/** Puts the value into the field, or into the one that React has rendered in its place. */
function putBack(before: Field, { find, value, isChecked, files, from, to }: EarlyValue): void {
  const field = find();
  if (!field || (field === before && !(field instanceof HTMLTextAreaElement))) return;
  if (field instanceof HTMLInputElement && field.type === 'file') field.files = files;
  else if (field.value !== value)
    // React compares with what was assigned last, which the setter of the prototype does not record.
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  if (field instanceof HTMLInputElement && field.checked !== isChecked) field.checked = isChecked;
  if (before === focused && field !== before) field.focus();
  if (document.activeElement === field && from !== null && !(field instanceof HTMLSelectElement))
    field.setSelectionRange(from, to);
}

/**
 * Restores text that React overwrote, before the next letter is inserted. The letter itself makes React hydrate the
 * page, which moves the caret of a filled text area to its start.
 */
function putBackBeforeTyping({ target }: Event): void {
  if (!isField(target)) return;
  const before = early.get(target);
  if (before && before.value !== target.value) putBack(target, before);
  note(target);
}

function recordTyping({ target }: Event): void {
  if (isField(target)) note(target);
}

function recordFocus({ target }: Event): void {
  focused = isField(target) ? target : null;
  if (focused) note(focused);
}

const recorders = [
  ['beforeinput', putBackBeforeTyping],
  ['input', recordTyping],
  ['change', recordTyping],
  ['focusin', recordFocus],
] as const;

/** Records what is entered until React has hydrated the page. */
function watchTyping(): void {
  for (const field of document.querySelectorAll<Field>(fields)) note(field);
  focused = isField(document.activeElement) ? document.activeElement : null;
  for (const [type, record] of recorders) document.addEventListener(type, record, true);
}

/**
 * Restores what was entered before hydration: React overwrites a `<textarea>` with its default value, but not an
 * `<input>`, and renders the whole page again when a translator or an extension has changed it. Render it before the
 * page, whose effects read its fields.
 */
function EarlyInput(): null {
  useLayoutEffect(() => {
    for (const [type, record] of recorders) document.removeEventListener(type, record, true);
    for (const [field, before] of early) putBack(field, before);
    early.clear();
  }, []);
  return null;
}

/**
 * Reports to React what was entered into controlled fields (within `data-controlled`) before it hydrated them: it keeps
 * that in the field until it renders again, but calls no `onChange`.
 */
function reportEarlyInput(): void {
  const controlled = document.querySelectorAll<Field>(`[data-controlled] :is(${fields})`);
  // All are read first: the first report makes React render the others as they were.
  const reports = [...controlled].map((field) => {
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
      Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
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
followTranslator();
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
