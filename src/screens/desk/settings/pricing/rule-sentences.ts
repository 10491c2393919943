import { modes } from '#features/cargo/strings/en/cargo.ts';
import { anyPlace } from '#features/settings/lane-end.ts';
import type { Pricing } from '#features/settings/pricing.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { isDecimal } from '#platform/values/decimal.ts';
import { fill } from '#platform/values/format.ts';
import { type Currency, formatMoney } from '#platform/values/money.ts';
import { pricing as t } from '../../strings/en/settings/pricing.ts';

export type Markup = Pricing['markups'][number];
export type FirstPrice = Pricing['firstPrices'][number];
export type SendingRule = Pricing['sending']['rules'][number];

/** Names that sentences use for codes and slugs. */
export interface RuleNames {
  endOf: (code: string) => string | undefined;
  services: Readonly<Record<string, string>>;
  currency: Currency;
}

/** The mode of a lane is empty until it is chosen. */
type Lane = Pick<Markup, 'from' | 'to'> & { mode: Markup['mode'] | '' };

function laneText({ from, to, mode }: Lane, { endOf }: RuleNames): string {
  const isOpen = (end: string) => end === anyPlace || end === '';
  const shape = isOpen(from) ? (isOpen(to) ? 'all' : 'to') : isOpen(to) ? 'from' : 'both';
  const what = mode ? modes[mode] : mode === null ? t.allModes : t.noMode;
  return fill(t.lane[shape], { what, from: endOf(from) ?? from, to: endOf(to) ?? to });
}

/** Returns an amount with its currency; empty for none, and for one that is not an amount yet. */
const moneyText = (amount: unknown, currency: Currency) =>
  typeof amount === 'number' && amount > 0 ? formatMoney(deskLocale, { amount, currency }) : '';

const isMore = (percent: string) => isDecimal(percent) && Number(percent) > 0;

const inList = (parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(', ');

/** Says a markup in words: “Air from Texas to Colombia: cost + 18%, at least USD 150.00 earned”. */
export function markupText(markup: Markup, names: RuleNames): string {
  const { service, customer, percent, fee, minimumMargin, roundTo } = markup;
  const { services, currency } = names;
  const amounts = {
    fee: moneyText(fee, currency),
    least: moneyText(minimumMargin, currency),
    multiple: moneyText(roundTo, currency),
  };
  const lane = inList([
    laneText(markup, names),
    service && (services[service] ?? service),
    customer.trim() && fill(t.markups.forCustomer, { customer: customer.trim() }),
  ]);
  const terms = inList([
    isMore(percent) ? fill(t.markups.costPlus, { percent }) : t.markups.cost,
    amounts.fee && fill(t.markups.feeOf, { amount: amounts.fee }),
    amounts.least && fill(t.markups.earned, { amount: amounts.least }),
    amounts.multiple && fill(t.markups.rounded, { amount: amounts.multiple }),
  ]);
  return fill(t.markups.rule, { lane, terms });
}

export function firstPriceText(price: FirstPrice, names: RuleNames): string {
  const line = fill(t.firstPrices.line, { lane: laneText(price, names), percent: price.spreadPercent });
  return price.isOn ? line : fill(t.firstPrices.off, { line });
}

export function sendingText(rule: SendingRule, names: RuleNames): string {
  const { maximum, minimumMarginPercent: percent, knownCustomersOnly, hours } = rule;
  const amount = moneyText(maximum, names.currency);
  const terms = inList([
    amount && fill(t.sending.upTo, { amount }),
    isMore(percent) && fill(t.sending.least, { percent }),
    knownCustomersOnly && t.sending.knownShort,
    t.sending.hoursShort[hours],
  ]);
  return fill(t.sending.line, { lane: laneText(rule, names), terms });
}

/** True where a value of an earlier rule fits all that the later one fits. */
const covers = (wide: string | null, narrow: string | null) =>
  wide === null || wide === '' || wide === anyPlace || wide === narrow;

/** Returns the number of an earlier rule that fits everything that a rule fits; null where it applies. */
export function coveringRule(markups: readonly Markup[], at: number): number | null {
  const rule = markups[at];
  if (!rule) return null;
  const customer = rule.customer.trim().toLowerCase();
  const index = markups.slice(0, at).findIndex((earlier) => {
    const wide = earlier.customer.trim().toLowerCase();
    return (
      covers(earlier.from, rule.from) &&
      covers(earlier.to, rule.to) &&
      covers(earlier.mode, rule.mode) &&
      covers(earlier.service, rule.service) &&
      (covers(wide, customer) || (wide.startsWith('@') && customer.endsWith(wide)))
    );
  });
  return index < 0 ? null : index + 1;
}
