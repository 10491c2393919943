import { compactNumber } from '../cargo/check-digits.ts';

/** Minimum of digits for a search at /track; fewer may be a mistyped reference. */
const fewestDigits = 5;

/** Returns true for a text that may be a container number, a bill of lading, or similar. */
export function isShipmentNumber(typed: string): boolean {
  const number = compactNumber(typed);
  return /^[A-Z\d]{6,35}$/.test(number) && (number.match(/\d/g)?.length ?? 0) >= fewestDigits;
}
