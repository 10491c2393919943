import type { Cargo } from '#features/cargo/cargo.ts';
import {
  cargoStringsIn,
  containerLine,
  dateLine,
  placeLine,
  sizeLine,
  totalsOf,
  valueLine,
  vehicleLine,
  weightLine,
} from '#features/cargo/cargo-lines.ts';
import { contradictionLine } from '#features/cargo/contradiction-line.ts';
import { contradictionsOf } from '#features/cargo/contradictions.ts';
import { describeCargo } from '#features/cargo/describe-cargo.ts';
import { measuresOf } from '#features/cargo/measures.ts';
import { type CargoWarning, warningsOf } from '#features/cargo/warnings.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, formatNumber } from '#platform/values/format.ts';
import { shipment as t } from '../strings/en/desk-cargo.ts';
import { modes } from '../strings/en/leads.ts';

/** Fields that stand elsewhere on the page; the others follow as label and value. */
const shownAbove = [
  'from',
  'to',
  'mode',
  'incoterm',
  'containers',
  'value',
  'totals',
  'pieces',
  'dangerous',
  'readyOn',
  'deliverBy',
  'vehicles',
].map((name) => `shipment.${name}`);

const numberOf = (value: number, digits: number) =>
  formatNumber(
    deskLocale,
    value,
    value < 1 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: digits },
  );

function placeOf(place: Cargo['from']) {
  const { text = '', code = '', scope } = place ?? {};
  return {
    text: text || code || t.placeUnknown,
    code: text && placeLine(place) !== text ? code : '',
    scope: scope ? t.scopes[scope] : '',
  };
}

/** Returns the facts of a shipment: mode, what it is, terms, dates and value. */
function factsOf(shipment: Cargo): string[] {
  const { mode, containers = [], incoterm, incotermPlace, readyOn, deliverBy } = shipment;
  const { grossKg, volumeM3, chargeable } = measuresOf(shipment);
  const rows = containers.map((row) => containerLine(row, deskLocale));
  const stated = new Set(rows.flatMap((row) => row.split(', ')));
  // By weight or volume alone, the chargeable amount is the same figure again.
  const isSame = (total: number | null) => total !== null && chargeable?.toFixed(2) === total.toFixed(2);
  const isShort = isSame(grossKg) || isSame(volumeM3);
  // The containers stand there with their types, and one container with its weight.
  const totals = totalsOf({ ...shipment, containers: undefined, grossKg: grossKg ?? undefined }, deskLocale, {
    isShort,
  }).filter((total) => !stated.has(total));
  return [
    mode && modes[mode],
    ...rows,
    ...totals,
    [incoterm, incotermPlace].filter(Boolean).join(' '),
    readyOn && fill(t.ready, { date: dateLine(readyOn, deskLocale) }),
    deliverBy && fill(t.neededBy, { date: dateLine(deliverBy, deskLocale) }),
    valueLine(shipment.value, deskLocale),
  ].filter((fact): fact is string => Boolean(fact));
}

/** Returns the pieces as given, each with its total in kg and m³. */
function piecesOf({ pieces = [], units }: Cargo) {
  const { options } = cargoStringsIn(deskLocale);
  return pieces.map((piece, index) => {
    const { grossKg, volumeM3 } = measuresOf({
      version: 1,
      pieces: [piece],
      ...(units && { units }),
    } as Cargo);
    const packaging = piece.packaging ? options['shipment.pieces.packaging'][piece.packaging] : '';
    return {
      id: index,
      quantity: piece.quantity === undefined ? t.pieces.unknown : numberOf(piece.quantity, 0),
      packaging:
        [packaging, piece.alone ? t.pieces.alone : ''].filter(Boolean).join(', ') || t.pieces.unknown,
      size: sizeLine(piece, units, deskLocale) || t.pieces.unknown,
      each: weightLine(piece, units, deskLocale) || t.pieces.unknown,
      weight: grossKg === null ? t.pieces.unknown : fill(t.totals.kg, { amount: numberOf(grossKg, 1) }),
      volume: volumeM3 === null ? t.pieces.unknown : fill(t.totals.m3, { amount: numberOf(volumeM3, 2) }),
    };
  });
}

function warningText(warning: CargoWarning): string {
  const { warnings } = t;
  if (warning.kind === 'batteries') return fill(warnings.batteries, { numbers: warning.numbers.join(', ') });
  return 'vin' in warning ? fill(warnings[warning.kind], { vin: warning.vin }) : warnings[warning.kind];
}

/** Formats the shipment as plain text, one field per line, to paste into a mail or a carrier's form. */
function plainText(shipment: Cargo): string {
  return describeCargo(shipment, deskLocale, { isForDesk: true })
    .flatMap(({ fields }) =>
      fields.map(({ label, value }) => `${label}: ${value.includes('\n') ? '\n' : ''}${value}`),
    )
    .join('\n');
}

interface SummaryFacts {
  service?: string | undefined;
  /** Day on which the request arrived, YYYY-MM-DD; without it no date has passed. */
  arrivedOn?: string;
}

/**
 * Returns a shipment in the order that forwarders read it: lane and facts in one line, dangerous goods, pieces, then the rest.
 * The server writes it: the text of cargo is one catalog of all languages.
 */
export function cargoSummary(shipment: Cargo, { service, arrivedOn = '' }: SummaryFacts = {}) {
  const strings = cargoStringsIn(deskLocale);
  const { lines } = strings;
  return {
    from: placeOf(shipment.from),
    to: placeOf(shipment.to),
    facts: factsOf(shipment),
    dangerous: dangerousOf(shipment),
    contradictions: contradictionsOf({
      service,
      cargo: shipment,
      companyCountry: currentSettings().company.address.country,
      today: arrivedOn,
    }).map((found) => contradictionLine(found, strings, deskLocale)),
    warnings: warningsOf(shipment).map((warning) => warningText(warning)),
    pieces: piecesOf(shipment),
    vehicles: (shipment.vehicles ?? []).map((vehicle) => vehicleLine(vehicle, deskLocale)),
    sections: describeCargo(shipment, deskLocale, { isForDesk: true })
      .map(({ title, fields }) => ({
        title: title === lines.section ? '' : title,
        fields: fields.filter(({ name }) => !shownAbove.includes(name)),
      }))
      .filter(({ fields }) => fields.length > 0),
    text: plainText(shipment),
  };
}

/** Returns dangerous goods with the UN number first; one without rows when the sender only declared them. */
function dangerousOf({ dangerous, dangerousGoods = [] }: Cargo) {
  const lines = cargoStringsIn(deskLocale).lines.dangerousGoods;
  if (dangerousGoods.length === 0)
    return dangerous === 'yes' ? [{ number: t.dangerous.unnumbered, text: '' }] : [];
  return dangerousGoods.map(({ unNumber, name, class: hazard, packingGroup }) => ({
    number: unNumber ? `UN${unNumber.replace('UN', '')}` : t.dangerous.unnumbered,
    text: [
      name,
      hazard && fill(lines.class, { value: hazard }),
      packingGroup && fill(lines.packingGroup, { value: packingGroup }),
    ]
      .filter(Boolean)
      .join(', '),
  }));
}
