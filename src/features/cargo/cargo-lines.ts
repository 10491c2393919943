import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fill, formatNumber, pluralOf } from '#platform/values/format.ts';
import { dayOf } from '#platform/values/moment.ts';
import type { Cargo } from './cargo.ts';
import type { CargoStrings } from './cargo-strings.ts';
import { countOf, measuresOf } from './measures.ts';
import { cargoStrings as en } from './strings/en/cargo-strings.ts';
import { cargoStrings as es } from './strings/es/cargo-strings.ts';
import { cargoStrings as pt } from './strings/pt/cargo-strings.ts';

export const cargoStringsIn = stringsByLocale<CargoStrings>(
  'cargo',
  {
    en: ({ company }) => en(company.address.country),
    es: ({ company }) => es(company.address.country),
    pt: ({ company }) => pt(company.address.country),
  },
  { isPlain: true, fixedPaths: ['form.currency'] },
);

type Listed<Name extends 'pieces' | 'containers' | 'dangerousGoods' | 'vehicles'> = NonNullable<
  Cargo[Name]
>[number];

/** Joins the parts that are not empty. */
export const joined = (parts: (string | false | undefined)[], between = ', ') =>
  parts.filter(Boolean).join(between);

/** Formats a measurement: values below 1 keep their digits. */
function amountIn(locale: Locale, value: number, digits: number): string {
  return formatNumber(
    locale,
    value,
    value < 1 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: digits },
  );
}

/** Returns the known totals of the cargo in forwarders' order; `isShort` leaves out the chargeable amount. */
export function totalsOf(cargo: Cargo, locale: Locale, { isShort = false } = {}): string[] {
  const { totals: t } = cargoStringsIn(locale).lines;
  const { pieces, containers, grossKg, volumeM3, chargeable, chargeMode } = measuresOf(cargo);
  const vehicles = cargo.vehicles?.length ?? 0;
  return [
    pieces !== null && pluralOf(locale, pieces, t.pieces),
    containers !== null && pluralOf(locale, containers, t.containers),
    vehicles > 0 && pluralOf(locale, vehicles, t.vehicles),
    grossKg !== null && fill(t.weight, { amount: amountIn(locale, grossKg, 1) }),
    volumeM3 !== null && fill(t.volume, { amount: amountIn(locale, volumeM3, 2) }),
    !isShort &&
      chargeable !== null &&
      chargeMode !== null &&
      fill(t.chargeable[chargeMode], { amount: amountIn(locale, chargeable, chargeMode === 'sea' ? 2 : 1) }),
  ].filter((part) => part !== false);
}

/**
 * Formats a place with its code, unless the text contains it as a word: "Coatepec, Mexico (MXVER)", "Bogotá (BOG)".
 * Empty when unknown.
 */
export function placeLine(place: Cargo['from']): string {
  const { text = '', code = '' } = place ?? {};
  if (text === '' || code === '') return text || code;
  return text.split(/[\s,()]+/).includes(code) ? text : `${text} (${code})`;
}

/** "Coatepec, Mexico (MXVER) → Houston (USHOU)"; empty when both ends are unknown. */
export function laneLine({ from, to }: Cargo): string {
  const ends = [placeLine(from), placeLine(to)];
  return ends.some(Boolean) ? ends.map((end) => end || '?').join(' → ') : '';
}

/** "120 × 80 × 100 cm"; empty when no side is known. */
export function sizeLine(
  { length, width, height }: Listed<'pieces'>,
  units: Cargo['units'],
  locale: Locale,
): string {
  const sides = [length, width, height];
  if (sides.every((side) => side === undefined)) return '';
  const { unknownSide } = cargoStringsIn(locale).lines.pieces;
  const texts = sides.map((side) =>
    side === undefined ? unknownSide : formatNumber(locale, side, { maximumFractionDigits: 6 }),
  );
  return `${texts.join(' × ')} ${units?.side ?? 'cm'}`;
}

/** "250 kg" per piece; empty when unknown. */
export function weightLine({ weight }: Listed<'pieces'>, units: Cargo['units'], locale: Locale): string {
  if (weight === undefined) return '';
  return `${formatNumber(locale, weight, { maximumFractionDigits: 6 })} ${units?.weight ?? 'kg'}`;
}

/** Formats a date (YYYY-MM-DD). */
export function dateLine(date: string, locale: Locale): string {
  return dayOf(Date.parse(date), 'UTC', locale);
}

/** "USD 12,500"; without a currency only the amount, without an amount empty. */
export function valueLine(value: Cargo['value'], locale: Locale): string {
  if (value?.amount === undefined) return value?.currency ?? '';
  const amount = formatNumber(locale, value.amount, { maximumFractionDigits: 2 });
  return joined([value.currency, amount], ' ');
}

