import { data, redirect } from 'react-router';
import { taxCountryOf } from '#features/cargo/tax-number.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { listSheetNames } from '#features/rates/server/rate-sheets.ts';
import { billingOf } from '#features/requests/billing.ts';
import { customerTexts } from '#features/requests/customer-texts.ts';
import { listQuery } from '#features/requests/desk/inbox-address.ts';
import { requestPath } from '#features/requests/lead.ts';
import {
  type DeskLead,
  findLead,
  findLeadId,
  listTimeline,
} from '#features/requests/server/inbox/find-lead.ts';
import { listIn } from '#features/requests/server/inbox/list-in-address.ts';
import { replyValues } from '#features/requests/server/reply/send-reply.ts';
import { dateAt, daysAfter, openDayFrom } from '#features/settings/business-hours.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { templateOf } from '#features/settings/own-services.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { StaffMember } from '#platform/commands/caller.ts';
import { type Services, servicesContext } from '#platform/context.ts';
import { knownLocale } from '#platform/i18n/locale.ts';
import { firstMail } from '../first-mail.ts';
import { quoteDraftIn } from '../quote-strings.ts';
import { findOtherDays, findTariffs, laneOf, listQuotedRates, priceShipment } from '../server/lane-rates.ts';
import { proposeQuote } from '../server/propose-quote.ts';
import { type DeskQuote, draftIn, listQuotes } from '../server/quote-rows.ts';
import { findRepriced } from '../server/repriced-draft.ts';
import { copyOfQuote } from '../server/save-draft.ts';
import { listQuoteTemplates } from '../server/templates.ts';
import { quotes as strings } from '../strings/en/desk-quotes.ts';
import type { Route } from './+types/quote';
import { QuoteEditor } from './editor/quote-editor.tsx';
import { lineSources } from './line-sources.ts';
import { asProposed, insertableFor } from './quote-insertable.ts';
import { quotePage } from './quote-page.ts';

/** Days by which a sent quote can be extended at once. */
const mostExtendedDays = 60;

function daysIn(typed: string | null): number {
  const days = Number(typed);
  return Number.isInteger(days) && days <= mostExtendedDays ? days : 0;
}

/** Adds days to the last day of a quote, or to today when it is over; the office opens on the day. */
function extendedDay(lastDay: string | null, days: number, today: string): string {
  const from = lastDay !== null && lastDay > today ? lastDay : today;
  return openDayFrom(daysAfter(from, days), currentSettings().company.hours);
}

/** Returns the stored draft, or an unstored proposal: the copied quote, else the last one of the request, else lines for the shipment. */
async function draftFor(
  { db, clock }: Services,
  lead: DeskLead,
  { quotes, from, extendBy, me }: { quotes: DeskQuote[]; from: string; extendBy: number; me: StaffMember },
) {
  const { company } = currentSettings();
  const locale = knownLocale(lead.locale);
  const today = dateAt(clock(), company.hours.timeZone);
  const proposed = proposeQuote({
    cargo: lead.shipment,
    service: templateOf(currentSettings(), lead.service),
    locale,
    today,
    company,
    customerCountry: taxCountryOf(billingOf(lead.answers).taxKind),
  });
  const draft = draftIn(quotes, lead.id);
  const ofLead = quotes.filter(({ leadId }) => leadId === lead.id);
  const nextRevision = Math.max(0, ...ofLead.map((quote) => quote.revision)) + 1;
  const sourceId = from || (draft ? '' : (ofLead[0]?.id ?? ''));
  const copied = sourceId ? await copyOfQuote(db, sourceId) : null;
  if (draft) {
    const revision = draft.leadId === lead.id ? draft.revision : nextRevision;
    // One by the rates has no author yet.
    const mail = firstMail(draft, replyValues(lead, me, { company, locale }));
    return {
      loaded: { ...draft, ...mail, quoteId: draft.id, revision },
      copied,
      proposed,
      isExtension: false,
    };
  }
  const isRevision = copied !== null && ofLead.some(({ id }) => id === sourceId);
  const isExtension = isRevision && extendBy > 0;
  const content = copied ? asProposed(copied, { locale, proposed }) : proposed;
  // A revision keeps the tax of the one before; another customer may pay none.
  if (!isRevision) content.tax = proposed.tax;
  if (isExtension) content.validUntil = extendedDay(copied.lastDay, extendBy, today);
  // An extension that was sent is not taken back.
  else if (isRevision && (copied.lastDay ?? '') > (content.validUntil ?? ''))
    content.validUntil = copied.lastDay;
  const { subject, message, extended, revised } = quoteDraftIn(locale);
  const text = isExtension ? extended : isRevision ? revised : message;
  const mail = firstMail({ subject, message: text }, replyValues(lead, me, { company, locale }));
  const loaded = { quoteId: '', version: 0, revision: nextRevision, content, ...mail };
  return { loaded, copied: null, proposed, isExtension };
}

