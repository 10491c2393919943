import { anyPlace } from '#features/settings/lane-end.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { readDecimalText } from '#platform/values/decimal.ts';
import { type Currency, decimalOfMoney, minorDigitsOf, moneyOfDecimal } from '#platform/values/money.ts';
import { typedAmountOf } from '#platform/values/typed-amount.ts';
import type { TypedFormat } from '../part/fields.tsx';

/** Amounts in minor units, typed as decimals with or without the currency; an empty one is 0. */
export function amountFormat(currency: Currency): TypedFormat<number> {
  return {
    read(typed) {
      if (typed.trim() === '') return 0;
      const text = typedAmountOf(typed, currency)?.text ?? typed;
      const read = readDecimalText(text, { locale: deskLocale, places: minorDigitsOf(currency) });
      const money = read.ok ? moneyOfDecimal(read.decimal, currency) : null;
      return money ? money.amount : typed;
    },
    write: (value) =>
      typeof value === 'number' && value !== 0
        ? decimalOfMoney({ amount: value, currency })
        : String(value || ''),
  };
}

/** Percentages, typed with or without their sign. */
export const percentFormat: TypedFormat<string> = {
  read(typed) {
    const read = readDecimalText(typed.trim().replace(/%$/, '').trim(), { locale: deskLocale });
    return read.ok ? read.decimal : typed;
  },
  write: (value) => value,
};

/** Codes with commas or spaces between them. */
export const codesFormat: TypedFormat<string[]> = {
  read: (typed) =>
    typed
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  write: (value) => (Array.isArray(value) ? value.join(', ') : value),
};

/** In small letters or capitals; a name keeps its own. */
const codeShape = /^(?:[a-z]{2}|[a-z]{2}-[a-z0-9]{1,3}|[a-z]{2}[a-z2-9]{3}|[a-z]{3})$/;

/** Ends of lanes: codes in capitals, zones in small letters, names as they are typed. */
export const laneEndFormat: TypedFormat<string> = {
  read(typed) {
    const text = typed.trim();
    if (text === anyPlace) return text;
    if (/^zone:/i.test(text)) return text.toLowerCase();
    return codeShape.test(text) ? text.toUpperCase() : text;
  },
  write: (value) => value,
};
