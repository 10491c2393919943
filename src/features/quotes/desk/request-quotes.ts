import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill } from '../../../platform/values/format.ts';
import { dayOf, momentIn } from '../../../platform/values/moment.ts';
import { formatMoney } from '../../../platform/values/money.ts';
import type { Cargo } from '../../cargo/cargo.ts';
import { requestPath } from '../../requests/lead.ts';
import { currentSettings } from '../../settings/server/current-settings.ts';
import { marginsOf, priceQuote } from '../priced.ts';
import { type DeskQuote, draftIn, type QuoteDecision } from '../server/quote-rows.ts';
import { quotes as strings } from '../strings/en/desk-quotes.ts';
import { marginText } from './editor/margin-text.ts';

interface QuotesOfRequest {
  /** Request of the quotes, or the one that it was merged into. */
  leadId: string;
  quotes: DeskQuote[];
  cargo: Cargo | null;
  /** Query of the list that the request was opened from. */
  query: string;
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
  return priceQuote(content, cargo).map(({ id, lines, totals }, index) => {
    const margins = marginsOf(lines);
    const isKnown = margins.length > 0 && margins.every(({ unknown }) => unknown === 0);
    const { converted } = totals;
    const total = totals.byCurrency.map((money) => formatMoney(deskLocale, money)).join(' + ');
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

function itemOf(quote: DeskQuote, { leadId, cargo, quotes }: QuotesOfRequest) {
  const hasDraft = draftIn(quotes, leadId) !== null;
  const { id, revision, state, validUntil, sentAt, savedBy, decision } = quote;
  const isOpen = state === 'sent' || state === 'expired';
  return {
    id,
    revision,
    state,
    title: fill(t.revision, { revision }),
    stateTitle: strings.states[state],
    facts: [
      validUntil && fill(t.valid, { day: dayText(validUntil) }),
      sentAt === null ? '' : fill(t.sent, { at: momentOf(sentAt), name: savedBy.name }),
    ].filter(Boolean),
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

export type RequestQuotes = ReturnType<typeof requestQuotes>;

/** Returns a request's quotes, newest first. */
export function requestQuotes(facts: QuotesOfRequest) {
  const { leadId, quotes, query } = facts;
  const draft = draftIn(quotes, leadId);
  const sent = quotes.filter(({ state }) => state !== 'draft').map((quote) => itemOf(quote, facts));
  return {
    path: `${requestPath(leadId)}/quote${query}`,
    draft: draft
      ? fill(draft.sendAt === null ? t.draft : t.waiting, {
          at: momentOf(draft.sendAt ?? draft.savedAt),
          name: draft.savedBy.name,
        })
      : '',
    /** The draft is being sent. */
    isWaiting: typeof draft?.sendAt === 'number',
    sent,
    unknownReference: facts.unknownReference,
  };
}
