import { shipmentVersion } from './choices.ts';
import type { Shipment } from './shipment.ts';

/** Returns the shipment of stored answers; null without one, and for a version that this release does not know. */
export function shipmentIn({ shipment }: { readonly shipment?: unknown }): Shipment | null {
  if (typeof shipment !== 'object' || shipment === null) return null;
  const isKnown = 'version' in shipment && shipment.version === shipmentVersion;
  return isKnown ? (shipment as Shipment) : null;
}
