import { defaultLocale, type Locale, numbersParameter } from '../../platform/i18n/locale.ts';
import type { Service } from '../services/service.ts';
import { type ContainerType, isoCodeOf } from './container-fit.ts';
import { type PieceRow, pieceFields, readPieceQuery, type Units } from './pieces.ts';

/** Rows of pieces as typed; `notStackable` holds the indexes of rows that cannot be stacked on. */
interface TypedPieces {
  rows: PieceRow[];
  units: Units;
  notStackable: Set<number>;
}

export interface BriefStart {
  service?: Service;
  what?: string;
  pieces?: TypedPieces;
  container?: { type: ContainerType; quantity: number };
  /** Three letters of Incoterms 2020. */
  incoterm?: string;
  incotermPlace?: string;
}

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
] as const;

/** Returns the URL of a prefilled client brief; `readBriefLink` parses it. */
export function briefLinkOf({
  service,
  what,
  pieces,
  container,
  incoterm,
  incotermPlace,
}: BriefStart): string {
  const query = new URLSearchParams();
  const add = (name: string, value: string | undefined) => value && query.append(name, value);
  add('service', service);
  add('what', what);
  add('incoterm', incoterm);
  add('incotermPlace', incotermPlace);
  if (container) add('container', `${container.quantity}x${isoCodeOf[container.type]}`);
  if (pieces) {
    add('unit', pieces.units.side);
    add('mass', pieces.units.weight);
    for (const row of pieces.rows) for (const field of pieceFields) query.append(field, row[field]);
    for (const index of pieces.notStackable) add('alone', String(index + 1));
  }
  return query.size > 0 ? `/clientbriefform?${query}` : '/clientbriefform';
}

export interface BriefCargo extends TypedPieces {
  container: { code: string; quantity: number } | null;
  incoterm: string;
  incotermPlace: string;
}

/** Length limit of the form's field. */
const longestPlace = 120;

/**
 * Parses the prefilled cargo of a URL, with numbers in the page's locale: invalid and missing values become no row,
 * null or empty text.
 */
export function readBriefLink(query: URLSearchParams, locale: Locale = defaultLocale): BriefCargo {
  const { rows, units, notStackable } = readPieceQuery(query, locale);
  const [, quantity, code] = /^([1-9]\d{0,3})x([A-Z0-9]{4})$/.exec(query.get('container') ?? '') ?? [];
  const incoterm = query.get('incoterm') ?? '';
  return {
    rows: pieceFields.some((field) => query.has(field)) ? rows : [],
    units,
    notStackable,
    container: quantity && code ? { code, quantity: Number(quantity) } : null,
    incoterm: /^[A-Z]{3}$/.test(incoterm) ? incoterm : '',
    incotermPlace: (query.get('incotermPlace') ?? '').slice(0, longestPlace),
  };
}
