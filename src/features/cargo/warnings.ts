import { countryByAnyCode } from './airport-country.ts';
import type { Cargo } from './cargo.ts';
import { checkVin, compactNumber } from './check-digits.ts';

/**
 * UN numbers of batteries that need confirmation by airlines and carriers: lithium alone and with equipment, sodium-ion
 * alone and with equipment, vehicles with either, and the number of such vehicles before 2025.
 */
const batteryNumbers = [
  ...['3480', '3481', '3090', '3091'],
  ...['3551', '3552'],
  ...['3556', '3557', '3558', '3171'],
];

/** Value in USD of one Schedule B line above which Electronic Export Information may be required (15 CFR 30.37(a)). */
const eeiAboveUsd = 2_500;

/**
 * Countries that may require a filing at any value: embargoed ones, and those whose listed goods have no exemption (15
 * CFR 758.1(b)).
 */
const eeiCountries = ['CU', 'IR', 'KP', 'SY', 'CN', 'RU', 'VE'];

/** Percentage by volume above which alcoholic beverages are dangerous goods (UN3065). */
const dangerousAboveAbv = 24;

/** A hint for staff to confirm before quoting, never a refusal. */
export type CargoWarning =
  | { kind: 'eei' | 'eeiOtherCurrency' | 'eeiCountry' | 'eeiInTransit' | 'alcohol' | 'vehicleExport' }
  | { kind: 'batteries'; numbers: string[] }
  | { kind: 'vinDigit' | 'vinFormat'; vin: string };

/** Returns the export filing that may be required; null for an import. */
function eeiWarning({ direction, value, to }: Cargo): CargoWarning | null {
  if (direction === 'import') return null;
  if (direction === 'cross-trade') return { kind: 'eeiInTransit' };
  if (eeiCountries.includes((to && countryByAnyCode(to)) ?? '')) return { kind: 'eeiCountry' };
  const amount = value?.amount ?? 0;
  const isInDollars = value?.currency === undefined || value.currency === 'USD';
  if (!isInDollars) return amount > 0 ? { kind: 'eeiOtherCurrency' } : null;
  return amount > eeiAboveUsd ? { kind: 'eei' } : null;
}

type Vehicle = NonNullable<Cargo['vehicles']>[number];

/** Treats an export as used unless it is marked new; without a direction, only a vehicle that is marked used. */
function mayBeExportedUsed(condition: Vehicle['condition'], direction: Cargo['direction']): boolean {
  return direction === 'export' ? condition !== 'new' : direction === undefined && condition === 'used';
}

/** Returns the warnings in the order of the cargo's parts. */
export function warningsOf(cargo: Cargo): CargoWarning[] {
  const { direction, vehicles = [], dangerousGoods = [], alcohol } = cargo;
  const eei = eeiWarning(cargo);
  const numbers = [...new Set(dangerousGoods.map(({ unNumber = '' }) => unNumber.replace('UN', '')))].filter(
    (number) => batteryNumbers.includes(number),
  );
  return [
    ...(eei ? [eei] : []),
    ...(numbers.length > 0
      ? [{ kind: 'batteries', numbers: numbers.map((number) => `UN${number}`) } as const]
      : []),
    ...((alcohol?.abv ?? 0) > dangerousAboveAbv ? [{ kind: 'alcohol' } as const] : []),
    ...vehicles.flatMap(({ vin }) => {
      if (!vin) return [];
      const found = checkVin(vin);
      if (found === 'right') return [];
      return [{ kind: found === 'format' ? 'vinFormat' : 'vinDigit', vin: compactNumber(vin) } as const];
    }),
    ...(vehicles.some(({ condition }) => mayBeExportedUsed(condition, direction))
      ? [{ kind: 'vehicleExport' } as const]
      : []),
  ];
}
