import type { Cargo } from './cargo.ts';
import { cargoVersion } from './choices.ts';

/** Returns the cargo of stored answers; null without one, and for a version that this release does not know. */
export function cargoIn({ shipment }: { readonly shipment?: unknown }): Cargo | null {
  if (typeof shipment !== 'object' || shipment === null) return null;
  const isKnown = 'version' in shipment && shipment.version === cargoVersion;
  return isKnown ? (shipment as Cargo) : null;
}
