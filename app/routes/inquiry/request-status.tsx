import { Fragment, useEffect } from 'react';
import { data, redirect, useLocation } from 'react-router';
import { filesIn, textOf } from '../../../contract/answers.ts';
import { listIn } from '../../../contract/format.ts';
import { closedStages } from '../../../contract/lead.ts';
import { type Locale, localeOf, localPath } from '../../../contract/locale.ts';
import { zonesOf } from '../../../contract/moment.ts';
import { hiddenFields, statusPage } from '../../../contract/submission.ts';
import { telephoneUrl } from '../../../contract/telephone.ts';
import { customerQuoteCommands } from '../../../server/commands/quotes.ts';
import { ownShipmentCommands } from '../../../server/commands/shipments.ts';
import { submissionCommands } from '../../../server/commands/submissions.ts';
import { requestContext, type Services, servicesContext } from '../../../server/context.ts';
import { hasAcceptedCase } from '../../../server/kyc/has-accepted-case.ts';
import { findConversation } from '../../../server/leads/customer/conversation.ts';
import { findLeadBySecret, findOwnContact, type SentLead } from '../../../server/leads/customer/sent-lead.ts';
import { findSecretLink, recordOpening } from '../../../server/leads/secret-links.ts';
import { findLocation } from '../../../server/places/locations.ts';
import { type CustomerQuoteView, listCustomerQuotes } from '../../../server/quotes/customer-quotes.ts';
import { findCustomerShipment } from '../../../server/shipments/find-shipment.ts';
import { deleteDraft } from '../../client/brief-draft.ts';
import { correctReceipts } from '../../client/kept-receipt.ts';
import { company } from '../../content/company.ts';
import { answeredOnly, describeAnswers } from '../../content/describe-answers.ts';
import { quoteStringsIn } from '../../content/quote-strings.ts';
import { stringsIn } from '../../content/strings.ts';
import { trackingStringsIn } from '../../content/tracking-strings.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Instant } from '../../ui/instant.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { useLocale } from '../../ui/locale.tsx';
import { StatusNote } from '../../ui/status-note.tsx';
import { WhatsAppLink } from '../../ui/whatsapp-link.tsx';
import { keepFields, refuseForm, runForm } from '../run-form.ts';
import type { Route } from './+types/request-status';
import { ReceiptContact } from './form/outcome-notice.tsx';
import { hiddenInputs } from './hidden-inputs.ts';
import { NextSteps, RequestTrack } from './request-progress.tsx';
import { Conversation, Files } from './request-status/conversation.tsx';
import { EndedLink } from './request-status/ended-link.tsx';
import { MessageForm, messageFormId } from './request-status/message-form.tsx';
import { OwnContact, savedId } from './request-status/own-contact.tsx';
import { decidedId, QuoteSection } from './request-status/quote-section.tsx';
import { mailsSavedId, ShipmentSection } from './request-status/shipment-section.tsx';
import { shipmentView } from './request-status/shipment-view.ts';
import { stateOf } from './request-status/state.ts';
import { useFreshPage } from './request-status/use-fresh-page.ts';

/** The id of the notice that a message was stored. */
const writtenId = 'written';

// A draft that was sent and a receipt that was corrected are put right without waiting for a press.
export const handle = { frame: 'task', hydrate: 'idle' };

/** When a person answered, or by when one will; null where the request was closed and nobody waits. */
function answerOf({ stage, dueAt, repliedAt, hasWritten }: SentLead) {
  if (repliedAt !== null) return { isPromise: false, at: repliedAt };
  return closedStages.includes(stage) && !hasWritten ? null : { isPromise: true, at: dueAt };
}

const notices = ['sent', 'corrected', 'written', 'mails', 'accepted', 'declined'] as const;

/** What this page was led to for: a form that was sent without scripts, a contact that was corrected, a message, or a decision. */
function noticeIn(query: URLSearchParams): (typeof notices)[number] | null {
  return notices.find((notice) => query.has(notice)) ?? null;
}

