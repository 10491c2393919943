import { type BriefStart, readBriefLink } from '#features/cargo/brief-link.ts';
import { type Cargo, cargoInput } from '#features/cargo/cargo.ts';
import type { CargoQuestion, CargoReading } from '#features/cargo/cargo-reading.ts';
import { longestCargoText, readCargoText } from '#features/cargo/cargo-text.ts';
import type { TransportMode } from '#features/cargo/choices.ts';
import { containerTypes, isoCodeOf } from '#features/cargo/container-fit.ts';
import { strangeDensity } from '#features/cargo/density.ts';
import { readingsOfMeasure, readMeasure, withoutUnit } from '#features/cargo/measure-text.ts';
import { checkRow, type PieceRow, type Pieces, readDecimal, type Units } from '#features/cargo/pieces.ts';
import { placeText, type SuggestedPlace } from '#features/cargo/place.ts';
import { fieldsOfReading, typedIn } from '#features/cargo/reading-fields.ts';
import {
  findPlaceByCode,
  findPlaceByExactCode,
  findPlaces,
  type ParsedPlace,
  parseEnd,
  parsePlace,
  placeCodesNamed,
} from '#features/cargo/server/places/places.ts';
import { hasMode, modesOfServices } from '#features/cargo/service-modes.ts';
import { codeOfPlace } from '#features/rates/server/first-price.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Readings } from '#platform/values/typed-number.ts';

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
  problems: Partial<
    Record<'cargo' | 'container', true> & Record<'kg' | 'm3', NumberProblem> & { kgPerM3: number }
  >;
  /** Open questions of the visitor’s text, if the form is filled in from it. */
  questions: (CargoQuestion | { kind: 'containers' })[];
  /** The words for goods or equipment that a person quotes. */
  special: CargoReading['special'];
}

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

/** Returns the fields and pieces of a cargo in the visitor's words: what they surely say, and the questions that they leave. */
function fieldsInText(reading: CargoReading, locale: Locale) {
  const { containers, rows, kg, m3 } = fieldsOfReading(reading, locale);
  const { questions } = reading;
  const isApart = questions.length > 0 && questions.every(({ kind }) => kind === 'container-and-pieces');
  // The container is certain; whether the pieces are in it is asked.
  if (isApart && reading.container) {
    const { type, quantity } = reading.container;
    return { fields: { type: isoCodeOf[type], count: String(quantity) }, rows: [], questions };
  }
  const [container, other] = containers;
  if (other) return { fields: {}, rows: [], questions: [{ kind: 'containers' as const }] };
  if (container) return { fields: { type: container.code, count: container.quantity }, rows: [], questions };
  // The form asks which reading of a total is meant.
  const open = questions.flatMap((question) =>
    question.kind === 'number' && question.of && reading.rows.length === 0
      ? [[question.of, question.text]]
      : [],
  );
  return { fields: { kg, m3, ...Object.fromEntries(open) }, rows, questions };
}

/** True for a text with any figure of the cargo, or a question about one. */
const saysCargo = ({ containers, rows, totalKg, totalM3, questions }: CargoReading) =>
  containers.length > 0 || rows.length > 0 || totalKg !== null || totalM3 !== null || questions.length > 0;

/**
 * Reads the query of the page: its own form's, or a link to the brief with the same names. The pieces of a link are taken
 * along but for what another weight or volume contradicts; they are priced as long as both are their sums.
 */
