/** Weights of the 17 positions of a VIN (49 CFR 565.15, table V); the ninth is the check digit. */
const vinWeights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** Values of the letters of a VIN (49 CFR 565.15, table III), which has no I, O and Q. */
const vinValues: Record<string, number> = {
  ...Object.fromEntries([...'ABCDEFGH'].map((letter, index) => [letter, index + 1])),
  ...Object.fromEntries([...'JKLMN'].map((letter, index) => [letter, index + 1])),
  P: 7,
  R: 9,
  ...Object.fromEntries([...'STUVWXYZ'].map((letter, index) => [letter, index + 2])),
};

/** `format` means that the text cannot be such a number. */
export type NumberCheck = 'right' | 'check-digit' | 'format';

/** Normalizes a number for comparison: capitals, without spaces and hyphens. */
export function compactNumber(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '');
}

/**
 * Checks the format (17 characters without I, O, Q) and check digit of a VIN. The digit is mandatory only in North
 * America, so a wrong one causes a warning, not a refusal.
 */
export function checkVin(typed: string): NumberCheck {
  const vin = compactNumber(typed);
  if (!/^[A-HJ-NPR-Z\d]{17}$/.test(vin)) return 'format';
  const sum = vinWeights.reduce((total, weight, index) => {
    const character = vin.charAt(index);
    return total + weight * (vinValues[character] ?? Number(character));
  }, 0);
  const digit = sum % 11;
  return vin.charAt(8) === (digit === 10 ? 'X' : String(digit)) ? 'right' : 'check-digit';
}

/** Values of letters in a container number (ISO 6346): from 10 on, without the multiples of 11. */
const containerValues: Record<string, number> = {};
let value = 10;
for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
  if (value % 11 === 0) value += 1;
  containerValues[letter] = value;
  value += 1;
}

/**
 * Checks an ISO 6346 container number: owner code, category U, J or Z, six digits and the check digit. Containers with
 * a wrong digit are in use, so it causes a warning, not a refusal.
 */
export function checkContainerNumber(typed: string): NumberCheck {
  const number = compactNumber(typed);
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(number)) return 'format';
  const sum = [...number.slice(0, 10)].reduce(
    (total, character, index) => total + (containerValues[character] ?? Number(character)) * 2 ** index,
    0,
  );
  return Number(number.charAt(10)) === (sum % 11) % 10 ? 'right' : 'check-digit';
}

/**
 * Checks an air waybill number: the airline’s three digits, a serial number of seven, and the remainder of that serial
 * divided by 7 as the check digit (IATA Resolution 600a; Australian Border Force, “Air Waybill Number Validation”).
 */
export function checkAirWaybillNumber(typed: string): NumberCheck {
  const number = compactNumber(typed);
  if (!/^\d{11}$/.test(number)) return 'format';
  return Number(number.slice(3, 10)) % 7 === Number(number.charAt(10)) ? 'right' : 'check-digit';
}
