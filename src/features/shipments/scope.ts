import type { Cargo } from '#features/cargo/cargo.ts';
import type { ChargeCode } from '#features/rates/charges.ts';

/** The part of a carriage that the company carries out, and the first day of the cargo. */
export interface Scope {
  /** YYYY-MM-DD; null when it is not known. */
  readyOn: string | null;
  hasPickup: boolean;
  hasDelivery: boolean;
  /** The carriage ends at the port of destination; from there on it is the consignee's. */
  endsAtPort: boolean;
}

/** Rules by which the seller's carriage ends at a port at the latest. */
const portRules: readonly string[] = ['FAS', 'FOB', 'CFR', 'CIF'];

/**
 * Returns the scope of a sale: pickup and delivery are part of it where a line of the sold option charges for them or the
 * request asks for them, as EXW does for the pickup; without a sold option also where the request does not say. A carriage to
 * the port, by its own words or by a rule such as CIF, ends there unless its clearance was sold too.
 */
export function scopeOf(lines: readonly { code: ChargeCode }[] | null, cargo: Cargo | null): Scope {
  const has = (code: ChargeCode, scope: 'door' | 'port' | undefined) =>
    scope === 'door' || (lines === null ? scope === undefined : lines.some((line) => line.code === code));
  const to = cargo?.to?.scope;
  const hasDelivery = has('delivery', to ?? (portRules.includes(cargo?.incoterm ?? '') ? 'port' : undefined));
  const isCleared = lines?.some(({ code }) => code === 'import-customs') ?? false;
  const from = cargo?.from?.scope ?? (cargo?.incoterm === 'EXW' ? 'door' : undefined);
  return {
    readyOn: cargo?.readyOn ?? null,
    hasPickup: has('pickup', from),
    hasDelivery,
    endsAtPort: !hasDelivery && !isCleared && (to === 'port' || portRules.includes(cargo?.incoterm ?? '')),
  };
}
