import { type BriefStart, readBriefLink } from '../../../features/cargo/brief-link.ts';
import { type Cargo, cargoInput } from '../../../features/cargo/cargo.ts';
import { fillContainer, readCargoText } from '../../../features/cargo/cargo-text.ts';
import type { TransportMode } from '../../../features/cargo/choices.ts';
import { containerTypes, isoCodeOf } from '../../../features/cargo/container-fit.ts';
import { readingsOfMeasure, readMeasure, withoutUnit } from '../../../features/cargo/measure-text.ts';
import {
  checkRow,
  type PieceRow,
  type Pieces,
  readDecimal,
  type Units,
} from '../../../features/cargo/pieces.ts';
import { placeText, type SuggestedPlace } from '../../../features/cargo/place.ts';
import { findPlaces, type ParsedPlace, parsePlace } from '../../../features/cargo/server/places/places.ts';
import { hasMode, modesOfServices } from '../../../features/cargo/service-modes.ts';
import { defaultLocale, type Locale } from '../../../platform/i18n/locale.ts';
import { type Readings, rewriteNumber, typedTextOf } from '../../../platform/values/typed-number.ts';

const ownFields = ['from', 'to', 'type', 'count', 'kg', 'm3', 'currency', 'special'] as const;

/** The fields of the form, as typed. */
export type TypedShipment = Record<(typeof ownFields)[number], string> & { mode: TransportMode | '' };

/** A number that has two readings, or is none above 0. */
export type NumberProblem = Readings | 'number';

export interface ReadShipment {
  typed: TypedShipment;
  /** Parameters of the address that have no field in the form, for the brief. */
  kept: Pick<BriefStart, 'what' | 'pieces' | 'incoterm' | 'incotermPlace' | 'draft'>;
  /** The cargo by each mode that it may travel by; none where its measures are missing or cannot be read. */
  cargoes: { mode: TransportMode; cargo: Cargo }[];
  problems: Partial<Record<'cargo' | 'container', true> & Record<'kg' | 'm3', NumberProblem>>;
}

/** Returns a number as it can be typed in a locale and is read back. */
const typedIn = (locale: Locale, value: number) =>
  rewriteNumber(typedTextOf(String(Number(value.toFixed(3)))), defaultLocale, locale);

function rowWithoutUnits(row: PieceRow, { side, weight }: Units, locale: Locale): PieceRow {
  const sideOf = (name: 'length' | 'width' | 'height') => withoutUnit(row[name], side, locale);
  return {
    quantity: row.quantity,
    ...{ length: sideOf('length'), width: sideOf('width'), height: sideOf('height') },
    weight: withoutUnit(row.weight, weight, locale),
  };
}

function sumOf(pieces: Pieces[]) {
  const kg = pieces.reduce((sum, { quantity, weightKg }) => sum + quantity * weightKg, 0);
  const m3 = pieces.reduce(
    (sum, { quantity, lengthCm, widthCm, heightCm }) =>
      sum + (quantity * lengthCm * widthCm * heightCm) / 1e6,
    0,
  );
  return { kg, m3 };
}

/** Returns the fields of a cargo in the visitor's words: what it says, or the containers that its weight fills. */
function fieldsInText(what: string, isFclPriced: boolean, locale: Locale) {
  const read = readCargoText(what, locale);
  const { container, totalKg, totalM3, unread } = read;
  if (container) return { type: isoCodeOf[container.type], count: String(container.quantity) };
  const show = (value: number | null) => (value === null ? '' : typedIn(locale, value));
  const filled = fillContainer(read);
  const m3 = filled?.volumeM3 ?? totalM3;
  // The form asks which one is meant.
  if (Object.keys(unread).length > 0) return { kg: show(totalKg), m3: show(m3), ...unread };
  if (isFclPriced && filled && filled.count > 0 && (totalKg === null || m3 === null))
    return { type: isoCodeOf[filled.type], count: String(filled.count) };
  return { kg: show(totalKg), m3: show(m3) };
}

/**
 * Reads the query of the page: its own form's, or a link to the brief with the same names. The pieces of a link are taken
 * along but for what another weight or volume contradicts; they are priced as long as both are their sums.
 */
