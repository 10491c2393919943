import type { Decimal } from '../../platform/values/decimal.ts';
import type { Currency } from '../../platform/values/money.ts';
import { containerCodes, type TransportMode, transportModes } from '../cargo/choices.ts';
import { type ChargeBasis, type ChargeCode, chargeBases, chargeCodes } from './charges.ts';

/** The columns of a rate sheet, in the order in which it is exported; the first line names them, in any order. */
export const rateColumns = [
  ...(['from', 'to', 'mode', 'charge', 'text', 'basis', 'container', 'rate', 'cost', 'currency'] as const),
  ...(['minimum', 'valid_from', 'valid_until', 'transit_days'] as const),
] as const;

export type RateColumn = (typeof rateColumns)[number];

/** Columns that a rate sheet cannot do without; each of their cells says something. */
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

/** A line of a rate sheet: what the company charges for one thing on one lane. */
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

/** Why a rate sheet is refused, by line and column. */
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

/** What is wrong, and where: the first line is 1, and the column empty where it is the whole line. */
export interface RateSheetProblem {
  line: number;
  column: string;
  problem: RateProblem;
  /** What stood there, as much of it as is worth repeating. */
  value: string;
}

/** Problems that are listed; a sheet with more is not read further. */
export const mostRateProblems = 100;

/** A line that a quote can be begun with, with the sheet that it comes from. */
export interface ProposedRate extends RateLine {
  sheetId: string;
  sheet: string;
  /** Its line in that sheet. */
  number: number;
}

/** The choices of a column; one that is left out takes free text. */
export const rateChoices: Partial<Record<RateColumn, readonly string[]>> = {
  mode: transportModes,
  charge: chargeCodes,
  basis: chargeBases,
  container: containerCodes,
};
