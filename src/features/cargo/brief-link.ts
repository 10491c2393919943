import { defaultLocale, isLocale, type Locale, numbersParameter } from '#platform/i18n/locale.ts';
import { rewriteNumber } from '#platform/values/typed-number.ts';
import { type TransportMode, transportModes } from './choices.ts';
import { type ContainerType, isoCodeOf } from './container-fit.ts';
import { type PieceRow, pieceFields, readPieceQuery, type Units } from './pieces.ts';

/** Rows of pieces as typed; `notStackable` holds the indexes of rows that cannot be stacked on. */
interface TypedPieces {
  rows: PieceRow[];
  units: Units;
  notStackable: Set<number>;
}

export interface BriefStart {
  /** Slug of a service. */
  service?: string;
  what?: string;
  from?: string;
  to?: string;
  mode?: TransportMode;
  /** Total weight and volume, as typed. */
  kg?: string;
  m3?: string;
  pieces?: TypedPieces;
  container?: { type: ContainerType; quantity: number };
  /** Three letters of Incoterms 2020. */
  incoterm?: string;
  incotermPlace?: string;
  /** A first price, as it was signed. */
  price?: string;
  /** The `load` of the draft of which the link was made. */
  draft?: string;
}

/** Pages that a link prefills: the client brief, and the first price, which takes along what it does not ask. */
type PrefilledPage = '/clientbriefform' | '/price';

const linkedTexts = [
  'service',
  'what',
  'from',
  'to',
  'mode',
  'kg',
  'm3',
  'incoterm',
  'incotermPlace',
  'price',
  'draft',
] as const;

/** URL parameters of the client brief that prefill its shipment. */
export const cargoParameters = [
  ...pieceFields,
  numbersParameter,
  'alone',
  'unit',
  'mass',
  'container',
  'incoterm',
  'incotermPlace',
  'kg',
  'm3',
  'mode',
  'price',
  'draft',
] as const;

/** Returns the URL of a prefilled page; `readBriefLink` parses it. */
export function briefLinkOf(
  { container, pieces, ...texts }: BriefStart,
  page: PrefilledPage = '/clientbriefform',
): string {
  const query = new URLSearchParams();
  const add = (name: string, value: string | undefined) => value && query.append(name, value);
  for (const name of linkedTexts) add(name, texts[name]);
  if (container) add('container', `${container.quantity}x${isoCodeOf[container.type]}`);
  if (pieces) {
    add('unit', pieces.units.side);
    add('mass', pieces.units.weight);
    for (const row of pieces.rows) for (const field of pieceFields) query.append(field, row[field]);
    for (const index of pieces.notStackable) add('alone', String(index + 1));
  }
  return query.size > 0 ? `${page}?${query}` : page;
}

export interface BriefCargo extends TypedPieces {
  container: { code: string; quantity: number } | null;
  mode: TransportMode | '';
  kg: string;
  m3: string;
  incoterm: string;
  incotermPlace: string;
}

/** Length limits of the form's fields. */
const longestPlace = 120;
const longestNumber = 20;

/**
 * Parses the prefilled cargo of a URL, with numbers in the page's locale: invalid and missing values become no row,
 * null or empty text.
 */
export function readBriefLink(query: URLSearchParams, locale: Locale = defaultLocale): BriefCargo {
  const { rows, units, notStackable } = readPieceQuery(query, locale);
  const [, quantity, code] = /^([1-9]\d{0,3})x([A-Z0-9]{4})$/.exec(query.get('container') ?? '') ?? [];
  const incoterm = query.get('incoterm') ?? '';
  const typedIn = query.get(numbersParameter) ?? '';
  const numberIn = (name: string) =>
    rewriteNumber(
      (query.get(name) ?? '').trim().slice(0, longestNumber),
      isLocale(typedIn) ? typedIn : locale,
      locale,
    );
  return {
    rows: pieceFields.some((field) => query.has(field)) ? rows : [],
    units,
    notStackable,
    container: quantity && code ? { code, quantity: Number(quantity) } : null,
    mode: transportModes.find((mode) => mode === query.get('mode')) ?? '',
    kg: numberIn('kg'),
    m3: numberIn('m3'),
    incoterm: /^[A-Z]{3}$/.test(incoterm) ? incoterm : '',
    incotermPlace: (query.get('incotermPlace') ?? '').slice(0, longestPlace),
  };
}