export function readShipment(
  query: URLSearchParams,
  { modes, locale }: { modes: readonly TransportMode[]; locale: Locale },
): ReadShipment {
  const link = readBriefLink(query, locale);
  const textOf = (name: string) => (query.get(name) ?? '').trim().slice(0, 200);
  const checked = link.rows.map((row) =>
    checkRow(rowWithoutUnits(row, link.units, locale), link.units, locale),
  );
  const pieces = checked.flatMap((row) => (row.status === 'counted' ? [row.pieces] : []));
  const filled = checked.filter(({ status }) => status !== 'empty');
  const total = pieces.length > 0 && pieces.length === filled.length ? sumOf(pieces) : null;
  const ofPieces = total && { kg: typedIn(locale, total.kg), m3: typedIn(locale, total.m3) };
  const isOwn = query.has('count') || query.has('type');
  const typed: TypedShipment = {
    ...(Object.fromEntries(ownFields.map((name) => [name, textOf(name)])) as Record<
      (typeof ownFields)[number],
      string
    >),
    ...{ kg: link.kg, m3: link.m3, mode: link.mode },
  };
  if (!isOwn && link.container)
    Object.assign(typed, { type: link.container.code, count: String(link.container.quantity) });
  else if (!isOwn && ofPieces) Object.assign(typed, ofPieces);
  else if (!isOwn && !typed.kg && !typed.m3)
    Object.assign(typed, fieldsInText(textOf('what'), modes.includes('fcl'), locale));
  if (!modes.some((mode) => mode === typed.mode)) typed.mode = modes.length === 1 ? (modes[0] ?? '') : '';
  const isOther = (name: 'kg' | 'm3') =>
    ofPieces !== null &&
    !isBoxed(typed) &&
    readMeasure(typed[name], name, locale) !== readMeasure(ofPieces[name], name, locale);
  const [isOtherKg, isOtherM3] = [isOther('kg'), isOther('m3')];
  const hasPieces = filled.length > 0 && !(isOtherKg && isOtherM3);
  const rows = link.rows.map((row) => ({
    ...row,
    ...(isOtherKg && { weight: '' }),
    ...(isOtherM3 && { length: '', width: '', height: '' }),
  }));
  const { what, incoterm, incotermPlace } = { ...link, what: textOf('what') };
  const draft = query.get('draft');
  return {
    typed,
    kept: {
      ...(what && { what }),
      ...(incoterm && { incoterm }),
      ...(incotermPlace && { incotermPlace }),
      ...(hasPieces && { pieces: { rows, units: link.units, notStackable: link.notStackable } }),
      ...(draft && { draft }),
    },
    ...cargoesOf(typed, ofPieces && !isOtherKg && !isOtherM3 ? pieces : null, modes, locale),
  };
}

const isBoxed = ({ mode, type }: TypedShipment) => mode === 'fcl' || (mode === '' && type !== '');

function cargoesOf(
  typed: TypedShipment,
  pieces: Pieces[] | null,
  modes: readonly TransportMode[],
  locale: Locale,
): Pick<ReadShipment, 'cargoes' | 'problems'> {
  const read = (of: TransportMode, details: object) => {
    const { data } = cargoInput.safeParse({ mode: of, ...details });
    return data ? [{ mode: of, cargo: data }] : [];
  };
  const { type, count, kg, m3, mode } = typed;
  if (isBoxed(typed)) {
    const containers = [{ type, quantity: readDecimal(count || '1', locale) }];
    const cargoes = type && modes.includes('fcl') ? read('fcl', { containers }) : [];
    return { cargoes, problems: cargoes.length > 0 ? {} : { container: true } };
  }
  const loose = modes.filter((other) => other !== 'fcl' && (mode === '' || other === mode));
  if (loose.length === 0 || (kg === '' && m3 === '')) return { cargoes: [], problems: { cargo: true } };
  const grossKg = readMeasure(kg, 'kg', locale);
  const volumeM3 = readMeasure(m3, 'm3', locale);
  const problemOf = (value: number | string, text: string): NumberProblem | null =>
    Number(value) > 0 ? null : (readingsOfMeasure(text, locale) ?? 'number');
  const ofKg = problemOf(grossKg, kg);
  const ofM3 = problemOf(volumeM3, m3);
  const problems = { ...(ofKg && { kg: ofKg }), ...(ofM3 && { m3: ofM3 }) };
  if (Object.keys(problems).length > 0) return { cargoes: [], problems };
  const cargoes = loose.flatMap((other) =>
    read(other, {
      grossKg,
      volumeM3,
      ...(pieces && {
        pieces: pieces.map(({ quantity, lengthCm, widthCm, heightCm, weightKg }) => ({
          ...{ quantity, length: lengthCm, width: widthCm, height: heightCm, weight: weightKg },
        })),
      }),
    }),
  );
  return { cargoes, problems: cargoes.length > 0 ? {} : { kg: 'number', m3: 'number' } };
}

/** An end of the lane: the place that is meant, or those that the text may mean. */
export interface ReadEnd {
  place: ParsedPlace | null;
  choices: SuggestedPlace[];
}

/** Limit of the places that a reader chooses from. */
const mostChoices = 5;

/** Finds the place that a text means; where it is the beginning of one place alone, that one. */
export async function readEnd(text: string): Promise<ReadEnd> {
  const place = await parsePlace(text);
  if (place) return { place, choices: [] };
  const found = await findPlaces(text, { limit: mostChoices });
  const [only, ...others] = found;
  return only && others.length === 0
    ? { place: await parsePlace(placeText(only)), choices: [] }
    : { place: null, choices: found };
}

/** The service of a link, where a shipment by a mode is what it offers. */
export function serviceBy(mode: TransportMode, template: string | null): string | null {
  return hasMode(template) && (modesOfServices[template] as readonly TransportMode[]).includes(mode)
    ? template
    : null;
}

/** The container of a cargo as links name it. */
export function linkedContainer({ containers }: Cargo): BriefStart['container'] | undefined {
  const [container] = containers ?? [];
  const type = containerTypes.find((other) => isoCodeOf[other] === container?.type);
  return type && { type, quantity: container?.quantity ?? 1 };
}
