import { measuresOf } from '#features/cargo/measures.ts';
import { placeName } from '#features/cargo/place.ts';
import type { ProposedRate } from '#features/rates/rates.ts';
import { billingOf } from '#features/requests/billing.ts';
import type { CustomerText } from '#features/requests/customer-texts.ts';
import { correctionPath, requestPath } from '#features/requests/lead.ts';
import type { DeskLead } from '#features/requests/server/inbox/find-lead.ts';
import { dateAt } from '#features/settings/business-hours.ts';
import { templateOf } from '#features/settings/own-services.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { StaffMember } from '#platform/commands/caller.ts';
import { deskLocale, knownLocale } from '#platform/i18n/locale.ts';
import { carriageFacts } from '../carriage.ts';
import { companyAsParty, missingOfParty, nraNoticeOf } from '../nra-notice.ts';
import type { QuoteContent } from '../quote-content.ts';
import { quoteDefaultsIn } from '../quote-defaults.ts';
import { quoteStringsIn } from '../quote-strings.ts';
import { companyTax } from '../quote-tax.ts';
import { quotedCargo } from '../quoted-cargo.ts';
import type { LaneRate } from '../send-findings.ts';
import type { OtherDays } from '../server/lane-rates.ts';
import { sheetRateOf } from '../server/list-findings.ts';
import type { Repriced } from '../server/repriced-draft.ts';
import { quotes } from '../strings/en/desk-quotes.ts';
import { quoteScopeOf } from '../usual-texts.ts';
import { repricedText } from './drafted-text.ts';
import type { StoredQuote } from './editor/editor-model.ts';
import type { Insertable } from './editor/insert-content.ts';
import { otherDaysText } from './other-days.ts';
import { textsOf } from './quote-insertable.ts';

const t = quotes.editor.insert;

interface QuoteFacts {
  lead: DeskLead;
  /** Draft, or the proposal with version 0. */
  loaded: StoredQuote & { quoteId: string; version: number; revision: number };
  /** Proposed content for the shipment. */
  proposed: QuoteContent;
  insertable: Insertable[];
  /** Days of the lane’s rates where none is valid on the day of the quote. */
  otherDays: OtherDays | null;
  /** Rates of the lane. */
  rates: readonly ProposedRate[];
  /** Rates of the latest quotes that were sent for it. */
  quotedRates: readonly LaneRate[];
  /** Origin and destination by place code or as typed. */
  lane: { from: string; to: string };
  /** True when the customer has another quote that can be accepted. */
  hasOpenQuote: boolean;
  /** True when the quote is a sent one with a later last day, which is to be sent at once. */
  isExtension: boolean;
  /** Sources of the lines of a draft by the company's rates, by option and line. */
  sources: Record<string, Record<string, string>>;
  /** The price of such a draft by the rates of today; null where it is still the same. */
  repriced: Repriced | null;
  /** It is priced again at once. */
  isPricedAgain: boolean;
  /** The customer's texts, the newest first. */
  written: CustomerText[];
  me: StaffMember;
  /** Query of the list that the request was opened from. */
  query: string;
  now: number;
}

/** Returns why there is nothing to insert. */
function noInsertionText({ from, to }: QuoteFacts['lane'], days: OtherDays | null): string {
  if (!from || !to) return t.noLane;
  return days ? otherDaysText(t.otherDays, days) : t.none;
}

const bare = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** True where a text, or the beginning that is kept of it, is a paragraph of the customer's text, which is shown beside it. */
export function isParagraphOf(written: string, text: string): boolean {
  const paragraphs = written.split('\n\n').map(bare);
  const isCut = text.endsWith('…');
  const start = bare(isCut ? text.slice(0, -1) : text);
  if (start === '') return false;
  return isCut ? paragraphs.some((paragraph) => paragraph.startsWith(start)) : paragraphs.includes(start);
}

export type QuotePage = ReturnType<typeof quotePage>;

/** Returns what the editor needs; `documentStrings` are in the customer's language. */
export function quotePage(facts: QuoteFacts) {
  const {
    lead,
    loaded,
    proposed,
    insertable,
    otherDays,
    rates,
    quotedRates,
    lane,
    hasOpenQuote,
    isExtension,
    sources,
    repriced,
    isPricedAgain,
    written,
    me,
    query,
    now,
  } = facts;
  const { company } = currentSettings();
  const locale = knownLocale(lead.locale);
  const { reference, name, company: from, email, shipment } = lead;
  const cargo = quotedCargo(lead.answers, deskLocale).filter(
    ({ name }) => !['shipment.from', 'shipment.to'].includes(name),
  );
  const isWritten = (text: string) => isParagraphOf(written[0]?.text ?? '', text);
  const endOf = (place: NonNullable<typeof shipment>['from']) => place?.text || place?.code || '';
  return {
    meId: me.id,
    requestPath: `${requestPath(lead.id)}${query}`,
    draftPath: `/api/v1/desk/leads/${lead.id}/quote-draft`,
    leadVersion: lead.version,
    reference,
    email,
    locale,
    loaded,
    insertable,
    noInsertion: noInsertionText(lane, otherDays),
    hasOpenQuote,
    isExtension,
    sources,
    repriced: repriced && {
      content: repriced.content,
      note: repricedText(repriced.drafted, shipment && measuresOf(shipment)),
      isAtOnce: isPricedAgain,
    },
    shipment,
    name: name || from,
    /** Empty where the customer's text begins with it. */
    headline: isWritten(lead.about) ? '' : lead.about || name,
    revision: loaded.revision,
    template: {
      from: lane.from,
      to: lane.to,
      lane: [endOf(shipment?.from), endOf(shipment?.to)].map(placeName).filter(Boolean).join(' → '),
      service: lead.service ?? '',
    },
    requestFacts: {
      service: templateOf(currentSettings(), lead.service),
      companyCountry: company.address.country,
      missingOfParty: missingOfParty(lead.answers, shipment),
      quotedRates,
      sheetRates: rates.map(sheetRateOf),
    },
    /** Lane and cargo of the request. */
    carriage: carriageFacts(lead.answers),
    correctionPath: correctionPath(lead.id),
    /** The cargo of the request, for staff. */
    cargo,
    /** The same without what the customer's text says, which is shown beside it. */
    unwrittenCargo: cargo.filter(({ value }) => !isWritten(value)),
    /** The customer's texts, the newest first. */
    written,
    usual: {
      proposed: textsOf(proposed),
      defaults: quoteDefaultsIn(locale),
      currency: company.currency,
      scope: quoteScopeOf(shipment, company.address.country),
    },
    /** The tax of the settings. */
    tax: companyTax(),
    today: dateAt(now, company.hours.timeZone),
    company: {
      name: company.name,
      legalName: company.legalName,
      address: company.address,
      phone: company.phone,
      email: company.email,
      hours: company.hours,
    },
    document: {
      locale,
      reference,
      shipment: quotedCargo(lead.answers, locale),
      revision: loaded.revision,
      preparedBy: me.name,
      sentAt: now,
      customer: { name, company: from, ...billingOf(lead.answers) },
      offeredBy: companyAsParty(),
    },
    /** The notice of a quote that has an option by ocean. */
    nra: nraNoticeOf({
      content: { options: [{ mode: 'fcl' }] },
      cargo: shipment,
      locale,
      preparedBy: me.name,
      customer: name,
      sentAt: now,
    }),
    documentStrings: quoteStringsIn(locale).document,
  };
}
