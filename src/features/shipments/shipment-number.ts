import { compactNumber } from '#features/cargo/check-digits.ts';

/** Minimum of digits for a search at /track. */
const fewestDigits = 3;

/** A text that begins as our references do is one that was mistyped, unless it has as many digits as a container. */
const beginsAsReference = /^RR/;
const fewestDigitsOfContainer = 5;

/** Returns true for a text that may be a container number, a booking, a bill of lading, a purchase order, or similar. */
export function isShipmentNumber(typed: string): boolean {
  const number = compactNumber(typed);
  const digits = number.match(/\d/g)?.length ?? 0;
  const fewest = beginsAsReference.test(number) ? fewestDigitsOfContainer : fewestDigits;
  return /^[A-Z\d]{3,35}$/.test(number) && digits >= fewest;
}
