import { data, redirect } from 'react-router';
import { hiddenInputs } from '#features/brief/pages/form/hidden-inputs.ts';
import { findLocation } from '#features/cargo/server/places/locations.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import { answerForm, keepFields, runForm } from '#features/identity/run-form.ts';
import { hasAcceptedCase } from '#features/kyc/server/has-accepted-case.ts';
import { drawLane, type Lane } from '#features/map/draw-lane.ts';
import { type QuoteStrings, quoteStringsIn } from '#features/quotes/quote-strings.ts';
import { customerQuoteCommands } from '#features/quotes/server/commands.ts';
import { type CustomerQuoteView, listCustomerQuotes } from '#features/quotes/server/quotes-by-link.ts';
import { filesIn, textOf } from '#features/requests/answers.ts';
import { customerZoneOf } from '#features/requests/customer-zone.ts';
import { answeredOnly, describeAnswers, taxProblemOf } from '#features/requests/describe-answers.ts';
import { referencesIn } from '#features/requests/references.ts';
import { submissionCommands } from '#features/requests/server/commands/submissions.ts';
import { findConversation } from '#features/requests/server/customer/conversation.ts';
import {
  answerOf,
  findLeadBySecret,
  findOwnContact,
  type LinkedLead,
} from '#features/requests/server/customer/lead-by-link.ts';
import { findSecretLink, recordOpening } from '#features/requests/server/secret-links.ts';
import { findUndoableChange, undoMs } from '#features/requests/server/timeline/contact-changes.ts';
import { requestsStringsIn } from '#features/requests/strings.ts';
import { answerDueAt } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { hasMoved } from '#features/shipments/progress.ts';
import { ownShipmentCommands } from '#features/shipments/server/commands.ts';
import { findCustomerShipment } from '#features/shipments/server/find-shipment.ts';
import { shipmentsStringsIn } from '#features/shipments/strings.ts';
import { trackingStringsIn } from '#features/shipments/tracking-strings.ts';
import { hiddenFields, statusPage } from '#platform/commands/submission-headers.ts';
import { requestContext, type Services, servicesContext } from '#platform/context.ts';
import { type Locale, localeOf, localPath } from '#platform/i18n/locale.ts';
import { fill, listIn } from '#platform/values/format.ts';
import { momentIn } from '#platform/values/moment.ts';
import { zonesOf } from '#platform/values/zones.ts';
import type { Route } from './+types/request-status';
import { EndedLink } from './request-status/ended-link.tsx';
import { formIn, forms } from './request-status/page-forms.ts';
import { sentSummary } from './request-status/sent-summary.ts';
import { shipmentView } from './request-status/shipment-view.ts';
import { askedAt, personIn, stateText, withQuotes } from './request-status/state-text.ts';
import { stateOf } from './request-status/status-etag.ts';
import { Status } from './request-status/status-page.tsx';

// Hydrates when idle to delete sent drafts and update receipts without an interaction.
export const handle = { frame: 'task', hydrate: 'idle' };

/** Time for which the address of a redirect shows its notice. */
const noticeMs = 10 * 60 * 1000;

const notices = ['sent', 'corrected', 'written', 'mails', 'accepted', 'declined'] as const;

/**
 * Returns the notice that the address asks for: a form sent without scripts, a corrected contact, a message or a
 * decision. That of a form of this page ends, as the address may be kept.
 */
function noticeIn(query: URLSearchParams, now: number): (typeof notices)[number] | null {
  const at = query.get('at');
  if (at !== null && now - Number(at) > noticeMs) return null;
  return notices.find((notice) => query.has(notice)) ?? null;
}

/** Returns true for a document request that is no prefetch, from someone who is not signed in as staff. */
async function isOpened({
  request,
  context,
}: Pick<Route.LoaderArgs, 'request' | 'context'>): Promise<boolean> {
  const facts = context.get(requestContext);
  if (facts.method !== 'GET') return false;
  const { headers } = request;
  const isShown = headers.get('sec-fetch-dest') === 'document' && !headers.has('sec-purpose');
  return isShown && (await facts.staff()) === null;
}

