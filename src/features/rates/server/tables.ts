import type { Currency } from '../../../platform/values/money.ts';
import type { containerCodes, TransportMode } from '../../cargo/choices.ts';
import type { ChargeBasis, ChargeCode } from '../charges.ts';

export interface RateSheetTable {
  id: string;
  name: string;
  line_count: number;
  imported_at: number;
  imported_by: string;
  /** Time of confirmation; null before, and then none of its lines is proposed. */
  confirmed_at: number | null;
}

export interface RateSheetLineTable {
  sheet_id: string;
  number: number;
  /** UN/LOCODE or IATA code. */
  lane_from: string;
  lane_to: string;
  mode: TransportMode;
  code: ChargeCode;
  text: string;
  basis: ChargeBasis;
  container: (typeof containerCodes)[number] | null;
  /** Decimals: src/platform/values/decimal.ts. */
  rate: string;
  cost_rate: string | null;
  currency: Currency;
  /** Minor units. */
  minimum: number | null;
  /** YYYY-MM-DD, both included. */
  valid_from: string | null;
  valid_until: string | null;
  transit_least: number | null;
  transit_most: number | null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    rate_sheets: RateSheetTable;
    rate_sheet_lines: RateSheetLineTable;
  }
}
