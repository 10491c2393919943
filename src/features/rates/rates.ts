import { containerCodes, type TransportMode, transportModes } from '#features/cargo/choices.ts';
import type { Decimal } from '#platform/values/decimal.ts';
import type { Currency } from '#platform/values/money.ts';
import { type ChargeBasis, type ChargeCode, chargeBases, chargeCodes, percentOfCharges } from './charges.ts';

/** Columns of a rate sheet in the order of the export, which adds those of weight breaks; an import may have any order. */
export const rateColumns = [
  ...(['from', 'to', 'via', 'carrier', 'mode', 'charge', 'of', 'text', 'basis', 'container'] as const),
  ...(['rate', 'cost', 'currency', 'minimum', 'minimum_cost', 'maximum', 'minimum_quantity'] as const),
  ...(['free_days', 'valid_from', 'valid_until', 'transit_days'] as const),
] as const;

export type RateColumn = (typeof rateColumns)[number];

/** Required columns, without empty cells; of `rate` and `cost` one is. */
export const neededRateColumns: readonly RateColumn[] = ['from', 'to', 'mode', 'charge', 'basis', 'currency'];

export const mostRateLines = 100_000;

/** Limit of rows without a rate, where they are most of a file: it is no tariff, or its columns hold something else. */
export const mostWrongRows = 20_000;

/** Limit of rows of a file, as spreadsheets have; weight breaks make one line of several. */
export const mostFileRows = 1_048_576;
/** Bytes of a file. */
export const largestRateSheet = 25_000_000;
/** Columns of a file; one more is refused. */
export const mostRateTitles = 200;

/** The rate from a quantity on: of air freight from 45, 100, 300 kg. */
export interface RateBreak {
  from: Decimal;
  rate: Decimal | null;
  cost: Decimal | null;
}

/** A line of a rate sheet: one charge on one lane. */
export interface RateLine {
  /** Ends of the lane (`laneEnd` of src/features/settings/pricing.ts): a local charge has `*` as the other end. */
  from: string;
  to: string;
  /** Port of transshipment; empty where it is not named. */
  via: string;
  /** Empty for all carriers. */
  carrier: string;
  mode: TransportMode;
  code: ChargeCode;
  text: string;
  basis: ChargeBasis;
  /** The charge of which it is a percentage. */
  of: ChargeCode | null;
  container: (typeof containerCodes)[number] | null;
  /** Below the first break; null where the markup rules make it from the cost. */
  rate: Decimal | null;
  cost: Decimal | null;
  /** Ascending. */
  breaks: RateBreak[];
  currency: Currency;
  /** Minor units. */
  minimum: number | null;
  costMinimum: number | null;
  /** The most that the line charges, and that the company pays. */
  maximum: number | null;
  /** The least quantity that is charged. */
  minimumQuantity: Decimal | null;
  /** Days that are not charged. */
  freeDays: number | null;
  /** YYYY-MM-DD, both included. */
  validFrom: string | null;
  validUntil: string | null;
  transitDays: [number, number] | null;
}

/** Problems of a file that cannot be read, from a line on. */
export type UnreadableProblem =
  | 'not-csv'
  | 'not-xlsx'
  | 'old-spreadsheet'
  | 'too-large'
  | 'too-many-lines'
  | 'too-many-wrong'
  | 'too-many-columns';

/** Problems of a rate sheet's file and its cells. */
export type RateProblem =
  | UnreadableProblem
  | 'no-lines'
  | 'column-missing'
  | 'target-twice'
  | 'cell-count'
  | 'missing'
  | 'no-rate'
  | 'no-price'
  | 'not-a-line'
  | 'cell-list'
  | 'currency-differs'
  | 'unit-differs'
  | 'breaks-differ'
  | 'place'
  | 'place-ambiguous'
  | 'place-left-out'
  | 'zone'
  | 'via'
  | 'same-place'
  | 'choice'
  | 'fcl-or-lcl'
  | 'mode-differs'
  | 'charge'
  | 'charge-ambiguous'
  | 'of-missing'
  | 'number'
  | 'number-ambiguous'
  | 'digits'
  | 'negative'
  | 'whole-number'
  | 'date'
  | 'date-ambiguous'
  | 'date-order'
  | 'below-minimum'
  | 'days'
  | 'container'
  | 'container-twice'
  | 'text-missing'
  | 'too-long';

/** The first line is 1; the column is empty when the entire line is wrong. */
export interface RateSheetProblem {
  line: number;
  /** The title of the file's column, or ours where the file has none. */
  column: string;
  problem: RateProblem;
  /** The refused value, shortened. */
  value: string;
  /** Codes that it may stand for. */
  choices?: string[];
}

/** A cause for which lines or prices of a file are not imported. */
export interface LeftOutCause {
  problem: RateProblem;
  column: string;
  /** Cells or lines. */
  count: number;
  /** Its values, the most frequent first, with their first lines. */
  values: { value: string; count: number; lines: number[]; choices?: string[] }[];
}

export const commonTerms = ['mode', 'currency', 'carrier', 'via', 'validFrom', 'validUntil'] as const;

/** Terms that are the same in all lines of a sheet. */
export type CommonTerms = Partial<Pick<RateLine, (typeof commonTerms)[number]>>;

/** The reading of a file: the content of the sheet other than its lines. */
export interface SheetReading {
  /** Lines of the file that are left out as a whole, and causes, also of single prices. */
  leftOutLines: number;
  leftOut: LeftOutCause[];
  /** Columns with numbers that are not read. */
  unread: { title: string; values: string[] }[];
  /** Titles of columns with other texts that are not read. */
  ignored: string[];
  /** The sheet of a spreadsheet, and the others; empty without any. */
  sheet: string;
  otherSheets: string[];
  /** Absent before the lines are stored. */
  common?: CommonTerms;
}

/** Limit of problems that a page lists, and of those that a refusal holds; all are counted. */
export const mostRateProblems = 100;
export const mostKeptProblems = 5_000;

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
  of: percentOfCharges,
  basis: chargeBases,
  container: containerCodes,
};
