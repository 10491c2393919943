import type { Cargo } from '#features/cargo/cargo.ts';
import { cargoStringsIn } from '#features/cargo/cargo-lines.ts';
import { describeCargo } from '#features/cargo/describe-cargo.ts';
import { measuresOf } from '#features/cargo/measures.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import { type Answers, ownReferenceOf } from '#features/requests/answers.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { beginningOf } from '#platform/values/beginning-of.ts';
import type { QuotedDetail } from './document.ts';

/** Details that a price depends on, in the order in which a quote shows them. */
const pricedBy = [
  ...['from', 'to', 'incoterm', 'hsCode', 'totals', 'dangerous', 'temperature', 'vehicles', 'alcohol'],
  ...['readyOn', 'project.outOfGauge', 'storage.palletsIn', 'storage.palletsOut', 'storage.areaM2'],
  ...['storage.bonded', 'storage.temperatureControlled', 'storage.term'],
];

/** Rows of pieces that are listed; of more, the totals stand alone. */
const mostPieceRows = 8;

/** Characters of the description of the goods: a quote names them, and the request has the rest. */
const mostOfGoods = 500;

/** The description of the goods in the customer’s words, under the field that has it; empty where none has. */
function goodsOf(answers: Answers): { name: string; value: string } {
  for (const name of ['productToExport', 'products'] as const) {
    const text = answers[name];
    if (typeof text === 'string' && text.trim() !== '')
      return { name, value: beginningOf(text, mostOfGoods) };
  }
  return { name: 'productToExport', value: '' };
}

/** True where the totals repeat the only row: containers of a type without pieces or volume, and with no other weight. */
function isOneRowOfContainers(cargo: Cargo): boolean {
  const { pieces = [], containers: [container, ...others] = [] } = cargo;
  const { containers, grossKg, volumeM3 } = measuresOf(cargo);
  if (!container || others.length > 0 || pieces.length > 0 || volumeM3 !== null) return false;
  return grossKg === null || (containers === 1 && grossKg === (container.weightKg ?? null));
}

/** Describes what a quote is for: the customer’s own reference, the goods, then each detail that is known of their shipment. */
export function quotedCargo(answers: Answers, locale: Locale): QuotedDetail[] {
  const { labels } = cargoStringsIn(locale).lines;
  const cargo = cargoIn(answers);
  const fields = cargo ? describeCargo(cargo, locale).flatMap((section) => section.fields) : [];
  const find = (path: string) => fields.find(({ name }) => name === `shipment.${path}`);
  const rowsOf = (path: string) => find(path)?.value.split('\n') ?? [];
  const pieces = rowsOf('pieces');
  const rows = [...rowsOf('containers'), ...(pieces.length > mostPieceRows ? [] : pieces)];
  const known = pricedBy.flatMap((path) => {
    const field = find(path);
    // The goods and their totals are one detail.
    return field && path === 'totals'
      ? {
          ...field,
          label: labels.cargo,
          value: [...rows, cargo && isOneRowOfContainers(cargo) ? '' : field.value]
            .filter(Boolean)
            .join('\n'),
        }
      : (field ?? []);
  });
  const goods = { ...goodsOf(answers), label: labels.goods };
  const reference = {
    name: 'referenceNumber',
    label: labels.ownReference,
    value: ownReferenceOf(answers),
  };
  return [reference, goods, ...known].filter(({ value }) => value !== '');
}