/** Draws the head of a quote, low enough to leave the price and its button on the first screen. */
async function headOf(lane: Lane, { locale, strings }: { locale: Locale; strings: QuoteStrings }) {
  const drawn = await drawLane(lane, {
    phone: { aspect: 2.7, leastWidth: 420 },
    wide: { aspect: 10, leastWidth: 1100 },
  });
  if (!drawn) return null;
  const stops = listIn(
    locale,
    drawn.wide.stops.map(({ name }) => name),
  );
  const shared = { alt: fill(strings.document.lane, { stops }), legStates: ['current' as const] };
  return { phone: { ...drawn.phone, ...shared }, wide: { ...drawn.wide, ...shared } };
}

async function quotesOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  quotes: CustomerQuoteView[],
  accountId: string | null,
  { lead, locale, isMoving }: { lead: LinkedLead; locale: Locale; isMoving: boolean },
) {
  const { name, legalName, address, phone, email, hours, answerWithin } = currentSettings().company;
  const [newest] = quotes;
  const isAccepted = newest?.state === 'accepted';
  const strings = quoteStringsIn(locale);
  const bookedBy =
    isAccepted && newest.decision ? answerDueAt(newest.decision.at, answerWithin.rateRequest, hours) : null;
  return {
    quotes,
    lane:
      newest?.state === 'sent' && newest.document.lane
        ? await headOf(newest.document.lane, { locale, strings })
        : null,
    company: { name, legalName, address, phone, email, hours },
    strings,
    /** By when a person confirms the booking of what was accepted; null once that is past. */
    bookedBy: bookedBy !== null && bookedBy > clock() ? bookedBy : null,
    known: { name: textOf(lead, 'clientName'), orderNumber: textOf(lead, 'referenceNumber') },
    needsKyc: isAccepted && !isMoving && !(await hasAcceptedCase(db, accountId)),
  };
}

/** Returns the customer's time zone, for browsers that do not show theirs. */
function zoneOf(
  { answers }: LinkedLead,
  { phone }: { phone: string },
  reading: { locale: Locale; now: number },
) {
  const { from, to } = cargoIn(answers) ?? {};
  return customerZoneOf({ ...reading, phone, places: [from, to] });
}

