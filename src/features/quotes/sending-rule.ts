import type { TransportMode } from '#features/cargo/choices.ts';
import { coversLane } from '#features/rates/price/markup.ts';
import type { CargoPrice } from '#features/rates/price/price-cargo.ts';
import type { LaneEnds } from '#features/rates/price/select-rates.ts';
import { isEmbargoed } from '#features/settings/embargoes.ts';
import type { Pricing } from '#features/settings/pricing.ts';
import { scaled } from '#platform/values/decimal.ts';

export type SendingRule = Pricing['sending']['rules'][number];

/** A reason for which no rule sends a draft. */
export type RuleRefusal =
  /** The switch of all rules is off. */
  | 'off'
  | 'in-work'
  | 'has-text'
  /** The request waited for its rates, and the customer for an answer. */
  | 'rates-later'
  | 'special-cargo'
  /** It may be spam. */
  | 'doubtful'
  /** An end of the lane is under an embargo. */
  | 'embargo'
  | 'missing'
  | 'expired'
  | 'findings'
  /** The rates are of a port or airport near a place that has none. */
  | 'other-place'
  | 'no-rule'
  | 'above-maximum'
  | 'below-margin'
  | 'unknown-margin'
  | 'unknown-customer'
  /** The price is that of one customer, and anybody could have typed the address. */
  | 'unproven-address'
  /** Of a draft that waited: its price has changed. */
  | 'price-changed'
  /** Its address is not proven, and has had as many mails as strangers may cause. */
  | 'mail-limit'
  /** A member of staff took it back. */
  | 'taken-back';

/** Facts of a draft by the company's rates that decide whether a rule sends it. */
export interface RuleFacts {
  /** YYYY-MM-DD on the clock of the company's hours. */
  today: string;
  ends: LaneEnds;
  mode: TransportMode;
  /** One for each option of the draft. */
  prices: readonly Pick<CargoPrice, 'total' | 'margin' | 'missing' | 'validUntil'>[];
  /** The answers, the service or the goods of the request are for a person. */
  isSpecial: boolean;
  /** The request has a signal of spam, or a link in a name. */
  isDoubtful: boolean;
  /** Probable mistakes in the draft. */
  findings: number;
  /** A code whose rates are used stands for a place of the lane. */
  isOfOtherPlace: boolean;
  /** The request has a text or files that a person has to read. */
  hasText: boolean;
  /** The request was priced because rates came after it. */
  hasWaited: boolean;
  /** Somebody of the desk works on the request, or the customer has written since. */
  isInWork: boolean;
  /** The markup of the price names the customer's address. */
  isForCustomer: boolean;
  /** The request is from the confirmed account of its address. */
  isProven: boolean;
  /** The customer accepted a quote before, and the request is proven to be theirs. */
  isKnown: boolean;
}

type OptionPrice = RuleFacts['prices'][number];

/** Compares without a division: a share of a total has no exact decimal. */
function earns({ total, margin }: OptionPrice, percent: SendingRule['minimumMarginPercent']): boolean {
  if (!total || !margin) return false;
  return scaled(String(margin.amount)) * 100n >= BigInt(total.amount) * scaled(percent);
}

/** Returns the reason against a rule of the lane and mode of a draft: the customer may choose any of its options. */
function againstRule(rule: SendingRule, { prices, isKnown }: RuleFacts): RuleRefusal | null {
  if (prices.some(({ total }) => !total || total.amount > rule.maximum)) return 'above-maximum';
  if (prices.some(({ margin }) => margin === null)) return 'unknown-margin';
  if (!prices.every((price) => earns(price, rule.minimumMarginPercent))) return 'below-margin';
  return rule.knownCustomersOnly && !isKnown ? 'unknown-customer' : null;
}

function againstDraft(facts: RuleFacts): RuleRefusal | null {
  const { prices, today } = facts;
  if (facts.isInWork) return 'in-work';
  if (facts.hasText) return 'has-text';
  if (facts.hasWaited) return 'rates-later';
  if (facts.isForCustomer && !facts.isProven) return 'unproven-address';
  if (isEmbargoed(facts.ends)) return 'embargo';
  if (facts.isDoubtful) return 'doubtful';
  if (facts.isSpecial) return 'special-cargo';
  if (facts.isOfOtherPlace) return 'other-place';
  if (prices.length === 0 || prices.some(({ total, missing }) => missing.length > 0 || !total?.amount))
    return 'missing';
  if (prices.some(({ validUntil }) => validUntil !== null && validUntil < today)) return 'expired';
  return facts.findings > 0 ? 'findings' : null;
}

/**
 * Returns the first rule by which a draft is sent, or the reason against it. A rule with a largest total or a least margin
 * holds for every option, as the customer accepts any of them. The hours of a rule decide when it sends, not whether.
 */
export function sendingRuleFor(
  { isOn, rules }: Pricing['sending'],
  facts: RuleFacts,
): { rule: SendingRule } | { reason: RuleRefusal } {
  if (!isOn) return { reason: 'off' };
  const reason = againstDraft(facts);
  if (reason) return { reason };
  const reasons: RuleRefusal[] = [];
  for (const rule of rules) {
    if (rule.mode !== facts.mode || !coversLane(rule, facts.ends)) continue;
    const against = againstRule(rule, facts);
    if (!against) return { rule };
    reasons.push(against);
  }
  return { reason: reasons[0] ?? 'no-rule' };
}