/** Redirects to the editor of the request that a quote is copied to, or back when the reference is unknown. */
async function toOther({ db }: Services, leadId: string, { from, to }: { from: string; to: string }) {
  const otherId = await findLeadId(db, to);
  const query = otherId ? { from } : { unknown: to };
  const path = otherId ? `${requestPath(otherId)}/quote` : requestPath(leadId);
  return redirect(`${path}?${new URLSearchParams(query)}`);
}

export async function loader({
  request,
  params,
  context,
}: Pick<Route.LoaderArgs, 'request' | 'params' | 'context'>) {
  const { staff: me } = await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const from = searchParams.get('from') ?? '';
  const to = searchParams.get('to') ?? '';
  const lead = await findLead(services, params.id);
  if (!lead || lead.mergedInto) throw data(null, { status: 404 });
  if (to) throw await toOther(services, lead.id, { from, to });
  const now = services.clock();
  const quotes = await listQuotes(services.db, [lead.id, ...lead.merged.map(({ id }) => id)], now);
  const list = listIn(searchParams, me.id);
  const extendBy = daysIn(searchParams.get('extend'));
  const { copied, ...drafted } = await draftFor(services, lead, { quotes, from, extendBy, me });
  const lane = laneOf(lead.shipment);
  const mode = lead.shipment?.mode;
  const locale = knownLocale(lead.locale);
  const draft = draftIn(quotes, lead.id);
  const reasons = Object.values(draft?.drafted?.reasons ?? {}).flat();
  const sheetIds = [...new Set(reasons.flatMap(({ sheetId }) => sheetId ?? []))];
  const service = templateOf(currentSettings(), lead.service);
  const [templates, tariffs, quotedRates, repriced, sheets, timeline] = await Promise.all([
    listQuoteTemplates(services.db, {
      ...lane,
      ...(mode ? { mode } : {}),
      locale,
      ...(lead.service ? { service: lead.service } : {}),
    }),
    findTariffs(services, { cargo: lead.shipment, service }),
    listQuotedRates(services, lead.id),
    findRepriced(services, draft),
    listSheetNames(services.db, sheetIds),
    listTimeline(services.db, lead),
  ]);
  const { rates, tariffOf } = tariffs;
  const modes = [...new Set(rates.map((rate) => rate.mode))];
  const prices = modes.flatMap((mode) =>
    priceShipment(tariffOf(mode), { cargo: lead.shipment, mode, service, customer: lead.email }),
  );
  const insertable = insertableFor({ copied, templates, locale, prices });
  return quotePage({
    ...drafted,
    insertable,
    otherDays: insertable.length === 0 ? await findOtherDays(services, lead.shipment) : null,
    rates,
    quotedRates,
    lead,
    lane,
    written: customerTexts(lead, timeline.events),
    me,
    now,
    sources: repriced?.isApplied ? {} : lineSources(draft?.drafted ?? null, sheets),
    repriced: repriced?.isApplied ? null : repriced,
    isPricedAgain: searchParams.has('again'),
    hasOpenQuote: quotes.some(({ state }) => state === 'sent'),
    query: list ? listQuery(list) : '',
  });
}

export const meta = deskTitle<Route.ComponentProps['loaderData']>(
  ({ reference }) => `${strings.editor.heading} ${reference}`,
);

export default function Quote({ loaderData }: Route.ComponentProps) {
  return (
    <div className="desk-page">
      <QuoteEditor
        // A draft belongs to one request.
        key={loaderData.draftPath}
        {...loaderData}
      />
    </div>
  );
}
