import { data, redirect } from 'react-router';
import { hiddenInputs } from '../../features/brief/pages/form/hidden-inputs.ts';
import { findLocation } from '../../features/cargo/server/places/locations.ts';
import { cargoIn } from '../../features/cargo/stored.ts';
import { answerForm, keepFields, runForm } from '../../features/identity/run-form.ts';
import { hasAcceptedCase } from '../../features/kyc/server/has-accepted-case.ts';
import { quoteStringsIn } from '../../features/quotes/quote-strings.ts';
import { customerQuoteCommands } from '../../features/quotes/server/commands.ts';
import { type CustomerQuoteView, listCustomerQuotes } from '../../features/quotes/server/quotes-by-link.ts';
import { filesIn, textOf } from '../../features/requests/answers.ts';
import { customerZoneOf } from '../../features/requests/customer-zone.ts';
import { answeredOnly, describeAnswers, taxProblemOf } from '../../features/requests/describe-answers.ts';
import { referencesIn } from '../../features/requests/references.ts';
import { submissionCommands } from '../../features/requests/server/commands/submissions.ts';
import { findConversation } from '../../features/requests/server/customer/conversation.ts';
import {
  answerOf,
  findLeadBySecret,
  findOwnContact,
  type LinkedLead,
} from '../../features/requests/server/customer/lead-by-link.ts';
import { findSecretLink, recordOpening } from '../../features/requests/server/secret-links.ts';
import { requestsStringsIn } from '../../features/requests/strings.ts';
import { currentSettings } from '../../features/settings/server/current-settings.ts';
import { hasMoved } from '../../features/shipments/progress.ts';
import { ownShipmentCommands } from '../../features/shipments/server/commands.ts';
import { findCustomerShipment } from '../../features/shipments/server/find-shipment.ts';
import { shipmentsStringsIn } from '../../features/shipments/strings.ts';
import { trackingStringsIn } from '../../features/shipments/tracking-strings.ts';
import { hiddenFields, statusPage } from '../../platform/commands/submission-headers.ts';
import { requestContext, type Services, servicesContext } from '../../platform/context.ts';
import { type Locale, localeOf, localPath } from '../../platform/i18n/locale.ts';
import { zonesOf } from '../../platform/values/moment.ts';
import type { Route } from './+types/request-status';
import { EndedLink } from './request-status/ended-link.tsx';
import { formIn, forms } from './request-status/page-forms.ts';
import { sentSummary } from './request-status/sent-summary.ts';
import { shipmentView } from './request-status/shipment-view.ts';
import { changeAskedAt, personIn, stateText } from './request-status/state-text.ts';
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

async function quotesOf(
  { db }: Pick<Services, 'db'>,
  quotes: CustomerQuoteView[],
  accountId: string | null,
  { locale, isMoving }: { locale: Locale; isMoving: boolean },
) {
  const { name, legalName, address, phone, email, hours } = currentSettings().company;
  const isAccepted = quotes[0]?.state === 'accepted';
  return {
    quotes,
    company: { name, legalName, address, phone, email, hours },
    strings: quoteStringsIn(locale),
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
  const [lead, contact, conversation, followed, quotes] = await Promise.all([
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
  if (!lead || !contact || !conversation) {
    const link = await findSecretLink(db, params.secret);
    if (!link?.isRevoked) {
      const unknown = { ...strings, ended: { ...strings.ended, ...strings.ended.unknown } };
      return data(
        { isEnded: true as const, strings: unknown, siteName, phone, correctedReference: null },
        { status: 404 },
      );
    }
    const [correctedReference = null] = referencesIn(url.searchParams.get('corrected') ?? '');
    return data({ isEnded: true as const, strings, siteName, phone, correctedReference }, { status: 410 });
  }
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
    files: filesIn(lead.answers),
    contact: { ...own, account } as const,
    conversation,
    shipment,
    shipmentStrings,
    /** A contact message is the first entry of its conversation. */
    message: lead.kind === 'contact-message' ? textOf(lead, 'message') : '',
    hidden: hiddenInputs(context),
    filesPath: `${localPath(statusPage(params.secret), locale)}/files/`,
    statePath: `${localPath(statusPage(params.secret), locale)}/state`,
    version: stateOf(lead, conversation, followed, quotes),
    person: personIn(conversation, quotes),
    changeAskedAt: changeAskedAt(conversation, quotes),
    summary: lead.kind === 'rate-request' ? sentSummary(lead.answers, answers, locale) : [],
    quotes:
      quotes.length === 0
        ? null
        : await quotesOf({ db }, quotes, accountId, {
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
      if (link.isRevoked && form !== 'write' && form !== 'change') throw redirect(path, 303);
    }
    if (!result.ok) return answerForm({ fields, result });
    const { correctedReference } = result.values;
    // The link of this page has ended.
    if (typeof correctedReference === 'string') throw redirect(`${path}?${done}=${correctedReference}`, 303);
    const key = form === 'write' ? `=${encodeURIComponent(fields[hiddenFields.key] ?? '')}` : '';
    throw redirect(`${path}?${done}${key}&at=${context.get(servicesContext).clock()}#${at}`, 303);
  });
}

export { privateHeaders as headers } from '../../features/identity/private-headers.ts';

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
