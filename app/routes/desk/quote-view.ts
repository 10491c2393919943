import { dateAt } from '../../../contract/business-hours.ts';
import { requestPath } from '../../../contract/lead.ts';
import { deskLocale, knownLocale } from '../../../contract/locale.ts';
import { placeName } from '../../../contract/place.ts';
import type { QuoteContent } from '../../../contract/quote/quote-content.ts';
import { requestedServices } from '../../../contract/quote/requested-services.ts';
import { isService } from '../../../contract/service.ts';
import type { StaffMember } from '../../../contract/staff-member.ts';
import type { DeskLead } from '../../../server/leads/inbox/find-lead.ts';
import { company } from '../../content/company.ts';
import type { DeskStrings } from '../../content/en/desk.ts';
import { quoteDefaultsIn } from '../../content/quote-defaults.ts';
import { quoteStringsIn } from '../../content/quote-strings.ts';
import { quotedShipment } from '../../content/quoted-shipment.ts';
import { languageOf } from './customer-language.ts';
import type { StoredQuote } from './quote/editor-model.ts';
import type { Insertable } from './quote/insert-content.ts';
import { textsOf } from './quote-insertable.ts';

interface QuoteFacts {
  lead: DeskLead;
  /** The draft, or what is proposed, with version 0. */
  loaded: StoredQuote & { quoteId: string; version: number; revision: number };
  /** What is proposed for its shipment. */
  proposed: QuoteContent;
  insertable: Insertable[];
  /** Where the goods go, by codes of places or what was written. */
  lane: { from: string; to: string };
  /** Whether the customer has a quote that can still be accepted. */
  hasOpenQuote: boolean;
  me: StaffMember;
  /** From which list the request was opened. */
  query: string;
  now: number;
  t: DeskStrings;
}

export type QuotePage = ReturnType<typeof quoteView>;

/** Everything that the editor of a quote shows. */
export function quoteView(facts: QuoteFacts) {
  const { lead, loaded, proposed, insertable, lane, hasOpenQuote, me, query, now, t } = facts;
  const locale = knownLocale(lead.locale);
  const { reference, name, company: from, email, shipment } = lead;
  const endOf = (place: NonNullable<typeof shipment>['from']) => place?.text || place?.code || '';
  return {
    title: `${t.quotes.editor.heading} ${reference}`,
    t: t.quotes.editor,
    charges: quoteStringsIn(deskLocale).document.charges as Record<string, string>,
    meId: me.id,
    requestPath: `${requestPath(lead.id)}${query}`,
    draftPath: `/api/v1/desk/leads/${lead.id}/quote-draft`,
    leadVersion: lead.version,
    ...{ reference, email, locale, loaded, insertable, hasOpenQuote, shipment },
    name: name || from,
    headline: lead.about || name,
    revision: loaded.revision,
    template: {
      ...{ from: lane.from, to: lane.to, services: t.services as Record<string, string> },
      lane: [endOf(shipment?.from), endOf(shipment?.to)].map(placeName).filter(Boolean).join(' → '),
      service: isService(lead.service) ? lead.service : '',
    },
    language: languageOf(locale),
    usual: {
      ...{ proposed: textsOf(proposed), defaults: quoteDefaultsIn(locale), currency: company.currency },
      requested: requestedServices(shipment, company.address.country),
    },
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
      ...{ locale, reference, shipment: quotedShipment(lead.answers, locale) },
      revision: loaded.revision,
      sentAt: now,
      customer: { name, company: from },
    },
    documentStrings: quoteStringsIn(locale).document,
  };
}
