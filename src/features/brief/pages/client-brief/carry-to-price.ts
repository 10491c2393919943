import { pieceFields } from '#features/cargo/pieces.ts';
import { briefPlace, keepDraft, keptDraft } from '#ui/forms/stored-draft.ts';

/** Fields that the first price asks for too, by its names of them. */
const carried = {
  service: 'service',
  what: 'productToExport',
  from: 'shipment.from.text',
  to: 'shipment.to.text',
  mode: 'shipment.mode',
  kg: 'shipment.grossKg',
  m3: 'shipment.volumeM3',
  incoterm: 'shipment.incoterm',
  incotermPlace: 'shipment.incotermPlace',
};

/** An address holds less than a field of the brief; the draft has the whole. */
const longest = 200;

/** Answers about cargo that our team quotes. */
const ofSpecialCargo = /^shipment\.(?:alcohol|dangerousGoods|temperature|vehicles|project)\./;

/** Fields of a row that have no default. */
const sizes = pieceFields.filter((field) => field !== 'quantity');

/** Returns the `load` of the draft of this device, which gets one where no address began it. */
function nameOfDraft(): string {
  const place = briefPlace(undefined);
  const draft = keptDraft(place);
  draft.load ??= `${Date.now()}`;
  keepDraft(place, draft);
  return draft.load;
}

/**
 * Brings the address of a form's link to the first price in line with its fields. The lane of the map has no field of its own,
 * so an empty one does not clear it. Names the draft of which the address is made, which keeps what the first price does not
 * ask.
 */
export function carryToPrice(form: HTMLFormElement, link: HTMLAnchorElement): void {
  const data = new FormData(form);
  const textOf = (field: string) => String(data.get(field) ?? '');
  const query = new URLSearchParams(link.search);
  const here = new URLSearchParams(location.search);
  const hasLane = here.has('lane');
  const carry = (name: string, field: string, text: string) => {
    if (text.length > longest) query.delete(name);
    else if (text) query.set(name, text);
    else if (!hasLane && form.elements.namedItem(field)) query.delete(name);
  };
  for (const [name, field] of Object.entries(carried)) carry(name, field, textOf(field));
  const container = 'shipment.containers.0.type';
  const type = textOf(container);
  for (const name of [...pieceFields, 'alone', 'unit', 'mass']) query.delete(name);
  const rows = [...data.keys()].flatMap((name) => /^shipment\.pieces\.(\d+)\.length$/.exec(name)?.[1] ?? []);
  const isFilled = (row: string) => sizes.some((field) => textOf(`shipment.pieces.${row}.${field}`));
  // Empty rows between others keep the place of those.
  for (const [index, row] of rows.slice(0, rows.findLastIndex(isFilled) + 1).entries()) {
    for (const field of pieceFields) query.append(field, textOf(`shipment.pieces.${row}.${field}`));
    if (data.has(`shipment.pieces.${row}.alone`)) query.append('alone', String(index + 1));
  }
  for (const [name, field] of [
    ['unit', 'side'],
    ['mass', 'weight'],
  ] as const)
    carry(name, `shipment.units.${field}`, textOf(`shipment.units.${field}`));
  const dangerous = textOf('shipment.dangerous');
  if (
    (dangerous && dangerous !== 'no') ||
    [...data].some(([name, value]) => value && ofSpecialCargo.test(name))
  )
    query.set('special', 'yes');
  else query.delete('special');
  carry('container', container, type && `${textOf('shipment.containers.0.quantity') || 1}x${type}`);
  // A copy of an earlier request has a draft of its own, which the way back does not know.
  if (!here.has('again')) query.set('draft', nameOfDraft());
  link.search = String(query);
}
