import { compactNumber, type NumberCheck } from './check-digits.ts';

/** Kinds of tax numbers; of `other`, nothing is checked. */
export const taxKinds = ['rfc', 'nit', 'cnpj', 'ein', 'other'] as const;

export type TaxKind = (typeof taxKinds)[number];

/** The country that gives a kind of number, ISO 3166-1 alpha-2. */
const countryOfKind: Record<Exclude<TaxKind, 'other'>, string> = {
  rfc: 'MX',
  nit: 'CO',
  cnpj: 'BR',
  ein: 'US',
};

export function isTaxKind(kind: string): kind is TaxKind {
  return (taxKinds as readonly string[]).includes(kind);
}

/** The country of a tax number; null where its kind does not say it. */
export function taxCountryOf(kind: string): string | null {
  return isTaxKind(kind) && kind !== 'other' ? countryOfKind[kind] : null;
}

/** Numbers that the SAT assigns to customers without one: the general public, and residents abroad. */
const genericRfcs = ['XAXX010101000', 'XEXX010101000'];

/** The characters of an RFC in the order of their values (SAT, annex 3 of the algorithm for the check digit). */
const rfcCharacters = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** Checks an RFC: 12 characters of a company, 13 of a person, with a date and a check digit by modulus 11. */
function checkRfc(rfc: string): NumberCheck {
  const [, month = '', day = ''] = /^[A-ZÑ&]{3,4}\d\d(\d\d)(\d\d)[A-Z\d]{2}[A\d]$/.exec(rfc) ?? [];
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return 'format';
  if (genericRfcs.includes(rfc)) return 'right';
  const sum = [...rfc.padStart(13, ' ').slice(0, 12)].reduce(
    (total, character, index) => total + rfcCharacters.indexOf(character) * (13 - index),
    0,
  );
  const digit = '0123456789A'.charAt((11 - (sum % 11)) % 11);
  return rfc.endsWith(digit) ? 'right' : 'check-digit';
}

/** Weights of a NIT from its last digit on (DIAN, Orden Administrativa 4 of 1989). */
const nitWeights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43];

/** Checks a NIT: the number and its check digit (DV) by modulus 11. */
function checkNit(nit: string): NumberCheck {
  if (!/^\d{6,11}$/.test(nit)) return 'format';
  const sum = [...nit.slice(0, -1)]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (nitWeights[index] ?? 0), 0);
  const rest = sum % 11;
  return Number(nit.at(-1)) === (rest < 2 ? rest : 11 - rest) ? 'right' : 'check-digit';
}

/**
 * Checks a CNPJ: twelve digits, or letters since July 2026 (IN RFB 2229/2024), and two check digits by modulus 11. The value
 * of a character is its ASCII code less 48.
 */
function checkCnpj(cnpj: string): NumberCheck {
  if (!/^[A-Z\d]{12}\d{2}$/.test(cnpj) || /^(.)\1+$/.test(cnpj)) return 'format';
  const digitAfter = (characters: string) => {
    const sum = [...characters]
      .reverse()
      .reduce((total, character, index) => total + (character.charCodeAt(0) - 48) * (2 + (index % 8)), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const isRight =
    digitAfter(cnpj.slice(0, 12)) === Number(cnpj[12]) && digitAfter(cnpj.slice(0, 13)) === Number(cnpj[13]);
  return isRight ? 'right' : 'check-digit';
}

/** First two digits that the IRS assigns to no EIN. */
const noEinPrefixes = [
  '00',
  '07',
  '08',
  '09',
  '17',
  '18',
  '19',
  '28',
  '29',
  '49',
  '69',
  '70',
  '78',
  '79',
  '89',
  '96',
  '97',
];

/** Checks an EIN: nine digits with an assigned prefix; it has no check digit. */
function checkEin(ein: string): NumberCheck {
  return /^\d{9}$/.test(ein) && !noEinPrefixes.includes(ein.slice(0, 2)) ? 'right' : 'format';
}

const checks: Partial<Record<string, (number: string) => NumberCheck>> = {
  rfc: checkRfc,
  nit: checkNit,
  cnpj: checkCnpj,
  ein: checkEin,
};

/**
 * Checks a tax number by the rules of its kind. Authorities have issued numbers with a wrong check digit, and a request is
 * worth more than its tax number: a problem causes a warning, never a refusal.
 */
export function checkTaxNumber(kind: string, typed: string): NumberCheck {
  const number = compactNumber(typed).replace(/[./]/g, '');
  return number === '' ? 'right' : (checks[kind]?.(number) ?? 'right');
}
