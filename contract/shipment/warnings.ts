import { checkVin, compactNumber } from './check-digits.ts';
import type { Shipment } from './shipment.ts';

/** UN numbers of lithium batteries, alone and with equipment. */
const lithium = ['3480', '3481', '3090', '3091'];

/** From a value above this, one Schedule B line may need Electronic Export Information (15 CFR 30.37(a)). */
const eeiAboveUsd = 2_500;

/** Alcoholic beverages are dangerous goods above this share of volume (UN3065). */
const dangerousAboveAbv = 24;

/** What somebody at the desk should confirm before quoting; a hint, never a refusal. */
export type ShipmentWarning =
  | { kind: 'eei' | 'alcohol' | 'vehicleExport' }
  | { kind: 'lithium'; numbers: string[] }
  | { kind: 'vinDigit' | 'vinFormat'; vin: string };

/** Returns what a shipment makes a forwarder check, in the order of its parts. */
export function warningsOf(shipment: Shipment): ShipmentWarning[] {
  const { direction, value, vehicles = [], dangerousGoods = [], alcohol } = shipment;
  const mayLeaveTheStates = direction === undefined || direction === 'export';
  const isInDollars = value?.currency === undefined || value.currency === 'USD';
  const numbers = [...new Set(dangerousGoods.map(({ unNumber = '' }) => unNumber.replace('UN', '')))].filter(
    (number) => lithium.includes(number),
  );
  return [
    ...(mayLeaveTheStates && isInDollars && (value?.amount ?? 0) > eeiAboveUsd
      ? [{ kind: 'eei' } as const]
      : []),
    ...(numbers.length > 0
      ? [{ kind: 'lithium', numbers: numbers.map((number) => `UN${number}`) } as const]
      : []),
    ...((alcohol?.abv ?? 0) > dangerousAboveAbv ? [{ kind: 'alcohol' } as const] : []),
    ...vehicles.flatMap(({ vin }) => {
      if (!vin) return [];
      const found = checkVin(vin);
      if (found === 'right') return [];
      return [{ kind: found === 'format' ? 'vinFormat' : 'vinDigit', vin: compactNumber(vin) } as const];
    }),
    ...(direction === 'export' && vehicles.some(({ condition }) => condition !== 'new')
      ? [{ kind: 'vehicleExport' } as const]
      : []),
  ];
}
