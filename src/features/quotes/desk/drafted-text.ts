import { charges } from '#features/rates/strings/en/charges.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, formatNumber, listIn } from '#platform/values/format.ts';
import { formatMoney } from '#platform/values/money.ts';
import type { Drafted } from '../drafted.ts';
import { type KnownTotals, missingParts } from '../missing-parts.ts';
import { quotes } from '../strings/en/desk-quotes.ts';

const t = quotes.drafted;

/** Returns the total with its margin, "USD 2,480.00 · 18%"; empty where something is missing. */
export function priceText({ total, margin }: Pick<Drafted, 'total' | 'margin'>): string {
  if (!total) return '';
  const money = formatMoney(deskLocale, total);
  if (!margin || total.amount <= 0) return money;
  const percent = Math.round((margin.amount * 100) / total.amount);
  return fill(t.price, { total: money, percent: formatNumber(deskLocale, percent) });
}

function missingText(drafted: Drafted, known: KnownTotals | null): string {
  const parts = missingParts(drafted, known).map((part) => t.parts[part]);
  const names = (kind: 'rate' | 'quantity') =>
    drafted.missing.flatMap((part) => (part.kind === kind ? charges[part.code] : []));
  const rates = names('rate');
  const currencies = drafted.missing.flatMap((part) => (part.kind === 'exchange' ? part.currency : []));
  const list = (items: string[]) => listIn(deskLocale, [...new Set(items)]);
  // A quantity that no customer knows, such as the hours of a crane.
  const others = parts.length === 0 ? names('quantity') : [];
  return [
    parts.length > 0 && fill(t.asks, { parts: list(parts) }),
    rates.length > 0 && fill(t.noRate, { charges: list(rates) }),
    others.length > 0 && fill(t.noQuantity, { charges: list(others) }),
    currencies.length > 0 && fill(t.noExchange, { currencies: list(currencies) }),
  ]
    .filter(Boolean)
    .join('; ');
}

/** Says by which sheets a draft is priced that waited for rates; empty for another. */
export function laterRatesText({ waited, sheets = [] }: Drafted): string {
  if (!waited || sheets.length === 0) return '';
  const names = sheets.map((sheet) => fill(t.sheetName, { sheet }));
  return fill(t.laterRates, { sheets: listIn(deskLocale, names) });
}

/** Describes a draft by the company's rates: its price, or what is missing for one. */
export function draftedText(drafted: Drafted, known: KnownTotals | null): { price: string; missing: string } {
  return { price: priceText(drafted), missing: missingText(drafted, known) };
}

/** Says what a draft would cost by the rates of today; null for a price that they no longer have. */
export function repricedText(drafted: Drafted | null, known: KnownTotals | null): string {
  const { price = '', missing = '' } = drafted ? draftedText(drafted, known) : {};
  const now = price || missing;
  return now === '' ? t.noLonger : fill(t.repriced, { price: now });
}
