import type { containerCodes, TransportMode } from '#features/cargo/choices.ts';
import type { JsonText } from '#platform/db/json-text.ts';
import type { Currency } from '#platform/values/money.ts';
import type { ChargeBasis, ChargeCode } from '../charges.ts';
import type { ChangeKind, RateDifference } from '../difference.ts';
import type { RateMapping } from '../rate-input.ts';
import type { RateBreak, SheetReading } from '../rates.ts';

export interface RateSheetTable {
  id: string;
  name: string;
  /** Empty for the company's own rates. */
  vendor: string;
  line_count: number;
  imported_at: number;
  imported_by: string;
  /** Time of confirmation; null before, and then none of its lines is proposed. */
  confirmed_at: number | null;
  /** Time of deletion or replacement; its lines stay for quotes that used them. */
  ended_at: number | null;
  /** The file was read by it; null for our own titles. */
  mapping: JsonText<RateMapping> | null;
  /** Number of lines that end on a day, by YYYY-MM-DD. */
  ends: JsonText<Record<string, number>>;
  /** Null where it takes the place of none. */
  difference: JsonText<RateDifference> | null;
}

export interface RateMappingTable {
  /** In small letters; empty for the company's own. */
  vendor: string;
  mapping: JsonText<RateMapping>;
  changed_at: number;
  changed_by: string;
}

/** A line that a sheet changes in the one that it takes the place of. */
export interface RateChangeTable {
  sheet_id: string;
  /** Of the changed lines first, then of the added and the removed. */
  position: number;
  kind: ChangeKind;
  /** The line in this sheet; of a removed one that in the other. */
  number: number;
  old_number: number | null;
  /** Tenths of a percent. */
  tenths: number | null;
}

export interface RateReadingTable {
  sheet_id: string;
  /** Older releases stored fewer parts of it. */
  reading: JsonText<Partial<SheetReading>>;
}

/** A sheet that came into use: requests without a draft are priced by it, in parts. */
export interface SheetToPriceTable {
  sheet_id: string;
  /** The last request that was queued. */
  after_lead: string;
}

/** The meaning of a name in files, answered once by an owner for all vendors. */
export interface RatePlaceNameTable {
  /** `nameKey` of mapping.ts. */
  name: string;
  /** The end of a lane; empty where lines with it are left out. */
  code: string;
  changed_at: number;
  changed_by: string;
}

export interface RateSheetLineTable {
  sheet_id: string;
  number: number;
  /** `laneEnd` of src/features/settings/pricing.ts. */
  lane_from: string;
  lane_to: string;
  via: string;
  carrier: string;
  mode: TransportMode;
  code: ChargeCode;
  text: string;
  basis: ChargeBasis;
  of_code: ChargeCode | null;
  container: (typeof containerCodes)[number] | null;
  /** Decimals: src/platform/values/decimal.ts. */
  rate: string | null;
  cost_rate: string | null;
  breaks: JsonText<RateBreak[]>;
  currency: Currency;
  /** Minor units. */
  minimum: number | null;
  cost_minimum: number | null;
  maximum: number | null;
  minimum_quantity: string | null;
  free_days: number | null;
  /** YYYY-MM-DD, both included. */
  valid_from: string | null;
  valid_until: string | null;
  transit_least: number | null;
  transit_most: number | null;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    rate_sheets: RateSheetTable;
    rate_lines: RateSheetLineTable;
    rate_mappings: RateMappingTable;
    rate_changes: RateChangeTable;
    rate_readings: RateReadingTable;
    rate_place_names: RatePlaceNameTable;
    sheets_to_price: SheetToPriceTable;
  }
}
