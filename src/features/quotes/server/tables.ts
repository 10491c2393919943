import type { Generated } from 'kysely';
import type { Cargo } from '#features/cargo/cargo.ts';
import type { TransportMode } from '#features/cargo/choices.ts';
import type { DecisionChannel, QuoteState } from '#features/rates/charges.ts';
import type { LostReason, StaffName } from '#features/requests/lead.ts';
import type { JsonText } from '#platform/db/json-text.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Currency } from '#platform/values/money.ts';
import type { QuotedRequest } from '../document.ts';
import type { Drafted } from '../drafted.ts';
import type { QuoteContent } from '../quote-content.ts';
import type { SendingRule } from '../sending-rule.ts';

/** The lane and mode of a rule that sends quotes. */
export interface RuleLane {
  from: string;
  to: string;
  mode: TransportMode;
}

/** The draft to send: its version and that of its lead, as they were on the page, or when it was priced for a rule. */
export interface Sending {
  version: number;
  leadVersion: number;
  /** The company, without an id, where a rule sends it. */
  by: StaffName;
  rule?: SendingRule;
}

/** A draft that was refused when it was due; without an author where a rule would have sent it. */
interface ReturnedQuote {
  staffId: string;
  /** `SendRefusal`, `RuleRefusal` or that of an older release. */
  reason: string;
}

/** A quote of a lead: a draft, or what was sent, which is never changed again; each change is another revision. */
export interface QuoteTable {
  id: string;
  lead_id: string;
  /** From 1, over all quotes of the lead. */
  revision: number;
  state: QuoteState;
  /** Increases with every save, so that a stale page undoes none. */
  version: number;
  /** Quantities that follow from the shipment are filled in when it is sent. */
  content: JsonText<QuoteContent>;
  /** As it was sent; null of a draft, once it is erased, and where an older release sent it. */
  quoted_request: JsonText<QuotedRequest> | null;
  /** The cargo that its quantities follow from; null as above, and where the request has none. */
  quoted_cargo: JsonText<Cargo> | null;
  /** YYYY-MM-DD, of the content, for lists. */
  valid_until: string | null;
  /** The end of that day on the clock of the company's hours; null until it is sent. */
  expires_at: number | null;
  begun_at: number;
  saved_at: number;
  saved_by: string;
  saved_by_name: string;
  sent_at: number | null;
  /** Time of acceptance, decline, withdrawal or superseding. */
  settled_at: number | null;
  /** The mail that it is sent with. */
  subject: string;
  message: string;
  /** Null until it is sent. */
  outbox_id: string | null;
  /** The attachment that is its PDF as it was sent, and the SHA-256 of that in hex. */
  document_id: string | null;
  document_digest: string | null;
  customer_reminded_at: number | null;
  staff_reminded_at: number | null;
  /** The time at which a draft that waits is sent; null for any other. */
  send_at: number | null;
  /** Of a draft that waits. */
  sending: JsonText<Sending> | null;
  /** Of a draft that was refused when it was due, until it is saved or sent. */
  returned: JsonText<ReturnedQuote> | null;
  /** Of one that was begun by the company's rates; it has no author until somebody saves or sends it. */
  drafted: JsonText<Drafted> | null;
  /** Of the rule that sent it; null where a person did. */
  rule: JsonText<RuleLane> | null;
  /** 1 for a draft that began by the company's rates and lacks nothing, until it is sent. */
  is_ready: 0 | 1;
}

/** Total of a sent option in one currency, for figures; `cost` is null when a line's is unknown. */
export interface QuoteTotalTable {
  quote_id: string;
  option_id: string;
  /** The option's place in the quote, from 0. */
  number: number;
  currency: Currency;
  /** Minor units. */
  price: number;
  cost: number | null;
  sent_at: number | null;
  is_accepted: 0 | 1;
}

/** Requests that changed since they were last priced by the company's rates. */
export interface LeadToPriceTable {
  lead_id: string;
  /** Of the lead, after the change. */
  version: number;
  /** 1 where rates came after the request. */
  waited: Generated<number>;
}

/** Decisions on a quote and their channel; one is current, those that staff undid stay. */
export interface QuoteDecisionTable {
  id: string;
  quote_id: string;
  outcome: 'accepted' | 'declined';
  via: DecisionChannel;
  option_id: string | null;
  reason: LostReason | null;
  comment: string;
  /** Name as signed by the customer or recorded by staff. */
  name: string;
  /** The customer's purchase order; empty without one. */
  order_number: string;
  /** From where the customer's page was used; empty where staff recorded the decision. */
  address: string;
  user_agent: string;
  /** SHA-256 of the terms that were ticked, in hex; with the notice of a negotiated rate arrangement where it was shown. */
  terms_digest: string | null;
  document_digest: string | null;
  /** The staff member who recorded it; null for the customer. */
  decided_by: string | null;
  decided_by_name: string | null;
  at: number;
  undone_at: number | null;
  undone_by: string | null;
}

/** A quote to begin others with. */
export interface QuoteTemplateTable {
  id: string;
  name: string;
  /** Match criteria; null for any. Places are folded names or codes. */
  service: string | null;
  mode: TransportMode | null;
  lane_from: string | null;
  lane_to: string | null;
  /** Of its texts; null where it is not known. */
  locale: Locale | null;
  content: JsonText<QuoteContent>;
  changed_at: number;
  changed_by: string;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    quotes: QuoteTable;
    quote_totals: QuoteTotalTable;
    leads_to_price: LeadToPriceTable;
    quote_decisions: QuoteDecisionTable;
    quote_templates: QuoteTemplateTable;
  }
}
