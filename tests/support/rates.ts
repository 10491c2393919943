import type { ChargeCode } from '#features/rates/charges.ts';
import type { ProposedRate } from '#features/rates/rates.ts';
import { importRateSheet } from '#features/rates/server/import/import-rate-sheet.ts';
import type { RateDependencies } from '#features/rates/server/rate-dependencies.ts';
import { confirmRateSheet } from '#features/rates/server/rate-sheets.ts';
import type { Pricing } from '#features/settings/pricing.ts';
import type { StaffMember } from '#platform/commands/caller.ts';

/** A line of freight between any places, without a price. */
export const rateLine: ProposedRate = {
  ...{ sheetId: 'sheet', sheet: 'Test', number: 1, from: '*', to: '*', via: '', carrier: '', text: '' },
  ...{ mode: 'fcl', code: 'freight', basis: 'container', of: null, container: null, rate: null, cost: null },
  ...{ breaks: [], currency: 'USD', minimum: null, costMinimum: null, maximum: null, minimumQuantity: null },
  ...{ freeDays: null, validFrom: null, validUntil: null, transitDays: null },
};

/** A rule that adds nothing to any cost. */
export const anyMarkup: Pricing['markups'][number] = {
  ...{ from: '*', to: '*', mode: null, service: null, customer: '' },
  ...{ percent: '0', fee: 0, minimumMargin: 0, roundTo: 0 },
};

/** Charges without which no price is complete: the rates of most tests say that they are included. */
export const usualCharges = [
  ...(['fuel', 'security', 'origin-terminal', 'destination-terminal', 'origin-handling'] as const),
  'documents',
] as const satisfies ChargeCode[];

/** Imports the company's own rates, with the usual charges included, and puts them in use; returns the id of their sheet. */
export async function confirmRates(
  deps: RateDependencies,
  by: Pick<StaffMember, 'id' | 'name'>,
  csv: string,
  name = 'Test',
): Promise<string> {
  const mapping = { columns: {}, constants: {}, included: [...usualCharges] };
  const read = await importRateSheet(deps, by, { name, vendor: '', content: Buffer.from(csv), mapping });
  if (!read.ok) throw new Error(JSON.stringify(read));
  await confirmRateSheet(deps, by, read.id);
  return read.id;
}