export async function loader({ params, context, url, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const [lead, contact, written, followed, quotes] = await Promise.all([
    findLeadBySecret(db, params.secret),
    findOwnContact(db, params.secret),
    findConversation(db, params.secret),
    findCustomerShipment({ db }, params.secret),
    listCustomerQuotes({ db, clock }, params.secret),
  ]);
  const locale = localeOf(url);
  const { stages, ...strings } = requestsStringsIn(locale).requestStatus;
  const { company } = currentSettings();
  const { name: siteName, phone } = company;
  if (!lead || !contact || !written) {
    const link = await findSecretLink(db, params.secret);
    if (!link?.isRevoked) {
      const unknown = { ...strings, ended: { ...strings.ended, ...strings.ended.unknown } };
      return data(
        {
          isEnded: true as const,
          strings: unknown,
          siteName,
          phone,
          correctedReference: null,
          undoable: null,
        },
        { status: 404 },
      );
    }
    const [correctedReference = null] = referencesIn(url.searchParams.get('corrected') ?? '');
    const change = await findUndoableChange(db, params.secret, clock());
    const { changed } = strings.ended;
    const moment = (at: number) => momentIn(at, zonesOf(company).official, locale);
    const undoable = change && {
      ...changed,
      text: fill(changed.text, { at: moment(change.at), until: moment(change.at + undoMs) }),
    };
    return data(
      { isEnded: true as const, strings, siteName, phone, correctedReference, undoable },
      { status: 410 },
    );
  }
  const conversation = withQuotes(written, quotes);
  const answers = answeredOnly(describeAnswers(lead, locale), ['email', 'phone']);
  const { reference, receivedAt, isMerged } = lead;
  const answer = answerOf(lead);
  const query = url.searchParams;
  const { shipmentPage: shipmentStrings } = shipmentsStringsIn(locale);
  const shipment =
    followed &&
    (await shipmentView(followed, {
      locale,
      names: trackingStringsIn(locale),
      strings: shipmentStrings,
      now: clock(),
      findLocation,
    }));
  if (await isOpened({ request, context })) await recordOpening(db, params.secret, clock());
  const { accountId, accountEmail, ...own } = contact;
  const account =
    accountEmail === null ? 'none' : accountEmail === own.email.toLowerCase() ? 'same' : 'other';
  return {
    isEnded: false as const,
    strings,
    siteName,
    phone,
    zones: { ...zonesOf(company), own: zoneOf(lead, contact, { locale, now: clock() }) },
    kind: lead.kind,
    reference,
    isMerged,
    leadStage: lead.stage,
    state: stateText(
      { lead, answer, quotes, shipment: followed },
      { stages, strings, shipment: shipmentStrings },
    ),
    receivedAt,
    answer,
    answers,
    isCorrected: lead.correctedAt !== null,
    files: filesIn(lead.answers),
    contact: { ...own, account } as const,
    conversation,
    shipment,
    shipmentStrings,
    /** A contact message is the first entry of its conversation. */
    message: textOf(lead, 'message'),
    hidden: hiddenInputs(context),
    filesPath: `${localPath(statusPage(params.secret), locale)}/files/`,
    statePath: `${localPath(statusPage(params.secret), locale)}/state`,
    version: stateOf(lead, written, followed, quotes),
    person: personIn(conversation, quotes),
    askedAt: askedAt(conversation, quotes),
    summary: lead.kind === 'rate-request' ? sentSummary(lead.answers, answers, locale) : [],
    quotes:
      quotes.length === 0
        ? null
        : await quotesOf({ db, clock }, quotes, accountId, {
            lead,
            locale,
            isMoving: hasMoved(followed?.milestones ?? []),
          }),
    notice: noticeIn(query, clock()),
    /** Shown once the request is sent, as the form shows it while it is typed, which needs scripts. */
    taxProblem: taxProblemOf(lead.answers, locale),
    /** Key of the form whose message was stored. */
    written: query.get('written') ?? '',
    again: query.get('again') ?? undefined,
  };
}

/**
 * Stores a message, corrects the contact or decides on a quote, and redirects so that a reload does not post again.
 * Input to an ended link stays on the page.
 */
export function action(call: Route.ActionArgs) {
  return keepFields(call, async () => {
    const { context, params, url } = call;
    const form = formIn(url.searchParams);
    const { done, at } = forms[form];
    const commands = {
      write: submissionCommands.sendMessage,
      change: submissionCommands.askForChange,
      requote: customerQuoteCommands.askForRequote,
      undo: submissionCommands.undoContactChange,
      correct: submissionCommands.correctContact,
      accept: customerQuoteCommands.acceptQuote,
      decline: customerQuoteCommands.declineQuote,
      mails: ownShipmentCommands['own-shipment-mails'],
    };
    const { fields, result } = await runForm(call, commands[form]);
    const path = localPath(statusPage(params.secret), localeOf(url));
    if (!result.ok && result.status === 404) {
      const link = await findSecretLink(context.get(servicesContext).db, params.secret);
      if (!link || (!link.isRevoked && form !== 'accept' && form !== 'decline'))
        throw data(null, { status: 404 });
      if (link.isRevoked && form !== 'write' && form !== 'change' && form !== 'requote')
        throw redirect(path, 303);
    }
    if (!result.ok) return answerForm({ fields, result });
    const { correctedReference } = result.values;
    // The link of this page has ended.
    if (typeof correctedReference === 'string') throw redirect(`${path}?${done}=${correctedReference}`, 303);
    const key = form === 'write' ? `=${encodeURIComponent(fields[hiddenFields.key] ?? '')}` : '';
    throw redirect(`${path}?${done}${key}&at=${context.get(servicesContext).clock()}#${at}`, 303);
  });
}

export { privateHeaders as headers } from '#features/identity/private-headers.ts';

function titleOf(page: Route.ComponentProps['loaderData']): string {
  if (!page.isEnded) return page.strings.meta.title;
  const { ended } = page.strings;
  return page.correctedReference === null ? ended.title : ended.corrected.title;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData ? `${titleOf(loaderData)} · ${loaderData.siteName}` : '404' },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function RequestStatus({ loaderData, ...page }: Route.ComponentProps) {
  if (loaderData.isEnded) {
    const { actionData } = page;
    return <EndedLink {...loaderData} secret={page.params.secret} typed={actionData} />;
  }
  return <Status {...page} loaderData={loaderData} />;
}
