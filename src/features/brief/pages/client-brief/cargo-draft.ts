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

/**
 * Returns the details that came with the address, and those that differ from the initial ones, including emptied fields and
 * removed rows.
 */
export function changedDetails(
  form: HTMLFormElement,
  { known, brought }: { known: Values; brought: Values },
): Values {
  const held = Object.fromEntries(controlsIn(form).map((control) => [control.name, heldBy(control)]));
  const removed = Object.keys({ ...known, ...brought }).filter((name) => isDetail(name) && !(name in held));
  const all = { ...held, ...Object.fromEntries(removed.map((name) => [name, ''])) };
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => name in brought || value !== (known[name] ?? '')),
  );
}

export function unfold(element: Element | null): void {
  for (let part = element?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true;
}

/**
 * Restores stored details, except those that the reader has changed since: then returns true, because those are not stored
 * yet.
 */
export function restoreDetails(form: HTMLFormElement, kept: Values): boolean {
  let hasChanged = false;
  for (const control of controlsIn(form)) {
    const value = kept[control.name];
    if (heldBy(control) !== initialValue(control)) {
      hasChanged ||= heldBy(control) !== value;
      continue;
    }
    if (value === undefined) continue;
    if (isBox(control)) control.checked = value !== '';
    else control.value = value;
    if (value !== '') unfold(control);
  }
  return hasChanged;
}
