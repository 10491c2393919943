import type { StaffMember } from '../../../platform/commands/caller.ts';
import { knownLocale } from '../../../platform/i18n/locale.ts';
import { measuresOf } from '../../cargo/measures.ts';
import { placeName } from '../../cargo/place.ts';
import { requestedServices } from '../../rates/price/requested-services.ts';
import { billingOf } from '../../requests/billing.ts';
import { requestPath } from '../../requests/lead.ts';
import type { DeskLead } from '../../requests/server/inbox/find-lead.ts';
import { dateAt } from '../../settings/business-hours.ts';
import { templateOf } from '../../settings/own-services.ts';
import { currentSettings } from '../../settings/server/current-settings.ts';
import { companyAsParty, missingOfParty, nraNoticeOf } from '../nra-notice.ts';
import type { QuoteContent } from '../quote-content.ts';
import { quoteDefaultsIn } from '../quote-defaults.ts';
import { quoteStringsIn } from '../quote-strings.ts';
import { companyTax } from '../quote-tax.ts';
import { quotedCargo } from '../quoted-cargo.ts';
import type { LaneRate } from '../send-findings.ts';
import type { Repriced } from '../server/repriced-draft.ts';
import { repricedText } from './drafted-text.ts';
import type { StoredQuote } from './editor/editor-model.ts';
import type { Insertable } from './editor/insert-content.ts';
import { textsOf } from './quote-insertable.ts';

interface QuoteFacts {
  lead: DeskLead;
  /** Draft, or the proposal with version 0. */
  loaded: StoredQuote & { quoteId: string; version: number; revision: number };
  /** Proposed content for the shipment. */
  proposed: QuoteContent;
  insertable: Insertable[];
  /** Rates of the lane. */
  rates: readonly LaneRate[];
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
  me: StaffMember;
  /** Query of the list that the request was opened from. */
  query: string;
  now: number;
}

export type QuotePage = ReturnType<typeof quotePage>;

/** Returns what the editor needs; `documentStrings` are in the customer's language. */
export function quotePage(facts: QuoteFacts) {
  const {
    lead,
    loaded,
    proposed,
    insertable,
    rates,
    quotedRates,
    lane,
    hasOpenQuote,
    isExtension,
    sources,
    repriced,
    isPricedAgain,
    me,
    query,
    now,
  } = facts;
  const { company } = currentSettings();
  const locale = knownLocale(lead.locale);
  const { reference, name, company: from, email, shipment } = lead;
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
    headline: lead.about || name,
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
      sheetRates: rates.map(({ mode, code, basis, container, rate, currency }) => ({
        mode,
        code,
        basis,
        container,
        rate,
        currency,
      })),
    },
    usual: {
      proposed: textsOf(proposed),
      defaults: quoteDefaultsIn(locale),
      currency: company.currency,
      requested: requestedServices(shipment, company.address.country),
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