export function readShipment(
  query: URLSearchParams,
  { modes, locale }: { modes: readonly TransportMode[]; locale: Locale },
): ReadShipment {
  const link = readBriefLink(query, locale);
  const textOf = (name: string, longest = 200) => (query.get(name) ?? '').trim().slice(0, longest);
  const what = textOf('what', longestCargoText + 1);
  const reading = readCargoText(what, locale);
  const isOwn = query.has('count') || query.has('type');
  // The words were changed in the form: what they say of the cargo replaces its other fields.
  const isRewritten =
    isOwn && query.has('read') && what !== textOf('read', longestCargoText + 1) && saysCargo(reading);
  if (isRewritten) Object.assign(link, { rows: [], kg: '', m3: '' });
  const isFromText =
    isRewritten || (!isOwn && !link.container && link.rows.length === 0 && !link.kg && !link.m3);
  const fromText = isFromText ? fieldsInText(reading, locale) : null;
  if (fromText && fromText.rows.length > 0)
    Object.assign(link, { rows: fromText.rows, units: { side: 'cm', weight: 'kg' } });
  const checked = link.rows.map((row) =>
    checkRow(rowWithoutUnits(row, link.units, locale), link.units, locale),
  );
  const pieces = checked.flatMap((row) => (row.status === 'counted' ? [row.pieces] : []));
  const filled = checked.filter(({ status }) => status !== 'empty');
  const total = pieces.length > 0 && pieces.length === filled.length ? sumOf(pieces) : null;
  const ofPieces = total && { kg: typedIn(locale, total.kg), m3: typedIn(locale, total.m3) };
  const typed: TypedShipment = {
    ...(Object.fromEntries(ownFields.map((name) => [name, textOf(name)])) as Record<
      (typeof ownFields)[number],
      string
    >),
    ...{ kg: link.kg, m3: link.m3, mode: link.mode },
  };
  if (isRewritten) Object.assign(typed, { type: '', count: '' });
  if (!isOwn && link.container)
    Object.assign(typed, { type: link.container.code, count: String(link.container.quantity) });
  else if ((!isOwn || isRewritten) && ofPieces) Object.assign(typed, ofPieces);
  else if (fromText) Object.assign(typed, fromText.fields);
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
  const { incoterm, incotermPlace } = link;
  const draft = query.get('draft');
  const questions = fromText?.questions ?? [];
  const priced = cargoesOf(typed, ofPieces && !isOtherKg && !isOtherM3 ? pieces : null, {
    ...{ modes, locale, isOfHeavyGoods: reading.isOfHeavyGoods },
  });
  return {
    typed,
    kept: {
      ...(what && { what }),
      ...(incoterm && { incoterm }),
      ...(incotermPlace && { incotermPlace }),
      ...(hasPieces && { pieces: { rows, units: link.units, notStackable: link.notStackable } }),
      ...(draft && { draft }),
    },
    questions,
    special: reading.special,
    problems: priced.problems,
    cargoes: questions.length > 0 ? [] : priced.cargoes,
  };
}

const isBoxed = ({ mode, type }: TypedShipment) => mode === 'fcl' || (mode === '' && type !== '');

function cargoesOf(
  typed: TypedShipment,
  pieces: Pieces[] | null,
  {
    modes,
    locale,
    isOfHeavyGoods,
  }: { modes: readonly TransportMode[]; locale: Locale; isOfHeavyGoods: boolean },
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
  const kgPerM3 = strangeDensity({ kg: Number(grossKg), m3: Number(volumeM3) }, isOfHeavyGoods);
  if (kgPerM3 !== null) return { cargoes: [], problems: { kgPerM3 } };
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
  /** The place was taken of several because it is the company’s own; the others are its choices. */
  isTaken: boolean;
}

/** Limit of the places that a reader chooses from. */
const mostChoices = 5;

/**
 * Finds the place that a text means; where it is the beginning of one place alone, that one, and of several with its name the
 * only one on the company’s lanes, which `ownPlaces` returns.
 */
export async function readEnd(
  text: string,
  ownPlaces: (codes: readonly string[]) => Promise<string[]> = async () => [],
): Promise<ReadEnd> {
  const place = (await parseEnd(text)) ?? (await findPlaceByExactCode(text));
  if (place) return { place, choices: [], isTaken: false };
  const found = await findPlaces(text, { limit: mostChoices });
  const [only, ...others] = found;
  if (only && others.length === 0)
    return { place: await parsePlace(placeText(only)), choices: [], isTaken: false };
  const [own, ...otherOwn] = await ownPlaces(await placeCodesNamed(text));
  const taken = own && otherOwn.length === 0 ? await findPlaceByCode(own) : null;
  return taken
    ? { place: taken, choices: found.filter(({ code }) => code !== own), isTaken: true }
    : { place: null, choices: found, isTaken: false };
}

/** The end of a priced lane: rates run from port to port. */
export function portAt(place: ParsedPlace) {
  return {
    text: codeOfPlace(place),
    ...((place.unlocode ?? place.iata) && { code: codeOfPlace(place) }),
    scope: 'port' as const,
  };
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
