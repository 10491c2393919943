import type { ProposedRate } from '../../src/features/rates/rates.ts';
import { importRateSheet } from '../../src/features/rates/server/import/import-rate-sheet.ts';
import type { RateDependencies } from '../../src/features/rates/server/rate-dependencies.ts';
import { confirmRateSheet } from '../../src/features/rates/server/rate-sheets.ts';
import type { Pricing } from '../../src/features/settings/pricing.ts';

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

/** Imports the company's own rates and puts them in use; returns the id of their sheet. */
export async function confirmRates(
  deps: RateDependencies,
  by: { id: string },
  csv: string,
  name = 'Test',
): Promise<string> {
  const read = await importRateSheet(deps, by, { name, vendor: '', content: Buffer.from(csv) });
  if (!read.ok) throw new Error(JSON.stringify(read));
  await confirmRateSheet(deps, by, read.id);
  return read.id;
}
