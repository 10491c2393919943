import { keptDraft } from './brief-draft.ts';
import { briefFields } from './brief-parts.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsIn(form: HTMLFormElement): Control[] {
  return briefFields.map((name) => form.elements.namedItem(name) as Control);
}

/** What a control held when the page came. */
function initialValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
}

/** What the reader sees put back: the draft, with what the page's address brought along before it. */
function restoredValue(control: Control, kept: string): string {
  const brought = initialValue(control);
  if (brought === '' || kept.includes(brought)) return kept;
  return control instanceof HTMLTextAreaElement ? `${brought}\n${kept}` : brought;
}

/** Puts back what was kept into every field that the reader has not touched yet. Tells whether there was anything. */
export function restoreInto(form: HTMLFormElement): boolean {
  const draft = keptDraft();
  let restored = false;
  for (const control of controlsIn(form)) {
    const kept = draft[control.name];
    if (!kept || control.value !== initialValue(control)) continue;
    const value = restoredValue(control, kept);
    if (value === control.value) continue;
    control.value = value;
    restored = true;
  }
  return restored;
}

/** Tells whether the reader has typed or chosen anything. */
export function isTouched(form: HTMLFormElement): boolean {
  return controlsIn(form).some((control) => control.value !== initialValue(control));
}
