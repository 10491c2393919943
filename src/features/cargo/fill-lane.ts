const ends = ['from', 'to'] as const;

/** Fields that words filled in, with the text that they had then: a visitor who changes or empties one keeps it so. */
const filledIn = new WeakMap<HTMLInputElement, string>();

/** Names of the fields of a form that hold the cargo and the ends of its lane. */
type LaneFields = Record<(typeof ends)[number] | 'what', string>;

/**
 * Fills the empty ends of a form's lane with those that the words of its cargo name, found at an address, and empties those
 * that former words have filled in. Returns the ends that were read; null where nothing was looked up.
 */
export async function fillLane(
  form: HTMLFormElement,
  path: string,
  names: LaneFields = { what: 'what', from: 'from', to: 'to' },
): Promise<string[] | null> {
  const fieldOf = (name: keyof LaneFields) => form.elements.namedItem(names[name]) as HTMLInputElement;
  const what = fieldOf('what').value.trim();
  const isOpen = (field: HTMLInputElement) =>
    filledIn.has(field)
      ? field.value !== '' && filledIn.get(field) === field.value
      : field.value.trim() === '';
  if (!what || !ends.some((end) => isOpen(fieldOf(end)))) return null;
  const response = await fetch(`${path}?${new URLSearchParams({ what })}`).catch(() => null);
  if (!response?.ok || fieldOf('what').value.trim() !== what) return null;
  const lane: Record<string, string> = await response.json();
  return ends.flatMap((end) => {
    const field = fieldOf(end);
    const text = lane[end] ?? '';
    if (!isOpen(field)) return [];
    field.value = text;
    if (!text) filledIn.delete(field);
    else filledIn.set(field, text);
    return text ? [text] : [];
  });
}
