import type { ChargeBasis, ChargeCode } from '../../../../contract/quote/charges.ts';
import type { TransportMode } from '../../../../contract/shipment/choices.ts';

/** What freight is charged by in each mode, and the charges that go with it. */
const freightBasis: Record<TransportMode, ChargeBasis> = {
  air: 'chargeable-kg',
  fcl: 'container',
  lcl: 'w-m',
  rail: 'container',
  road: 'chargeable-kg',
};

const likeFreight: readonly ChargeCode[] = [
  'freight',
  'fuel',
  'security',
  'peak-season',
  'origin-terminal',
  'destination-terminal',
];

/** What a charge is usually charged by, which the editor proposes when its code is chosen. */
export function usualBasis(code: ChargeCode, mode: TransportMode | ''): ChargeBasis {
  if (code === 'insurance' || code === 'duties') return 'value-percent';
  return mode !== '' && likeFreight.includes(code) ? freightBasis[mode] : 'shipment';
}
