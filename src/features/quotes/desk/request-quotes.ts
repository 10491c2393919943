import type { Cargo } from '#features/cargo/cargo.ts';
import { measuresOf } from '#features/cargo/measures.ts';
import type { FirstPrice } from '#features/rates/price/first-price.ts';
import { firstPriceText } from '#features/rates/price/first-price-text.ts';
import { marginsOf, priceOptions } from '#features/rates/price/priced.ts';
import { requestPath } from '#features/requests/lead.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { dayOf, momentIn } from '#platform/values/moment.ts';
import { formatMoney, formatTotals } from '#platform/values/money.ts';
import type { QuotedDetail } from '../document.ts';
import type { Drafted } from '../drafted.ts';
import { missingParts } from '../missing-parts.ts';
import { type DeskQuote, draftIn, isByRates, type QuoteDecision } from '../server/quote-rows.ts';
import type { Repriced } from '../server/repriced-draft.ts';
import { quotes as strings } from '../strings/en/desk-quotes.ts';
import { draftedText, laterRatesText, repricedText } from './drafted-text.ts';
import { marginText } from './editor/margin-text.ts';

interface QuotesOfRequest {
  /** Request of the quotes, or the one that it was merged into. */
  leadId: string;
  quotes: DeskQuote[];
  cargo: Cargo | null;
  /** The request as it stands, for comparison with what was quoted; null while it stands as it was sent. */
  corrected: { at: number; cargo: QuotedDetail[] } | null;
  /** The first price that the sender saw. */
  shown?: FirstPrice | undefined;
  /** Query of the list that the request was opened from. */
  query: string;
  /** The price of the draft by the rates of today; null where it is still the same. */
  repriced: Repriced | null;
  /** Reason that the company's rates made no draft; empty if there is a quote. */
  noDraft?: string;
  /** Unknown reference that a quote was to be copied to; empty otherwise. */
  unknownReference: string;
}

const t = strings.section;

function momentOf(at: number): string {
  return momentIn(at, currentSettings().company.hours.timeZone, deskLocale);
}

/** Formats a calendar day, YYYY-MM-DD. */
function dayText(day: string): string {
  return dayOf(Date.parse(`${day}T12:00:00Z`), 'UTC', deskLocale);
}

function decisionText(decision: QuoteDecision, quote: DeskQuote): string[] {
  const { outcome, via, optionId, reason, comment, recordedBy, orderNumber, at } = decision;
  const { options } = quote.content;
  const index = options.findIndex(({ id }) => id === optionId);
  const isKnown = reason !== null && reason in t.declineReasons;
  const values = {
    at: momentOf(at),
    name: decision.name || t.unnamed,
    channel: t.channels[via],
    option: options[index]?.title || fill(t.option, { number: index + 1 }),
    reason: isKnown ? t.declineReasons[reason as keyof typeof t.declineReasons] : '',
  };
  return [
    fill(t[outcome], values),
    comment,
    orderNumber && fill(t.orderNumber, { number: orderNumber }),
    recordedBy ? fill(t.recordedBy, { name: recordedBy.name }) : '',
  ].filter(Boolean);
}

/** Returns options with totals and margins; `cargo` supplies the quantities of a draft. */
function optionsOf({ content }: DeskQuote, cargo: Cargo | null) {
  return priceOptions(content, cargo).map(({ id, lines, totals }, index) => {
    const margins = marginsOf(lines);
    const isKnown = margins.length > 0 && margins.every(({ unknown }) => unknown === 0);
    const { converted } = totals;
    const total = formatTotals(deskLocale, totals.byCurrency);
    return {
      id,
      title: content.options[index]?.title || fill(t.option, { number: index + 1 }),
      total: converted ? `${total} = ${formatMoney(deskLocale, converted)}` : total,
      margin: isKnown ? margins.map(marginText).join(' + ') : '',
    };
  });
}

/** Returns the PDF's address under the request that staff see it on; null without a file. */
function pdfPathOf(leadId: string, { file }: Pick<DeskQuote, 'file'>): string | null {
  return file && `/api/v1${requestPath(leadId)}/files/${file.fileId}`;
}

function sentText({ rule, savedBy }: Pick<DeskQuote, 'rule' | 'savedBy'>, at: string): string {
  return rule ? fill(t.sentByRule, { at, ...rule }) : fill(t.sent, { at, name: savedBy.name });
}

