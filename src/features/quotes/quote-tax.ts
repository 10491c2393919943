import { chargeCodes } from '#features/rates/charges.ts';
import type { LineTax } from '#features/rates/price/charge-line.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Decimal } from '#platform/values/decimal.ts';

/** The tax of the settings as a quote holds it; null where the company adds none. */
export function companyTax(): LineTax | null {
  const { tax } = currentSettings().options.quotes;
  if (!tax) return null;
  const codes = chargeCodes.filter((code) => tax.codes.includes(code));
  // Of charges that this release does not know, none is taxed; without codes, all would be.
  if (codes.length === 0 && tax.codes.length > 0) return null;
  return { name: tax.name, percent: tax.percent as Decimal, codes };
}

/** The tax that a new quote begins with, for a customer of a country: ISO 3166-1 alpha-2, null where it is not known. */
export function proposedTax(country: string | null): LineTax | null {
  const { tax } = currentSettings().options.quotes;
  const isMeant = tax?.countries.length === 0 || (country !== null && tax?.countries.includes(country));
  return isMeant ? companyTax() : null;
}
