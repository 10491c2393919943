import { keptDraft } from '../../brief-draft.ts';
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

/** What a form was filled in with before the reader typed. */
export interface BriefBeginning {
  /** What the page's address brought along, by the names of inputs: it stands before what the draft says. */
  brought: Record<string, string>;
  /** What is known of the sender, by the names of inputs: the draft is newer. */
  known: Record<string, string>;
  /** The earlier request of which this one is a copy. */
  again?: string | undefined;
}

/** What the form says beyond what is known, also what was emptied: it alone is the reader's own, and kept as a draft. */
export function changesIn(form: HTMLFormElement, known: BriefBeginning['known']): Record<string, string> {
  const answers = controlsIn(form).map(({ name, value }) => [name, value] as const);
  return Object.fromEntries(answers.filter(([name, value]) => value !== (known[name] ?? '')));
}

/** What the reader sees put back: the draft, with what the page's address brought along before it. */
function restoredValue(control: Control, kept: string, brought: string): string {
  if (brought === '' || kept.includes(brought)) return kept;
  return control instanceof HTMLTextAreaElement ? `${brought}\n${kept}` : brought;
}

/** Puts back what was kept into every field that the reader has not touched yet. Returns whether there was anything. */
export function restoreInto(form: HTMLFormElement, { brought, again }: BriefBeginning): boolean {
  const draft = keptDraft(again);
  let restored = false;
  for (const control of controlsIn(form)) {
    const kept = draft[control.name];
    if (kept === undefined || control.value !== initialValue(control)) continue;
    const value = restoredValue(control, kept, brought[control.name] ?? '');
    if (value === control.value) continue;
    control.value = value;
    restored = true;
  }
  return restored;
}

/** Returns whether the reader has typed or chosen anything. */
export function isTouched(form: HTMLFormElement): boolean {
  return controlsIn(form).some((control) => control.value !== initialValue(control));
}
