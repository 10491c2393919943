import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill, formatNumber } from '../../../platform/values/format.ts';
import type { Cargo } from '../../cargo/cargo.ts';
import {
  cargoStringsIn,
  dateLine,
  placeLine,
  sizeLine,
  vehicleLine,
  weightLine,
} from '../../cargo/cargo-lines.ts';
import { describeCargo } from '../../cargo/describe-cargo.ts';
import { measuresOf } from '../../cargo/measures.ts';
import { type CargoWarning, warningsOf } from '../../cargo/warnings.ts';
import type { shipment as shipmentStrings } from '../strings/en/desk-cargo.ts';
import type * as leadsStrings from '../strings/en/leads.ts';

type Strings = typeof shipmentStrings;

/** Fields that the card shows in a dedicated layout; the others follow as label and value. */
const shownAbove = [
  'from',
  'to',
  'mode',
  'direction',
  'incoterm',
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

function placeOf(place: Cargo['from'], t: Strings) {
  const { text = '', code = '', scope } = place ?? {};
  return {
    text: text || code || t.placeUnknown,
    code: text && placeLine(place) !== text ? code : '',
    scope: scope ? t.scopes[scope] : '',
  };
}

function totalsOf(shipment: Cargo, t: Strings['totals']) {
  const { pieces, containers, grossKg, volumeM3, chargeable, chargeMode } = measuresOf(shipment);
  return [
    pieces !== null && { label: t.pieces, value: numberOf(pieces, 0) },
    containers !== null && { label: t.containers, value: numberOf(containers, 0) },
    grossKg !== null && { label: t.gross, value: fill(t.kg, { amount: numberOf(grossKg, 1) }) },
    volumeM3 !== null && { label: t.volume, value: fill(t.m3, { amount: numberOf(volumeM3, 2) }) },
    chargeable !== null &&
      chargeMode !== null && {
        label: t.chargeable[chargeMode],
        value: fill(chargeMode === 'sea' ? t.wm : t.kg, {
          amount: numberOf(chargeable, chargeMode === 'sea' ? 2 : 1),
        }),
      },
  ].filter((total) => total !== false);
}

/** Returns the pieces as given, each with its total in kg and m³. */
function piecesOf({ pieces = [], units }: Cargo, t: Strings) {
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

function warningText(warning: CargoWarning, t: Strings['warnings']): string {
  if (warning.kind === 'batteries') return fill(t.batteries, { numbers: warning.numbers.join(', ') });
  return 'vin' in warning ? fill(t[warning.kind], { vin: warning.vin }) : t[warning.kind];
}

/** Formats the shipment as plain text, one field per line, to paste into a mail or a carrier's form. */
function plainText(shipment: Cargo): string {
  return describeCargo(shipment, deskLocale, { isForDesk: true })
    .flatMap(({ fields }) =>
      fields.map(({ label, value }) => `${label}: ${value.includes('\n') ? '\n' : ''}${value}`),
    )
    .join('\n');
}

/**
 * Returns a shipment in the order that forwarders read it: lane, terms, totals, pieces, dangerous goods, then the rest.
 */
export function cargoView(shipment: Cargo, modes: (typeof leadsStrings)['modes'], t: Strings) {
  const { options, lines } = cargoStringsIn(deskLocale);
  const { mode, direction, incoterm, incotermPlace, readyOn, deliverBy } = shipment;
  return {
    from: placeOf(shipment.from, t),
    to: placeOf(shipment.to, t),
    terms: [
      mode && modes[mode],
      [incoterm, incotermPlace].filter(Boolean).join(' '),
      direction && options['shipment.direction'][direction],
      readyOn && fill(t.ready, { date: dateLine(readyOn, deskLocale) }),
      deliverBy && fill(t.neededBy, { date: dateLine(deliverBy, deskLocale) }),
    ].filter((term) => term !== undefined && term !== ''),
    totals: totalsOf(shipment, t.totals),
    dangerous: dangerousOf(shipment, lines.dangerousGoods, t),
    warnings: warningsOf(shipment).map((warning) => warningText(warning, t.warnings)),
    pieces: piecesOf(shipment, t),
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
function dangerousOf(
  { dangerous, dangerousGoods = [] }: Cargo,
  lines: ReturnType<typeof cargoStringsIn>['lines']['dangerousGoods'],
  t: Strings,
) {
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
