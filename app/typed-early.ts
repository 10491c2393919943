import { useLayoutEffect } from 'react';

interface Typed {
  value: string;
  from: number;
  to: number;
}

const typed = new Map<HTMLTextAreaElement, Typed>();

function note(area: HTMLTextAreaElement): void {
  typed.set(area, { value: area.value, from: area.selectionStart, to: area.selectionEnd });
}

function noteTyping({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement) note(target);
}

/** Remembers from now on, until React has come, what stands in the page's longer fields. */
export function watchTyping(): void {
  for (const area of document.querySelectorAll('textarea')) if (area.value !== area.defaultValue) note(area);
  document.addEventListener('input', noteTyping, true);
}

/**
 * Puts back what was typed before React came, in the commit in which it comes: React writes a `<textarea>`'s default over
 * it, where it leaves an `<input>` alone. Render it before the page, whose effects read its fields.
 */
export function TypedEarly(): null {
  useLayoutEffect(() => {
    document.removeEventListener('input', noteTyping, true);
    for (const [area, { value, from, to }] of typed) {
      if (area.value === value) continue;
      area.value = value;
      if (document.activeElement === area) area.setSelectionRange(from, to);
    }
    typed.clear();
  }, []);
  return null;
}
