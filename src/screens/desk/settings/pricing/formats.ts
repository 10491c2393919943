import { anyPlace } from '../../../../features/settings/lane-end.ts';
import { deskLocale } from '../../../../platform/i18n/locale.ts';
import { readDecimalText } from '../../../../platform/values/decimal.ts';
import {
  type Currency,
  decimalOfMoney,
  minorDigitsOf,
  moneyOfDecimal,
} from '../../../../platform/values/money.ts';
import type { TypedFormat } from '../part/fields.tsx';

/** Amounts in minor units, typed as decimals; an empty one is 0. */
export function amountFormat(currency: Currency): TypedFormat<number> {
  return {
    read(typed) {
      if (typed.trim() === '') return 0;
      const read = readDecimalText(typed, { locale: deskLocale, places: minorDigitsOf(currency) });
      const money = read.ok ? moneyOfDecimal(read.decimal, currency) : null;
      return money ? money.amount : typed;
    },
    write: (value) =>
      typeof value === 'number' && value !== 0
        ? decimalOfMoney({ amount: value, currency })
        : String(value || ''),
  };
}

/** Codes with commas or spaces between them. */
export const codesFormat: TypedFormat<string[]> = {
  read: (typed) =>
    typed
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  write: (value) => (Array.isArray(value) ? value.join(', ') : value),
};

/** Ends of lanes: codes in capitals, zones in small letters. */
export const laneEndFormat: TypedFormat<string> = {
  read(typed) {
    const text = typed.trim();
    if (text === anyPlace) return text;
    return /^zone:/i.test(text) ? text.toLowerCase() : text.toUpperCase();
  },
  write: (value) => value,
};
