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

/** Marks <html> as hydrated, for tests and for styles that need scripts. */
function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.scripted = '';
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
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
