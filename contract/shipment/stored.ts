import type { Answers } from '../answers.ts';
import { shipmentVersion } from './choices.ts';
import type { Shipment } from './shipment.ts';

/** The shipment of answers as they were stored; null without one, and for a version that this release does not know. */
export function shipmentIn({ shipment }: Answers): Shipment | null {
  if (typeof shipment !== 'object' || shipment === null) return null;
  const isKnown = 'version' in shipment && shipment.version === shipmentVersion;
  return isKnown ? (shipment as unknown as Shipment) : null;
}
