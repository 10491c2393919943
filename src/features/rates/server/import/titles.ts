import type { TransportMode } from '#features/cargo/choices.ts';
import { fold } from '#platform/values/fold.ts';
import { isCurrency } from '#platform/values/money.ts';
import { ownEntry } from '#platform/values/own-entry.ts';
import { type ChargeBasis, type ChargeCode, usualBasis } from '../../charges.ts';
import { per100Kg } from '../../mapping.ts';
import type { RateColumn } from '../../rates.ts';
import { currencySigns, isSeaName, modeIn, wordForPrice, writtenAmount } from './cells.ts';
import { basisNamed, chargesNamed, containerNamed, containersNamed, type NamedBasis } from './trade-names.ts';
import { comparable, ownTarget, targetsByTitle } from './usual-titles.ts';

/** Parts of a title; each is removed from the text that names a charge. */
interface TitleParts {
  /** The rest, which may name a charge. */
  name: string;
  kind: 'rate' | 'cost' | null;
  isMinimum: boolean;
  isMaximum: boolean;
  isAllIn: boolean;
  currency: string;
  unit: NamedBasis | null;
}

const unitInTitle =
  /(?:\/|\b(?:per|por|x)\b|\(|\s) ?(100 ?kgs?|kgs?|kilo|cbm ?\/ ?ton|ton ?\/ ?cbm|w ?\/ ?m|wm|cbm|m3|rt|frt|cntr|ctr|container|contenedor|cont|box|b ?\/ ?l|bl|hbl|mbl|awb|hawb|mawb|shipment|shpt|embarque|set|entry|piece|pcs?|bulto|pallet|cwt|doc|day|dia)\)?$/i;

const minimumPattern = /\b(?:minimum|minimo|minima|mini|min)\b\.?/;
const maximumPattern = /\b(?:maximum|maximo|maxima|max)\b\.?/;
const sellingPattern = /\b(?:sell|selling|sale|venta|venda)\b/;
const buyingPattern = /\b(?:buy|buying|net|cost|costo|custo|compra|neto)\b/;
const currencyPattern = /(?:^|[\s(/])(us ?\$|usd|eur|mxn|cop|brl|gbp|cny|clp|pen|cad|r ?\$|€|\$)(?=[\s)/]|$)/;

/** Units that a rate for the carriage may have. */
const unitsOfFreight: readonly ChargeBasis[] = [
  'chargeable-kg',
  'gross-kg',
  'cwt',
  'w-m',
  'container',
  'vehicle',
  'mile',
];