/** True for a quote that was sent before a correction of what it is for. */
function isBeforeCorrection(
  { sentAt, request }: DeskQuote,
  corrected: QuotesOfRequest['corrected'],
): boolean {
  if (!corrected || sentAt === null || sentAt >= corrected.at) return false;
  return JSON.stringify(request?.shipment) !== JSON.stringify(corrected.cargo);
}

function itemOf(quote: DeskQuote, { leadId, cargo, quotes, corrected }: QuotesOfRequest) {
  const hasDraft = draftIn(quotes, leadId) !== null;
  const { id, revision, state, validUntil, sentAt, savedBy, rule, decision } = quote;
  const isOpen = state === 'sent' || state === 'expired';
  return {
    id,
    revision,
    state,
    title: fill(t.revision, { revision }),
    stateTitle: strings.states[state],
    facts: [
      validUntil && fill(t.valid, { day: dayText(validUntil) }),
      sentAt === null ? '' : sentText({ rule, savedBy }, momentOf(sentAt)),
    ].filter(Boolean),
    /** It says something else than the request as it was corrected since. */
    note:
      isOpen || state === 'accepted' ? (isBeforeCorrection(quote, corrected) ? t.beforeCorrection : '') : '',
    options: optionsOf(quote, state === 'draft' ? cargo : null),
    decision: decision ? decisionText(decision, quote) : [],
    pdfPath: pdfPathOf(leadId, quote),
    // A draft would be another change, and the quote of a merged request is copied without its days.
    canExtend: isOpen && !hasDraft && quote.leadId === leadId,
    canWithdraw: isOpen,
    // An expired quote must be sent again before it can be accepted.
    canAccept: state === 'sent',
    canDecline: isOpen,
    canReopen: state === 'accepted' || state === 'declined',
  };
}

/** A draft by the company's rates, as it can be sent where nothing is missing. */
function draftedIn(
  { id, version, rule, returned }: DeskQuote,
  drafted: Drafted,
  { repriced, cargo }: QuotesOfRequest,
) {
  const known = cargo && measuresOf(cargo);
  const { reasons, otherReason, returned: text } = strings.drafted;
  const reason = Object.entries(reasons).find(([name]) => name === returned)?.[1] ?? otherReason;
  return {
    id,
    version,
    ...draftedText(drafted, known),
    canSend: drafted.missing.length === 0,
    /** Title of the canned reply that asks the customer for what is missing; empty where they cannot add it. */
    ask: missingParts(drafted, known).length > 0 ? strings.drafted.ask : '',
    waitsForRule: rule !== null,
    repriced: repriced ? repricedText(repriced.drafted, known) : '',
    canPriceAgain: repriced?.content != null,
    returned: returned === null ? '' : fill(text, { reason }),
  };
}

function draftTitle(draft: DeskQuote): string {
  const at = momentOf(draft.sendAt ?? draft.savedAt);
  if (draft.rule) return fill(strings.drafted.waiting, { at, ...draft.rule });
  if (isByRates(draft)) {
    const later = draft.drafted ? laterRatesText(draft.drafted) : '';
    return [fill(strings.drafted.ready, { at }), later].filter(Boolean).join(', ');
  }
  return fill(draft.sendAt === null ? t.draft : t.waiting, { at, name: draft.savedBy.name });
}

export type RequestQuotes = ReturnType<typeof requestQuotes>;

/** Returns a request's quotes, newest first. */
export function requestQuotes(facts: QuotesOfRequest) {
  const { leadId, quotes, query } = facts;
  const draft = draftIn(quotes, leadId);
  const sent = quotes.filter(({ state }) => state !== 'draft').map((quote) => itemOf(quote, facts));
  return {
    path: `${requestPath(leadId)}/quote${query}`,
    draft: draft ? draftTitle(draft) : '',
    drafted: draft?.drafted && isByRates(draft) ? draftedIn(draft, draft.drafted, facts) : null,
    /** Version of a draft that can be discarded here; null without one, and while it is being sent. */
    discardable: draft && draft.sendAt === null ? draft.version : null,
    /** The draft is being sent. */
    isWaiting: typeof draft?.sendAt === 'number' && draft.rule === null,
    sent,
    firstPrice: facts.shown ? fill(t.firstPrice, { price: firstPriceText(deskLocale, facts.shown) }) : '',
    noDraft: facts.noDraft ?? '',
    unknownReference: facts.unknownReference,
  };
}
