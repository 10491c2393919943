import { checkVin, compactNumber } from './check-digits.ts';
import type { Shipment } from './shipment.ts';

/**
 * UN numbers of batteries that airlines and carriers ask about: lithium alone and with equipment, sodium-ion alone and with
 * equipment, vehicles with each, and the number that vehicles had before 2025.
 */
const batteryNumbers = [
  ...['3480', '3481', '3090', '3091'],
  ...['3551', '3552'],
  ...['3556', '3557', '3558', '3171'],
];

/** From a value above this, one Schedule B line may need Electronic Export Information (15 CFR 30.37(a)). */
const eeiAboveUsd = 2_500;

/**
 * Countries to which a filing may be due at any value: embargoed ones, and those whose listed goods have no exemption
 * (15 CFR 758.1(b)).
 */
const eeiCountries = ['CU', 'IR', 'KP', 'SY', 'CN', 'RU', 'VE'];

/** Alcoholic beverages are dangerous goods above this share of volume (UN3065). */
const dangerousAboveAbv = 24;

/** What somebody at the desk should confirm before quoting; a hint, never a refusal. */
export type ShipmentWarning =
  | { kind: 'eei' | 'eeiOtherCurrency' | 'eeiCountry' | 'eeiInTransit' | 'alcohol' | 'vehicleExport' }
  | { kind: 'datesReversed' }
  | { kind: 'batteries'; numbers: string[] }
  | { kind: 'vinDigit' | 'vinFormat'; vin: string };

/** The export filing that a shipment may need; null for an import, which has none. */
function eeiWarning({ direction, value, to }: Shipment): ShipmentWarning | null {
  if (direction === 'import') return null;
  if (direction === 'cross-trade') return { kind: 'eeiInTransit' };
  // A UN/LOCODE begins with its country; an IATA code of three letters does not.
  const country = to?.code?.length === 5 ? to.code.slice(0, 2) : '';
  if (eeiCountries.includes(country)) return { kind: 'eeiCountry' };
  const amount = value?.amount ?? 0;
  const isInDollars = value?.currency === undefined || value.currency === 'USD';
  if (!isInDollars) return amount > 0 ? { kind: 'eeiOtherCurrency' } : null;
  return amount > eeiAboveUsd ? { kind: 'eei' } : null;
}

type Vehicle = NonNullable<Shipment['vehicles']>[number];

/** An export counts as used until it is said to be new; without a direction, only a vehicle that is said to be used does. */
function mayBeExportedUsed(condition: Vehicle['condition'], direction: Shipment['direction']): boolean {
  return direction === 'export' ? condition !== 'new' : direction === undefined && condition === 'used';
}

const isDay = (text = '') => /^\d{4}-\d\d-\d\d$/.test(text);

/**
 * Returns true when cargo is needed before the day on which it is ready; false where one of them is not written as
 * YYYY-MM-DD.
 */
export function areDatesReversed({
  readyOn = '',
  deliverBy = '',
}: Pick<Shipment, 'readyOn' | 'deliverBy'>): boolean {
  return isDay(readyOn) && isDay(deliverBy) && deliverBy < readyOn;
}

/** Returns what a shipment makes a forwarder check, in the order of its parts. */
export function warningsOf(shipment: Shipment): ShipmentWarning[] {
  const { direction, vehicles = [], dangerousGoods = [], alcohol } = shipment;
  const eei = eeiWarning(shipment);
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
    ...(areDatesReversed(shipment) ? [{ kind: 'datesReversed' } as const] : []),
  ];
}
