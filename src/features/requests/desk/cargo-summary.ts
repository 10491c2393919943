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
import { contradictionLine } from '../../cargo/contradiction-line.ts';
import { contradictionsOf } from '../../cargo/contradictions.ts';
import { describeCargo } from '../../cargo/describe-cargo.ts';
import { measuresOf } from '../../cargo/measures.ts';
import { type CargoWarning, warningsOf } from '../../cargo/warnings.ts';
import { company } from '../../settings/sample-company.ts';
import { shipment as t } from '../strings/en/desk-cargo.ts';
import { modes } from '../strings/en/leads.ts';

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

function placeOf(place: Cargo['from']) {
  const { text = '', code = '', scope } = place ?? {};
  return {
    text: text || code || t.placeUnknown,
    code: text && placeLine(place) !== text ? code : '',
    scope: scope ? t.scopes[scope] : '',
  };
}

function totalsOf(shipment: Cargo) {
  const { pieces: piecesLabel, containers: containersLabel, ...texts } = t.totals;
  const { pieces, containers, grossKg, volumeM3, chargeable, chargeMode } = measuresOf(shipment);
  return [
    pieces !== null && { label: piecesLabel, value: numberOf(pieces, 0) },
    containers !== null && { label: containersLabel, value: numberOf(containers, 0) },
    grossKg !== null && { label: texts.gross, value: fill(texts.kg, { amount: numberOf(grossKg, 1) }) },
    volumeM3 !== null && { label: texts.volume, value: fill(texts.m3, { amount: numberOf(volumeM3, 2) }) },
    chargeable !== null &&
      chargeMode !== null && {
        label: texts.chargeable[chargeMode],
        value: fill(chargeMode === 'sea' ? texts.wm : texts.kg, {
          amount: numberOf(chargeable, chargeMode === 'sea' ? 2 : 1),
        }),
      },
  ].filter((total) => total !== false);
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
 * Returns a shipment in the order that forwarders read it: lane, terms, totals, pieces, dangerous goods, then the rest.
 * The server writes it: the text of cargo is one catalog of all languages.
 */
export function cargoSummary(shipment: Cargo, { service, arrivedOn = '' }: SummaryFacts = {}) {
  const strings = cargoStringsIn(deskLocale);
  const { options, lines } = strings;
  const { mode, direction, incoterm, incotermPlace, readyOn, deliverBy } = shipment;
  return {
    from: placeOf(shipment.from),
    to: placeOf(shipment.to),
    terms: [
      mode && modes[mode],
      [incoterm, incotermPlace].filter(Boolean).join(' '),
      direction && options['shipment.direction'][direction],
      readyOn && fill(t.ready, { date: dateLine(readyOn, deskLocale) }),
      deliverBy && fill(t.neededBy, { date: dateLine(deliverBy, deskLocale) }),
    ].filter((term) => term !== undefined && term !== ''),
    totals: totalsOf(shipment),
    dangerous: dangerousOf(shipment),
    contradictions: contradictionsOf({
      service,
      cargo: shipment,
      companyCountry: company.address.country,
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
