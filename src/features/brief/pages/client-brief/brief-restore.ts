import { briefPlace, keptDraft } from '#ui/forms/stored-draft.ts';
import { briefFields, partOfField } from './brief-parts.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Values = Record<string, string>;

/** Initial values of a form, before input. */
export interface BriefBeginning {
  /** Values from the address, by input name; they take precedence over a draft that was typed elsewhere. */
  brought: Record<string, string>;
  /** Names what the address brings; undefined where it brings nothing. */
  loadId: string | undefined;
  /** The fields of the load that the address brings; empty text where the load has no such value. */
  load: Record<string, string>;
  /** The `load` of the draft of which the address was made; null for another address. */
  madeOf: string | null;
  /** Regular expression of the fields of a draft of the same load that the address replaces with no value. */
  replaced: string;
  /** Values of the account, by input name; the draft takes precedence. */
  known: Record<string, string>;
  /** Reference of the request that is copied. */
  again?: string | undefined;
}

/**
 * Returns what is stored as a draft: the values that differ from `known`, including emptied fields, and the name of what
 * the last address brought.
 */
export function changesIn(answers: Values, { known, brought, loadId, again }: BriefBeginning) {
  return {
    ...Object.fromEntries(
      Object.entries(answers).filter(([name, value]) => value !== (known[name] ?? '') || brought[name]),
    ),
    load: loadId ?? keptDraft(briefPlace(again)).load,
  };
}

/** The service, the shipment’s details, and productToExport and productOrigin; short, as the page's scripts have to be. */
const ofLoad = /^(s|product[TO])/;

/**
 * Returns the stored draft. Where it was typed for what the address brings, it takes precedence, and the address otherwise; a
 * draft of another load then keeps nothing of its cargo and its lane, and one of which the address was made all but what it
 * replaces.
 */
export function draftFor({ brought, loadId, load, madeOf, replaced, again }: BriefBeginning): Values {
  const { load: typedFor, ...draft } = keptDraft(briefPlace(again));
  if (typedFor === loadId) return draft;
  const filled = Object.keys(load).filter((name) => draft[name]);
  const isOther =
    typedFor !== madeOf &&
    // A place may have been typed shorter: “Houston” is “Houston, TX, US (USHOU)”.
    (filled.some((name) => !`${load[name]},`.startsWith(`${draft[name]},`)) ||
      // The scripts of the cargo's fields had not come when the draft of another address was stored.
      (typedFor && loadId && !filled[0]));
  const dropped = isOther ? ofLoad : RegExp(replaced);
  for (const [name, kept] of Object.entries(draft)) {
    const value = brought[name];
    if (name === 'objective') draft[name] = kept.includes(value ?? '') ? kept : `${value}\n${kept}`;
    else if (value || dropped.test(name)) delete draft[name];
  }
  return draft;
}

/** Restores fields that the reader has not changed from `initial`. */
export function restoreInto(form: HTMLFormElement, draft: Values, initial: Values): void {
  for (const name of briefFields) {
    const control = form.elements.namedItem(name) as Control;
    const kept = draft[name];
    if (kept !== undefined && control.value === (initial[name] ?? '')) control.value = kept;
  }
}

/** Returns true when the reader has changed a field. */
export function isTouched(answers: Values, initial: Values): boolean {
  return Object.entries(answers).some(([name, value]) => value !== (initial[name] ?? ''));
}

/** Answers that fill in a later question about the same, while that is empty. */
const carried = [
  ['products', 'productToExport'],
  ['productOrigin', 'shipment.from.text'],
  ['shipment.from.text', 'productOrigin'],
] as const;

/** A longer answer says more than the question that it would fill in. */
const longestCarried = 100;

/** Asks nothing twice: fills in, in a part that opens, what another one has answered. */
export function carryOver(form: HTMLFormElement, part: number): void {
  for (const [from, to] of carried) {
    if (partOfField(to) !== part) continue;
    const source = form.elements.namedItem(from) as Control | null;
    const target = form.elements.namedItem(to) as Control | null;
    const text = source?.value.trim() ?? '';
    if (target?.value !== '' || text === '' || text.length > longestCarried) continue;
    target.value = text;
    target.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
