import type { Cargo } from '../cargo/cargo.ts';
import type { ChargeCode } from '../rates/charges.ts';

/** The part of a carriage that the company carries out, and the first day of the cargo. */
export interface Scope {
  /** YYYY-MM-DD; null when it is not known. */
  readyOn: string | null;
  hasPickup: boolean;
  hasDelivery: boolean;
}

/**
 * Returns the scope of a sale: pickup and delivery are part of it where a line of the sold option charges for them or the
 * request asks for them, as EXW does for the pickup; without a sold option also where the request does not say.
 */
export function scopeOf(lines: readonly { code: ChargeCode }[] | null, cargo: Cargo | null): Scope {
  const has = (code: ChargeCode, scope: 'door' | 'port' | undefined) =>
    scope === 'door' || (lines === null ? scope === undefined : lines.some((line) => line.code === code));
  const from = cargo?.from?.scope ?? (cargo?.incoterm === 'EXW' ? 'door' : undefined);
  return {
    readyOn: cargo?.readyOn ?? null,
    hasPickup: has('pickup', from),
    hasDelivery: has('delivery', cargo?.to?.scope),
  };
}
