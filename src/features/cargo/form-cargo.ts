import { defaultLocale, type Locale } from '#platform/i18n/locale.ts';
import { fold } from '#platform/values/fold.ts';
import { isoDayOf } from '#platform/values/typed-date.ts';
import type { Cargo } from './cargo.ts';
import type { TransportMode } from './choices.ts';
import { readMeasure, unitOfField, withoutUnits } from './measure-text.ts';
import { measuresOf } from './measures.ts';
import { readDecimal } from './pieces.ts';
import { directionOf } from './place-country.ts';
import { hasMode, modesOfServices } from './service-modes.ts';

/** Fields of a form by input name. */
type Fields = Record<string, string>;

/** Returns the number of rows up to the last filled one. */
export function filledRows(list: string, fields: Fields): number {
  const begin = `shipment.${list}.`;
  const indexes = Object.entries(fields).map(([input, value]) =>
    input.startsWith(begin) && value !== '' ? Number.parseInt(input.slice(begin.length), 10) : -1,
  );
  return Math.max(-1, ...indexes) + 1;
}

/** Returns undefined unless the text is a positive number; the server reports the error. */
function numberIn(fields: Fields, name: string, locale: Locale): number | undefined {
  const unit = unitOfField(name, fields);
  const typed = fields[name] ?? '';
  const value = unit ? readMeasure(typed, unit, locale) : readDecimal(typed, locale);
  return typeof value === 'number' && value > 0 ? value : undefined;
}

/** Reads what is known of the cargo from a form that is being filled in; leaves out what cannot be read. */
export function cargoInForm(fields: Fields, locale: Locale = defaultLocale): Cargo {
  const text = (path: string) => fields[`shipment.${path}`]?.trim() || undefined;
  const rowsOf = (list: string, texts: string[], numbers: string[]) =>
    Array.from({ length: filledRows(list, fields) }, (_, index) => `shipment.${list}.${index}.`)
      .filter((row) => Object.entries(fields).some(([name, value]) => value && name.startsWith(row)))
      .map((row) =>
        Object.fromEntries([
          ...texts.map((name) => [name, fields[row + name] || undefined]),
          ...numbers.map((name) => [name, numberIn(fields, row + name, locale)]),
        ]),
      );
  return {
    mode: text('mode'),
    direction: text('direction'),
    incoterm: text('incoterm'),
    from: { text: text('from.text'), code: text('from.code') },
    to: { text: text('to.text'), code: text('to.code') },
    readyOn: isoDayOf(text('readyOn') ?? '') ?? undefined,
    deliverBy: isoDayOf(text('deliverBy') ?? '') ?? undefined,
    units: { side: text('units.side'), weight: text('units.weight') },
    pieces: rowsOf('pieces', [], ['quantity', 'length', 'width', 'height', 'weight']),
    containers: rowsOf('containers', ['type'], ['quantity', 'weightKg']),
    grossKg: numberIn(fields, 'shipment.grossKg', locale),
    volumeM3: numberIn(fields, 'shipment.volumeM3', locale),
  } as Cargo;
}

/** Volume by sea below which a shared container usually costs less than a full one. */
const mostSharedM3 = 15;

export interface WorkedOut {
  /** `sea` while it is open whether the container is shared. */
  mode: TransportMode | 'sea' | null;
  direction: Cargo['direction'] | null;
}

/** Returns the chosen mode and direction, and what is not chosen as the service, the cargo and the places say. */
export function workedOut(service: string | undefined, cargo: Cargo, companyCountry: string): WorkedOut {
  const bySea = service === 'sea-freight';
  const { volumeM3 } = measuresOf(cargo);
  const [only, other] = hasMode(service) ? modesOfServices[service] : [];
  const isFull = Boolean(cargo.containers?.length) && (bySea || !service);
  const isShared = bySea && volumeM3 !== null && volumeM3 < mostSharedM3;
  const fromService = other ? 'sea' : (only ?? null);
  return {
    mode: cargo.mode ?? (isFull ? 'fcl' : isShared ? 'lcl' : fromService),
    direction: cargo.direction ?? directionOf(cargo, companyCountry),
  };
}

/**
 * Adds mode and direction, as the form shows them, to the fields of a form with cargo details, and writes measures that were
 * typed with a unit in that of their field. Leaves out an origin that repeats the answer before and is the only detail.
 */
export function completeDetails(typed: Fields, companyCountry: string): Fields {
  const fields = withoutUnits(typed);
  const details = Object.keys(fields).filter((name) => name.startsWith('shipment.') && fields[name] !== '');
  const { productOrigin, 'shipment.from.text': from, ...others } = fields;
  if (details.length === 0) return fields;
  if (details.length === 1 && from && from === productOrigin) return { ...others, productOrigin };
  const { mode, direction } = workedOut(fields.service, cargoInForm(fields), companyCountry);
  return {
    ...fields,
    ...(mode && mode !== 'sea' && { 'shipment.mode': mode }),
    ...(direction && { 'shipment.direction': direction }),
  };
}

const drinks =
  /\b(?:wines?|vinos?|vinhos?|tequilas?|mezcal(?:es)?|rum|ron|whiske?y|vodka|gin|cachacas?|piscos?|licor(?:es)?|liqueurs?|spirits|bebidas? alcoholicas?|destilad[oa]s|champagne|brandy|cognac|beers?|cervezas?|cervejas?)\b/;

/** Returns true when the goods are alcoholic drinks, by their texts, HS code or UN number. */
export function isAlcohol(fields: Fields): boolean {
  const texts = [fields.products, fields.productToExport, fields['shipment.hsCode']].join(' ');
  const isNumbered = Object.entries(fields).some(
    ([name, value]) => name.endsWith('.unNumber') && value.endsWith('3065'),
  );
  return isNumbered || drinks.test(fold(texts)) || /\b220[3-8](?=\.?\d{2}\b)/.test(texts);
}