/** Takes a title apart: `SSC min (USD)`, `FSC/kg`, `OTHC 40'HC`, `BAF %`. */
export function partsOf(title: string): TitleParts {
  let text = fold(title)
    .replaceAll('_', ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
  const take = (pattern: RegExp): string | null => {
    const found = pattern.exec(text);
    if (!found) return null;
    text = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
      .replace(/\s+/g, ' ')
      .trim();
    return found[1] ?? found[0];
  };
  const isMinimum = take(minimumPattern) !== null;
  const isMaximum = take(maximumPattern) !== null;
  const isAllIn = take(/\ball[ -]?in\b/) !== null;
  const kind = take(sellingPattern) !== null ? 'rate' : take(buyingPattern) !== null ? 'cost' : null;
  const sign = take(currencyPattern)?.replaceAll(' ', '') ?? '';
  const percent = take(
    /% ?(?:of|on|del?|do|sobre)? ?(?:freight|flete|frete|o\/?f)?|\bpct\b|\bpercent(?:age)?\b/,
  );
  const unitText = percent === null ? take(unitInTitle) : null;
  const named = unitText === null && percent === null ? basisNamed(text, null) : null;
  // `B/L` or `AWB` alone is a charge, not the unit of a rate.
  const alone = named && unitsOfFreight.includes(named.basis) ? named : null;
  const unit =
    percent !== null
      ? ({ basis: 'charge-percent', of: 'freight' } as const)
      : unitText
        ? basisNamed(unitText.trim(), null)
        : alone;
  if (alone && !alone.container) text = '';
  const name = text
    .replace(/[()[\]]/g, ' ')
    .replace(/^(?:in|en|em) | (?:in|en|em)$/g, '')
    .replace(/[\s/:-]+$/, '')
    .trim();
  return {
    name,
    kind,
    isMinimum,
    isMaximum,
    isAllIn,
    currency: ownEntry(currencySigns, sign) ?? sign.toUpperCase(),
    unit,
  };
}

/** Names of charges that as a title mean something else. */
const noChargeTitles = new Set(
  'port puerto porto loading yard rules permit broker driver extra coverage tariff item region zone zona service servicio servico frequency frecuencia days split transfer'.split(
    ' ',
  ),
);

/** Takes a container from the end or the beginning of a title: `OTHC 40'HC`, `20' Ocean freight`. */
function withContainer(name: string): { rest: string; container: string } | null {
  const terms = name.split(' ');
  for (let count = Math.min(3, terms.length); count > 0; count -= 1) {
    for (const [inside, outside] of [
      [terms.slice(-count), terms.slice(0, -count)],
      [terms.slice(0, count), terms.slice(count)],
    ] as const) {
      const container = containerNamed(inside.join(' '));
      if (container) return { rest: outside.join(' ').replace(/[\s/:-]+$/, ''), container };
    }
  }
  return null;
}

interface TitleContext {
  isVendor: boolean;
  mode: TransportMode | null;
  hasContainers: boolean;
  /** First values of the column; null where they are not looked at. */
  values: readonly string[] | null;
}

const isPrice = (value: string) =>
  writtenAmount(value.replace(/ ?%$/, '')) !== null || wordForPrice(value) !== null;

/** Proposes what a column holds; empty for one that is not known. */
function targetOf(title: string, { isVendor, mode, hasContainers, values }: TitleContext): string {
  const price = isVendor ? 'cost' : 'rate';
  const least = isVendor ? 'minimum_cost' : 'minimum';
  const [, weight = ''] =
    /^(?:q|\+|>=?|from|desde)?0*([1-9]\d{1,4})(?:kgs?|k)?\+?$/i.exec(title.replace(/\s/g, '')) ?? [];
  const container = hasContainers || !/^\d+$/.test(title.trim()) ? containerNamed(title) : null;
  const usual = targetsByTitle.get(comparable(title));
  const own = usual ?? ownTarget(title);
  if (own === 'rate') return price;
  if (own === 'minimum') return least;
  if (own) return own;
  if (container) return `${price}:${container}`;
  const several = /\/|,|;/.test(title) ? containersNamed(title) : null;
  if (several && several.length > 1) return `${price}:${several.join('/')}`;
  if (weight) return `${price}_${weight}`;
  const range = /^\+?(\d{1,5})\s?(?:-|–|to|a|until)\s?\d{2,5}\s?(?:kgs?)?$/i.exec(title.trim());
  if (range) return Number(range[1]) < 45 ? price : `${price}_${Number(range[1])}`;
  if (values && values.length > 0 && !values.some(isPrice)) return '';
  const parts = partsOf(title);
  if (parts.isMaximum) return '';
  const ofKind = parts.kind ?? price;
  const usualName = targetsByTitle.get(comparable(parts.name));
  const [, named = ''] =
    /^(?:q|\+|>=?|from|desde)?0*([1-9]\d{1,4})(?:kgs?|k)?\+?$/i.exec(parts.name.replace(/\s/g, '')) ?? [];
  const bare = hasContainers ? containerNamed(parts.name) : null;
  if (bare) return `${ofKind}:${bare}`;
  if (named && parts.unit?.basis !== 'charge-percent' && (parts.currency !== '' || parts.unit))
    return `${ofKind}_${named}`;
  // `Rate USD/kg`, `W/M`, `All in`.
  const isPlainPrice = parts.name === '' || usualName === 'rate' || usualName === 'cost';
  if (isPlainPrice && parts.isMinimum) return parts.kind === 'rate' ? 'minimum' : least;
  if (isPlainPrice) {
    if (parts.unit?.container) return `${ofKind}:${parts.unit.container}`;
    return parts.unit?.basis === 'charge-percent' ||
      (parts.name === '' && !parts.unit && !parts.isAllIn && !parts.kind && !parts.currency)
      ? ''
      : ofKind;
  }
  const split = withContainer(parts.name);
  const name = split?.rest ?? parts.name;
  const unitOf = split?.container ?? parts.unit?.container ?? null;
  if (noChargeTitles.has(comparable(name))) return '';
  const code = name === '' ? 'freight' : chargesNamed(name, '', '')[0];
  if (!code || code === 'other' || code === 'discount') return '';
  if (code === 'freight') {
    if (parts.isMinimum) return least;
    return unitOf ? `${ofKind}:${unitOf}` : ofKind;
  }
  const currency = isCurrency(parts.currency) ? `>${parts.currency}` : '';
  if (parts.isMinimum) {
    const kind = parts.kind === 'rate' || !isVendor ? 'minimum' : 'minimum_cost';
    return `${kind}>${code}>${usualBasis(code, mode)}${currency}`;
  }
  const isPercent = values?.some((value) => value.includes('%')) ?? false;
  const basis = isPercent ? 'charge-percent' : parts.unit?.isPer100Kg ? per100Kg : parts.unit?.basis;
  const isShort = /^(?:awb|hawb|mawb)$/.test(name);
  return `${ofKind}>${code}>${unitOf ?? basis ?? (isShort ? 'shipment' : guessedBasis(code, mode))}${currency}`;
}

/** Guesses the unit of a charge; empty, to be asked for, where that would be one for the shipment: a price per container or B/L would be too low. */
function guessedBasis(code: ChargeCode, mode: TransportMode | null): ChargeBasis | '' {
  const basis = usualBasis(code, mode);
  return basis === 'shipment' && mode !== 'air' ? '' : basis;
}

/**
 * Guesses the mode of a tariff from its values and titles: weight breaks are air, containers FCL, W/M and the sea without
 * containers LCL.
 */
function modeOf(
  titles: readonly string[],
  hasContainers: boolean,
  values: readonly (readonly string[])[] | null,
): TransportMode | null {
  const valuesOf = (target: RateColumn) =>
    titles.flatMap((title, index) =>
      targetsByTitle.get(comparable(title)) === target ? (values?.[index] ?? []) : [],
    );
  if (hasContainers || valuesOf('container').some((text) => containersNamed(text) !== null)) return 'fcl';
  const written = valuesOf('mode').map((text) =>
    isSeaName(text) ? { value: 'lcl' as const } : modeIn(text),
  );
  const [mode, another] = new Set(written.flatMap((found) => ('value' in found ? found.value : [])));
  if (mode && !another) return mode;
  if (titles.some((title) => /(?:^|\W)(?:\+|-|<|>) ?\d{2,4}\b|\bkgs?\b|\bawb\b|\bfsc\b/i.test(title)))
    return 'air';
  return titles.some((title) => /\bw ?\/? ?m\b|\bcbm\b|\bcfs\b|\bm3\b/i.test(title)) ? 'lcl' : null;
}

/** Returns true for titles of containers: `40HC`, `20' DRY (USD)`, `Buy 20` next to another; `45` alone is a weight. */
function nameContainers(titles: readonly string[]): boolean {
  const names = titles.map((title) => partsOf(title).name);
  const isNamed = (name: string) => /[a-z'’]/i.test(name) && withContainer(name) !== null;
  return names.some((name) => /^(?:20|40)\D{0,4}$/.test(name) || isNamed(name));
}

/** Columns that are known by their values under any title: `Air`, `FCL` under “Service”. */
const knownValues: [RateColumn, (text: string) => boolean][] = [
  ['mode', (text) => isSeaName(text) || 'value' in modeIn(text)],
  ['currency', (text) => isCurrency(text.toUpperCase())],
];

function areMostly(values: readonly string[], isOne: (text: string) => boolean): boolean {
  return values.length > 0 && 2 * values.filter(isOne).length > values.length;
}

/**
 * Proposes what each column of a file holds. Prices of a vendor are what the company pays; those of the company's own sheets
 * what its customers pay. The first of two columns that hold the same is proposed for it. `values` are the first of each column, by which
 * a charge is told from another word, and a column of modes or currencies is known.
 */
export function proposeTargets(
  titles: readonly string[],
  isVendor: boolean,
  values: readonly (readonly string[])[] | null = null,
): string[] {
  // `45` is a container next to `20` and `40`, and a weight next to `100` and `300`.
  const hasContainers = nameContainers(titles);
  const mode = modeOf(titles, hasContainers, values);
  const taken = new Set<string>();
  const targets = titles.map((title, index) => {
    const context = { isVendor, mode, hasContainers, values: values?.[index] ?? null };
    const target = title.trim() === '' ? '' : targetOf(title, context);
    // Several columns may hold one charge by other units; one of a container that another column lists is a second price.
    if (target === '' || taken.has(target)) return '';
    taken.add(target);
    return target;
  });
  for (const [target, isOne] of knownValues) {
    const index = targets.findIndex((name, at) => name === '' && areMostly(values?.[at] ?? [], isOne));
    if (index >= 0 && !taken.has(target)) targets[index] = target;
  }
  // A country belongs to the end in the next column.
  const country = titles.findIndex((title) => /^\s*(?:country|pa[ií]s)\s*$/i.test(title));
  const beside = (target: string) =>
    targets.some((name, at) => name === target && Math.abs(at - country) === 1);
  if (country >= 0 && beside('from') !== beside('to')) {
    const target = beside('from') ? 'from_country' : 'to_country';
    if (!taken.has(target)) targets[country] = target;
  }
  return targets;
}
