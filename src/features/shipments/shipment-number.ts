import { compactNumber } from '../cargo/check-digits.ts';

/** Digits that a number needs to be looked up at /track by its holder; fewer may be a mistyped reference. */
const fewestDigits = 5;

/** Whether a text can be a number of a shipment, such as a container’s or a bill of lading’s. */
export function isShipmentNumber(typed: string): boolean {
  const number = compactNumber(typed);
  return /^[A-Z\d]{6,35}$/.test(number) && (number.match(/\d/g)?.length ?? 0) >= fewestDigits;
}