/** Whether a customer opens the page now: a browser shows it to somebody who is not of the desk. */
async function isOpened({
  request,
  context,
}: Pick<Route.LoaderArgs, 'request' | 'context'>): Promise<boolean> {
  const facts = context.get(requestContext);
  if (facts?.method !== 'GET') return false;
  const { headers } = request;
  const isShown = headers.get('sec-fetch-dest') === 'document' && !headers.has('sec-purpose');
  return isShown && (await facts.staff()) === null;
}

/** What the page shows of quotes. */
async function quotesOf(
  { db }: Pick<Services, 'db'>,
  quotes: CustomerQuoteView[],
  contact: { email: string; accountEmail: string | null },
  locale: Locale,
) {
  const { name, legalName, address, phone, email, hours } = company;
  const isAccepted = quotes[0]?.state === 'accepted';
  const customer = { accountId: null, email: (contact.accountEmail ?? contact.email).toLowerCase() };
  return {
    quotes,
    company: { name, legalName, address, phone, email, hours },
    strings: quoteStringsIn(locale),
    needsKyc: isAccepted && !(await hasAcceptedCase(db, customer)),
  };
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
  const { stages, services: _, ...strings } = stringsIn(locale).requestStatus;
  const { name: siteName, phone } = company;
  if (!lead || !contact || !conversation) {
    const link = await findSecretLink(db, params.secret);
    if (!link?.isRevoked) throw data(null, { status: 404 });
    return data({ isEnded: true as const, strings, siteName, phone }, { status: 410 });
  }
  const answers = answeredOnly(describeAnswers(lead, locale), ['email', 'phone']);
  const { reference, receivedAt, handledWith } = lead;
  const answer = answerOf(lead);
  const stage = stages[lead.stage];
  const query = url.searchParams;
  const { shipmentPage: shipmentStrings } = stringsIn(locale);
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
  const { accountEmail, ...own } = contact;
  const account =
    accountEmail === null ? 'none' : accountEmail === own.email.toLowerCase() ? 'same' : 'other';
  return {
    isEnded: false as const,
    strings,
    siteName,
    phone,
    zones: zonesOf(company),
    kind: lead.kind,
    reference,
    handledWith,
    leadStage: lead.stage,
    stage,
    receivedAt,
    answer,
    answers,
    files: filesIn(lead.answers),
    contact: { ...own, account } as const,
    conversation,
    shipment,
    shipmentStrings,
    /** A message is the first of its conversation. */
    message: lead.kind === 'contact-message' ? textOf(lead, 'message') : '',
    hidden: hiddenInputs(context),
    filesPath: `${localPath(statusPage(params.secret), locale)}/files/`,
    statePath: `${localPath(statusPage(params.secret), locale)}/state`,
    state: stateOf(lead, conversation, followed, quotes),
    quotes: quotes.length === 0 ? null : await quotesOf({ db }, quotes, contact, locale),
    notice: noticeIn(query),
    /** The key of the form whose message was stored. */
    written: query.get('written') ?? '',
    again: query.get('again') ?? undefined,
  };
}

/** The forms of the page, by the parameter of their addresses: what a stored one is noticed as, and where. */
const forms = {
  write: { done: 'written', at: writtenId },
  correct: { done: 'corrected', at: savedId },
  accept: { done: 'accepted', at: decidedId },
  decline: { done: 'declined', at: decidedId },
  mails: { done: 'mails', at: mailsSavedId },
} as const;

/** The form that was posted; a contact where none is named. */
function formIn(query: URLSearchParams): keyof typeof forms {
  const names = Object.keys(forms) as (keyof typeof forms)[];
  return names.find((name) => query.has(name)) ?? 'correct';
}

/**
 * Stores a message, corrects how the sender is reached, or decides on a quote; the page that shows it is another address, so
 * that a reload posts nothing again. What was written stays on the page of a link that has ended.
 */
