import { briefPlace, keptDraft } from '../../../../ui/forms/stored-draft.ts';
import { briefFields } from './brief-parts.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsIn(form: HTMLFormElement): Control[] {
  return briefFields.map((name) => form.elements.namedItem(name) as Control);
}

function initialValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
}

/** Initial values of a form, before input. */
export interface BriefBeginning {
  /** Values from the address, by input name; they take precedence over the draft. */
  brought: Record<string, string>;
  /** Values of the account, by input name; the draft takes precedence. */
  known: Record<string, string>;
  /** Reference of the request that is copied. */
  again?: string | undefined;
}

/** Returns the values that differ from `known`, including emptied fields; only these are stored as a draft. */
export function changesIn(form: HTMLFormElement, known: BriefBeginning['known']): Record<string, string> {
  const answers = controlsIn(form).map(({ name, value }) => [name, value] as const);
  return Object.fromEntries(answers.filter(([name, value]) => value !== (known[name] ?? '')));
}

/** Returns the value to restore: from the address first, then from the draft. */
function restoredValue(control: Control, kept: string, brought: string): string {
  if (brought === '' || kept.includes(brought)) return kept;
  return control instanceof HTMLTextAreaElement ? `${brought}\n${kept}` : brought;
}

/** Restores fields that the reader has not changed. Returns true when the draft had values. */
export function restoreInto(form: HTMLFormElement, { brought, again }: BriefBeginning): boolean {
  const draft = keptDraft(briefPlace(again));
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

/** Returns true when the reader has changed a field. */
export function isTouched(form: HTMLFormElement): boolean {
  return controlsIn(form).some((control) => control.value !== initialValue(control));
}

/** Answers that fill in a later question about the same, while that is empty. */
const carried = [
  ['products', 'productToExport'],
  ['productOrigin', 'shipment.from.text'],
  ['shipment.from.text', 'productOrigin'],
] as const;

/** A longer answer says more than the question that it would fill in. */
const longestCarried = 100;

/** Asks nothing twice: fills in what an earlier part has answered. */
export function carryOver(form: HTMLFormElement): void {
  for (const [from, to] of carried) {
    const source = form.elements.namedItem(from) as Control | null;
    const target = form.elements.namedItem(to) as Control | null;
    const text = source?.value.trim() ?? '';
    if (!target || target.value !== '' || text === '' || text.length > longestCarried) continue;
    target.value = text;
    target.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
