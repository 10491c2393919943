import { expressionBuilder } from 'kysely';
import { jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { RateLine } from '../rates.ts';
import type { RateSheetLineTable } from './tables.ts';

/** Matches the sheets that are in use at a time (ms since 1970). */
export function inUseAt(at: number) {
  const sheet = expressionBuilder<Tables, 'rate_sheets'>();
  return sheet.and([
    sheet('rate_sheets.confirmed_at', '<=', at),
    sheet.or([sheet('rate_sheets.ended_at', 'is', null), sheet('rate_sheets.ended_at', '>', at)]),
  ]);
}

/** Returns a line as it is stored. */
export function rowOf(line: RateLine): Omit<RateSheetLineTable, 'sheet_id' | 'number'> {
  return {
    lane_from: line.from,
    lane_to: line.to,
    via: line.via,
    carrier: line.carrier,
    mode: line.mode,
    code: line.code,
    text: line.text,
    basis: line.basis,
    of_code: line.of,
    container: line.container,
    rate: line.rate,
    cost_rate: line.cost,
    breaks: jsonText(line.breaks),
    currency: line.currency,
    minimum: line.minimum,
    cost_minimum: line.costMinimum,
    maximum: line.maximum,
    minimum_quantity: line.minimumQuantity,
    free_days: line.freeDays,
    valid_from: line.validFrom,
    valid_until: line.validUntil,
    transit_least: line.transitDays?.[0] ?? null,
    transit_most: line.transitDays?.[1] ?? null,
  };
}

export function lineOf(row: RateSheetLineTable): RateLine {
  const { transit_least: least, transit_most: most } = row;
  return {
    from: row.lane_from,
    to: row.lane_to,
    via: row.via,
    carrier: row.carrier,
    mode: row.mode,
    code: row.code,
    text: row.text,
    basis: row.basis,
    of: row.of_code,
    container: row.container,
    rate: row.rate,
    cost: row.cost_rate,
    breaks: parseJson(row.breaks),
    currency: row.currency,
    minimum: row.minimum,
    costMinimum: row.cost_minimum,
    maximum: row.maximum,
    minimumQuantity: row.minimum_quantity,
    freeDays: row.free_days,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    transitDays: least === null || most === null ? null : [least, most],
  };
}
