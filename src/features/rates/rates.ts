import type { Decimal } from '../../platform/values/decimal.ts';
import type { Currency } from '../../platform/values/money.ts';
import { containerCodes, type TransportMode, transportModes } from '../cargo/choices.ts';
import { type ChargeBasis, type ChargeCode, chargeBases, chargeCodes } from './charges.ts';

/** Columns of a rate sheet in the order of the export; an import may have any order, named by its first line. */
export const rateColumns = [
  ...(['from', 'to', 'mode', 'charge', 'text', 'basis', 'container', 'rate', 'cost', 'currency'] as const),
  ...(['minimum', 'valid_from', 'valid_until', 'transit_days'] as const),
] as const;

export type RateColumn = (typeof rateColumns)[number];

/** Required columns, without empty cells. */
export const neededRateColumns: readonly RateColumn[] = [
  'from',
  'to',
  'mode',
  'charge',
  'basis',
  'rate',
  'currency',
];

export const mostRateLines = 20_000;
/** In bytes of UTF-8. */
export const largestRateSheet = 5_000_000;

/** A line of a rate sheet: one charge on one lane. */
export interface RateLine {
  /** UN/LOCODE or IATA code. */
  from: string;
  to: string;
  mode: TransportMode;
  code: ChargeCode;
  text: string;
  basis: ChargeBasis;
  container: (typeof containerCodes)[number] | null;
  rate: Decimal;
  cost: Decimal | null;
  currency: Currency;
  /** Minor units. */
  minimum: number | null;
  /** YYYY-MM-DD, both included. */
  validFrom: string | null;
  validUntil: string | null;
  transitDays: [number, number] | null;
}

/** Problems of a rate sheet's cells. */
export type RateProblem =
  | 'not-csv'
  | 'too-many-lines'
  | 'no-lines'
  | 'column-unknown'
  | 'column-twice'
  | 'column-missing'
  | 'cell-count'
  | 'missing'
  | 'place'
  | 'same-place'
  | 'choice'
  | 'number'
  | 'digits'
  | 'negative'
  | 'date'
  | 'date-order'
  | 'days'
  | 'container'
  | 'text-missing'
  | 'too-long';

/** The first line is 1; the column is empty when the entire line is wrong. */
export interface RateSheetProblem {
  line: number;
  column: string;
  problem: RateProblem;
  /** The refused value, shortened. */
  value: string;
}

/** Limit of listed problems; parsing stops there. */
export const mostRateProblems = 100;

/** A suggested line for a quote, with its sheet. */
export interface ProposedRate extends RateLine {
  sheetId: string;
  sheet: string;
  /** Its line in that sheet. */
  number: number;
}

/** Options of a column; columns without an entry take free text. */
export const rateChoices: Partial<Record<RateColumn, readonly string[]>> = {
  mode: transportModes,
  charge: chargeCodes,
  basis: chargeBases,
  container: containerCodes,
};
