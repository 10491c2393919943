import { defaultLocale, type Locale, numbersParameter } from '../../platform/i18n/locale.ts';
import type { Service } from '../services/service.ts';
import { type ContainerType, isoCodeOf } from './container-fit.ts';
import { type PieceRow, pieceFields, readPieceQuery, type Units } from './pieces.ts';

/** Rows of pieces as they were typed; `notStackable` holds the indexes of rows on which nothing may stand. */
interface TypedPieces {
  rows: PieceRow[];
  units: Units;
  notStackable: Set<number>;
}

/** What a calculator hands over to the client brief. */
export interface BriefStart {
  service?: Service;
  /** The cargo in a sentence; the brief takes 200 characters. */
  what?: string;
  pieces?: TypedPieces;
  container?: { type: ContainerType; quantity: number };
  /** Three letters of Incoterms 2020. */
  incoterm?: string;
  incotermPlace?: string;
}

/** The parameters of a brief's address that fill in its shipment. */
export const shipmentParameters = [
  ...pieceFields,
  numbersParameter,
  'alone',
  'unit',
  'mass',
  'container',
  'incoterm',
  'incotermPlace',
] as const;

/** Returns the address of the client brief with what it is filled in with; `readBriefLink` reads it back. */
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

/** What the address of the brief fills in of a shipment. */
export interface BriefShipment extends TypedPieces {
  container: { code: string; quantity: number } | null;
  incoterm: string;
  incotermPlace: string;
}

/** As many characters of a name are taken as the field of the form. */
const longestPlace = 120;

/** Reads what an address fills in of a shipment, its numbers as the page's locale writes them: no row, null and empty text where it says nothing that can be read. */
export function readBriefLink(query: URLSearchParams, locale: Locale = defaultLocale): BriefShipment {
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
