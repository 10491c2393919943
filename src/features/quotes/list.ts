import type { TransportMode } from '#features/cargo/choices.ts';
import type { ShownQuoteState } from '#features/rates/charges.ts';
import type { LostReason } from '#features/requests/lead.ts';
import type { Currency } from '#platform/values/money.ts';

/** The tabs of the list of quotes; `expiring` are those open ones that end within seven days. */
export const quoteTabs = ['open', 'expiring', 'expired', 'accepted', 'declined', 'draft', 'all'] as const;

export type QuoteTab = (typeof quoteTabs)[number];

/** Orders of the list: the newest or the oldest first, by when they were sent or begun; `ending` goes by the last day. */
export const quoteSorts = ['newest', 'oldest', 'ending'] as const;

export type QuoteSort = (typeof quoteSorts)[number];

/** The orders that a tab can be in, its usual one first; drafts do not end, and all states have no index for it. */
export function sortsOf(tab: QuoteTab): readonly [QuoteSort, ...QuoteSort[]] {
  if (tab === 'draft' || tab === 'all') return ['newest', 'oldest'];
  return tab === 'expiring' || tab === 'expired' ? ['ending', 'newest', 'oldest'] : quoteSorts;
}

/** The order that a tab is in: the one that is asked for, or its usual one where it has no such order. */
export function sortIn(tab: QuoteTab, sort: QuoteSort | undefined): QuoteSort {
  const sorts = sortsOf(tab);
  return sort && sorts.includes(sort) ? sort : sorts[0];
}

/** An amount of a quote in one currency, in minor units; `cost` is null where a line's is not known. */
export interface ListedAmount {
  currency: Currency;
  price: number;
  cost: number | null;
}

/** A quote in the list; times in milliseconds since 1970. */
export interface ListedQuote {
  id: string;
  leadId: string;
  reference: string;
  revision: number;
  name: string;
  company: string;
  email: string;
  service: string | null;
  laneFrom: string | null;
  laneTo: string | null;
  ownerId: string | null;
  state: ShownQuoteState;
  /** Of the accepted option, else of the first one; empty for a draft. */
  amounts: ListedAmount[];
  /** More options than the one whose amounts these are. */
  otherOptions: number;
  /** The rule that sent it, or that a draft waits for; null where a person did. */
  rule: { from: string; to: string; mode: TransportMode } | null;
  validUntil: string | null;
  begunAt: number;
  sentAt: number | null;
  expiresAt: number | null;
  /** True when it can still be accepted or could be, its request has no draft, and was not merged into another. */
  canExtend: boolean;
}

/** Requests that were first quoted in a period, and what became of them. */
export interface QuoteOutcomes {
  quoted: number;
  won: number;
  lost: number;
}

/** Requests of a period whose sender saw a first price. */
export interface FirstPriceFigures {
  shown: number;
  /** Quoted so that the range and the quote can be compared: below, within and above it. */
  quoted: number;
  below: number;
  within: number;
  above: number;
  /** Of the place in the range, in percent from its lower end to its upper one. */
  median: number | null;
  won: number;
  lost: number;
}

/** Figures of quotes that were sent in a period; times in milliseconds. */
export interface QuoteFigures extends QuoteOutcomes {
  from: number;
  to: number;
  reasons: Record<LostReason, number>;
  /** Accepted quotes by currency; `cost` and margin count those alone whose cost is known. */
  revenue: { currency: Currency; count: number; price: number; costedPrice: number; cost: number }[];
  /** Quotes that a rule sent. */
  byRule: { sent: number; accepted: number };
  /** From the request to its first quote where a person sent it, in opening hours. */
  timeToQuote: { median: number | null; ninetieth: number | null };
  /** The most quoted first; at most ten. */
  lanes: (QuoteOutcomes & { from: string; to: string })[];
  services: (QuoteOutcomes & { service: string })[];
  /** By who owns the requests now; an empty id for nobody, and an empty name where none of their quotes has it. */
  owners: (QuoteOutcomes & { ownerId: string; name: string })[];
  /** The most quoted first; at most ten. */
  customers: (QuoteOutcomes & { customer: string })[];
}