export function action(call: Route.ActionArgs) {
  return keepFields(call, async () => {
    const { context, params, url } = call;
    const form = formIn(url.searchParams);
    const { done, at } = forms[form];
    const commands = {
      write: submissionCommands.sendMessage,
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
      if (link.isRevoked && form !== 'write') throw redirect(path, 303);
    }
    if (!result.ok) return refuseForm(fields, result);
    const key = form === 'write' ? `=${encodeURIComponent(fields[hiddenFields.key] ?? '')}` : '';
    throw redirect(`${path}?${done}${key}#${at}`, 303);
  });
}

export { secretHeaders as headers } from '../account/private-headers.ts';

function titleOf({ isEnded, strings }: Route.ComponentProps['loaderData']): string {
  return isEnded ? strings.ended.title : strings.meta.title;
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
    return <EndedLink {...loaderData} typed={actionData?.status === 'refused' ? actionData : undefined} />;
  }
  return <Status {...page} loaderData={loaderData} />;
}

type PageData = Route.ComponentProps['loaderData'];

type StatusProps = Pick<Route.ComponentProps, 'actionData' | 'params'> & {
  loaderData: Extract<PageData, { isEnded: false }>;
};

function Status({ loaderData, actionData, params }: StatusProps) {
  const { strings, phone, zones, kind, reference, handledWith, answer, contact, notice, again } = loaderData;
  const { conversation, message, written, siteName, shipment } = loaderData;
  useFreshPage(loaderData.statePath, loaderData.state);
  const locale = useLocale();
  const isRequest = kind === 'rate-request';
  const isSentBrief = notice === 'sent' && isRequest;
  const { leadStage } = loaderData;
  const hasNextSteps = isRequest && !closedStages.includes(leadStage);
  /** The track says it all. */
  const isOnTrack = isRequest && leadStage !== 'need-information' && leadStage !== 'lost';
  useEffect(() => {
    if (isSentBrief) deleteDraft(again);
  }, [isSentBrief, again]);
  const refused = actionData?.status === 'refused' ? actionData : undefined;
  const posted = formIn(new URLSearchParams(useLocation().search));
  // A receipt in this tab shows how the sender is reached now, also when the desk corrected it.
  const { secret } = params;
  const { email, phone: ownPhone } = contact;
  useEffect(() => correctReceipts(statusPage(secret), { email, phone: ownPhone }), [secret, email, ownPhone]);
  const opening = (
    <>
      {notice === 'sent' && !actionData && (
        <StatusNote title={strings.sent[kind]}>
          <ReceiptContact {...contact} correctAt="#contact" strings={strings.receipt} />
          <p className="mt-4">
            <LinkedText text={strings.sent.text} />
          </p>
        </StatusNote>
      )}
      <p className="label mb-3">{strings.label}</p>
      <h1 className="text-opening">{strings.heading}</h1>
      <p className="label mt-10">{strings.reference}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-3">
        <output className={`tabular font-semibold text-strong ${shipment ? 'text-title' : 'text-display'}`}>
          {reference}
        </output>
        <CopyButton text={reference} label={strings.copy} copied={strings.copied} />
      </p>
    </>
  );
  return (
    <div className="frame grid gap-x-10 gap-y-14 pt-14 pb-section lg:grid-cols-12 lg:pt-24">
      {shipment && (
        <div className="lg:col-span-12">
          {opening}
          <ShipmentSection
            shipment={shipment}
            filesPath={loaderData.filesPath}
            isSaved={notice === 'mails' && !actionData}
            hasEmail={contact.email !== ''}
            strings={loaderData.shipmentStrings}
          />
        </div>
      )}
      <div className="lg:col-span-7">
        {!shipment && opening}
        {answer?.isPromise && (
          <p className="mt-8 text-strong">
            {strings.due} <Instant at={answer.at} zones={zones} isPromise />
          </p>
        )}
        {isRequest && (
          <div className="mt-8">
            <RequestTrack stage={leadStage} strings={strings.progressOfRequest} />
          </div>
        )}
        {!isOnTrack && <p className="mt-6 font-semibold text-strong">{loaderData.stage}</p>}
        {loaderData.quotes && (
          <QuoteSection
            {...loaderData.quotes}
            filesPath={loaderData.filesPath}
            hidden={loaderData.hidden}
            notice={notice === 'accepted' || notice === 'declined' ? notice : null}
            refused={
              refused && (posted === 'accept' || posted === 'decline')
                ? { decision: posted, outcome: refused }
                : null
            }
          />
        )}
        <section aria-labelledby="conversation" className="mt-14">
          {notice === 'written' && !actionData && conversation.at(-1)?.kind === 'message' && (
            <StatusNote id={writtenId} title={strings.conversation.written}>
              {answer?.isPromise && (
                <p className="mt-3">
                  {strings.conversation.writtenDue} <Instant at={answer.at} zones={zones} />
                </p>
              )}
            </StatusNote>
          )}
          <h2 id="conversation" className="text-heading">
            {strings.conversation.title}
          </h2>
          <Conversation
            entries={conversation}
            first={{
              at: loaderData.receivedAt,
              content: message ? (
                <p className="measure whitespace-pre-line wrap-anywhere">{message}</p>
              ) : (
                <p>
                  {strings.conversation.sentRequest}{' '}
                  <a className="link" href="#sent">
                    {strings.conversation.readRequest}
                  </a>
                </p>
              ),
            }}
            filesPath={loaderData.filesPath}
            siteName={siteName}
            zones={zones}
            strings={strings.conversation}
          />
          <MessageForm
            key={written}
            reference={reference}
            hidden={loaderData.hidden}
            written={written}
            help={strings.conversation.help[contact.email === '' ? 'phone' : 'email']}
            refused={posted === 'write' ? refused : undefined}
            strings={strings.conversation}
            attachments={strings.attachments}
          />
        </section>
        {hasNextSteps && (
          <div className="mt-14">
            <NextSteps
              reference={reference}
              messageAt={`#${messageFormId}`}
              chat={strings.change.whatsapp}
              strings={strings.progressOfRequest}
            />
          </div>
        )}
        <div className="mt-12">
          <FactList
            facts={[
              ...(handledWith.length > 0
                ? [
                    {
                      label: strings.handledWith,
                      value: <span className="tabular">{listIn(locale, handledWith)}</span>,
                    },
                  ]
                : []),
              { label: strings.received, value: <Instant at={loaderData.receivedAt} zones={zones} /> },
              ...(answer && !answer.isPromise
                ? [{ label: strings.answered, value: <Instant at={answer.at} zones={zones} /> }]
                : []),
            ]}
          />
        </div>
        <OwnContact
          {...contact}
          isSaved={notice === 'corrected' && !actionData}
          refused={posted === 'correct' ? refused : undefined}
          strings={strings.contact}
        />
        <h2 id="sent" className="mt-14 mb-4 scroll-mt-[calc(var(--header-height)+1rem)] text-heading">
          {strings.sentTitle}
        </h2>
        {loaderData.answers.map(({ title, fields }) => (
          <Fragment key={title}>
            {title && <h3 className="mt-8 mb-3 font-semibold text-strong">{title}</h3>}
            <FactList
              facts={fields.map(({ name, label, value }) => ({
                label,
                value:
                  name === 'attachments' ? (
                    <Files files={loaderData.files} path={loaderData.filesPath} />
                  ) : (
                    <span className="whitespace-pre-line">{value}</span>
                  ),
              }))}
            />
          </Fragment>
        ))}
      </div>
      <aside className="lg:col-span-4 lg:col-start-9" aria-label={strings.change.title}>
        <h2 className="text-heading">{strings.change.title}</h2>
        <p className="mt-3">{strings.change.text}</p>
        <a className="button button-quiet mt-6" href={`#${messageFormId}`}>
          {strings.change.write}
        </a>
        <br />
        <a className="button button-quiet tabular mt-3" href={telephoneUrl(phone)}>
          {strings.change.call} {phone}
        </a>
        {!hasNextSteps && (
          <>
            <br />
            <WhatsAppLink chat={strings.change.whatsapp} reference={reference} className="mt-3" />
          </>
        )}
      </aside>
    </div>
  );
}