/** "2 to 8 °C, vent 15 m³/h". */
export function temperatureLine(temperature: Cargo['temperature'], locale: Locale): string {
  const t = cargoStringsIn(locale).lines.temperature;
  const { minC, maxC, vent } = temperature ?? {};
  const degrees = (value: number | undefined) => (value === undefined ? '' : formatNumber(locale, value));
  const form =
    minC === undefined
      ? maxC === undefined
        ? ''
        : t.upTo
      : maxC === undefined
        ? t.from
        : minC === maxC
          ? t.exact
          : t.range;
  return joined([fill(form, { min: degrees(minC), max: degrees(maxC) }), vent && fill(t.vent, { vent })]);
}

/** "UN1263, Paint, class 3, packing group II". */
export function dangerousGoodsLine(goods: Listed<'dangerousGoods'>, locale: Locale): string {
  const t = cargoStringsIn(locale).lines.dangerousGoods;
  const { unNumber, name, packingGroup } = goods;
  return joined([
    unNumber && `UN${unNumber.replace('UN', '')}`,
    name,
    goods.class && fill(t.class, { value: goods.class }),
    packingGroup && fill(t.packingGroup, { value: packingGroup }),
  ]);
}

/** Returns the count of a row, "?" when it could not be parsed. */
function countText(row: Parameters<typeof countOf>[0], locale: Locale): string {
  const count = countOf(row);
  return count === null ? cargoStringsIn(locale).lines.pieces.unknownSide : formatNumber(locale, count);
}

function countIn(row: Parameters<typeof countOf>[0], forms: Record<'one' | 'other', string>, locale: Locale) {
  const count = countOf(row);
  return count === null
    ? fill(forms.other, { count: countText(row, locale) })
    : pluralOf(locale, count, forms);
}

/** "2 × 40′ high cube, 18,000 kg each". */
export function containerLine(container: Listed<'containers'>, locale: Locale): string {
  const { options, lines } = cargoStringsIn(locale);
  const { type, weightKg } = container;
  const weight =
    weightKg !== undefined && fill(lines.totals.weight, { amount: formatNumber(locale, weightKg) });
  return joined([
    type
      ? `${countText(container, locale)} × ${options['shipment.containers.type'][type]}`
      : countIn(container, lines.totals.containers, locale),
    weight && (countOf(container) === 1 ? weight : fill(lines.pieces.each, { weight })),
  ]);
}

/** "4 × pallet, 120 × 80 × 100 cm, 250 kg each, not stackable". */
export function pieceLine(piece: Listed<'pieces'>, units: Cargo['units'], locale: Locale): string {
  const { options, lines } = cargoStringsIn(locale);
  const { quantity, packaging, alone, isUnread } = piece;
  const weight = weightLine(piece, units, locale);
  const kind = packaging && options['shipment.pieces.packaging'][packaging].toLowerCase();
  return joined([
    kind
      ? joined([(quantity !== undefined || isUnread) && `${countText(piece, locale)} ×`, kind], ' ')
      : countIn(piece, lines.totals.pieces, locale),
    sizeLine(piece, units, locale),
    weight && (countOf(piece) === 1 ? weight : fill(lines.pieces.each, { weight })),
    alone && lines.pieces.alone,
  ]);
}

/** "2019 Porsche 911, VIN WP0AA2A99KS103227, used, runs and drives, RoRo, clear title". */
export function vehicleLine(vehicle: Listed<'vehicles'>, locale: Locale): string {
  const { options, lines } = cargoStringsIn(locale);
  const { year, make, model, vin, runs, keys, condition, carriage, title, personalEffects } = vehicle;
  /** Omits unknown options from a line. */
  const known = (texts: { [option: string]: string }, option: string | undefined) =>
    option === undefined || option === 'unknown' ? '' : texts[option];
  return joined([
    joined([year === undefined ? '' : String(year), make, model], ' '),
    vin && fill(lines.vehicles.vin, { vin }),
    known(lines.vehicles.condition, condition),
    known(lines.vehicles.runs, runs),
    known(lines.vehicles.keys, keys),
    known(options['shipment.vehicles.carriage'], carriage),
    known(lines.vehicles.title, title),
    known(lines.vehicles.personalEffects, personalEffects),
  ]);
}

/** "Malbec, 13.5 % by volume, 750 ml, 12 bottles per case, 480 cases, in bond, permit AR-123". */
export function alcoholLine(alcohol: Cargo['alcohol'], locale: Locale): string {
  const t = cargoStringsIn(locale).lines.alcohol;
  const { product, abv, bottleMl, bottlesPerCase, cases, taxStatus, permit } = alcohol ?? {};
  const numberOf = (value: number) => formatNumber(locale, value);
  return joined([
    product,
    abv !== undefined && fill(t.abv, { amount: numberOf(abv) }),
    bottleMl !== undefined && fill(t.size, { amount: numberOf(bottleMl) }),
    bottlesPerCase !== undefined && fill(t.bottles, { count: numberOf(bottlesPerCase) }),
    cases !== undefined && pluralOf(locale, cases, t.cases),
    taxStatus && taxStatus !== 'unknown' && t.taxStatus[taxStatus],
    permit && fill(t.permit, { permit }),
  ]);
}
