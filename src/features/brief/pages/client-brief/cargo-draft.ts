type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Values = Record<string, string>;

const isDetail = (name: string) => name.startsWith('shipment.');
const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

function controlsIn(form: HTMLFormElement): Control[] {
  return ([...form.elements] as Control[]).filter(({ name }) => isDetail(name));
}

function heldBy(control: Control): string {
  return isBox(control) && !control.checked ? '' : control.value;
}

function initialValue(control: Control): string {
  if (control instanceof HTMLSelectElement)
    return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
  return isBox(control) ? (control.defaultChecked ? control.value : '') : control.defaultValue;
}

/** Returns details that differ from the initial ones, including emptied fields and removed rows. */
export function changedDetails(form: HTMLFormElement, begun: Values): Values {
  const held = Object.fromEntries(controlsIn(form).map((control) => [control.name, heldBy(control)]));
  const removed = Object.keys(begun).filter((name) => isDetail(name) && !(name in held));
  const all = { ...held, ...Object.fromEntries(removed.map((name) => [name, ''])) };
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => value !== (begun[name] ?? '')));
}

/** Returns `shipment.pieces` for `shipment.pieces.0.length`. */
const detailOf = (name: string) => name.split('.', 2).join('.');

/** Removes stored details that the page's address also sets; the address takes precedence. */
export function withoutBrought(kept: Values, brought: Values): Values {
  const newer = new Set(Object.keys(brought).map(detailOf));
  return Object.fromEntries(Object.entries(kept).filter(([name]) => !newer.has(detailOf(name))));
}

export function unfold(element: Element | null): void {
  for (let part = element?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
}

/** Restores stored details, except those that the reader has changed since. */
export function restoreDetails(form: HTMLFormElement, kept: Values): void {
  for (const control of controlsIn(form)) {
    const value = kept[control.name];
    if (value === undefined || heldBy(control) !== initialValue(control)) continue;
    if (isBox(control)) control.checked = value !== '';
    else control.value = value;
    if (value !== '') unfold(control);
  }
}
