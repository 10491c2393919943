import { Fragment, useEffect } from 'react';
import { data, redirect, useLocation } from 'react-router';
import { filesIn, textOf } from '../../../contract/answers.ts';
import { listIn } from '../../../contract/format.ts';
import { closedStages } from '../../../contract/lead.ts';
import { localeOf, localPath } from '../../../contract/locale.ts';
import { zonesOf } from '../../../contract/moment.ts';
import { hiddenFields, statusPage } from '../../../contract/submission.ts';
import { telephoneUrl } from '../../../contract/telephone.ts';
import { submissionCommands } from '../../../server/commands/submissions.ts';
import { requestContext, servicesContext } from '../../../server/context.ts';
import { findConversation } from '../../../server/leads/customer/conversation.ts';
import { findLeadBySecret, findOwnContact, type SentLead } from '../../../server/leads/customer/sent-lead.ts';
import { findSecretLink, recordOpening } from '../../../server/leads/secret-links.ts';
import { deleteDraft } from '../../client/brief-draft.ts';
import type { FormOutcome } from '../../client/form-outcome.ts';
import { correctReceipts } from '../../client/kept-receipt.ts';
import { company } from '../../content/company.ts';
import { answeredOnly, describeAnswers } from '../../content/describe-answers.ts';
import { stringsIn } from '../../content/strings.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { TextArea } from '../../ui/form/field.tsx';
import { Instant } from '../../ui/instant.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { Link, useLocale } from '../../ui/locale.tsx';
import { StatusNote } from '../../ui/status-note.tsx';
import { WhatsAppLink } from '../../ui/whatsapp-link.tsx';
import { keepFields, refuseForm, runForm } from '../run-form.ts';
import type { Route } from './+types/request-status';
import { ReceiptContact } from './form/outcome-notice.tsx';
import { hiddenInputs } from './hidden-inputs.ts';
import { NextSteps, RequestTrack } from './request-progress.tsx';
import { Conversation, Files } from './request-status/conversation.tsx';
import { MessageForm, messageFormId } from './request-status/message-form.tsx';
import { OwnContact, savedId } from './request-status/own-contact.tsx';
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

const notices = ['sent', 'corrected', 'written'] as const;

/** What this page was led to for: a form that was sent without scripts, a contact that was corrected, or a message. */
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

export async function loader({ params, context, url, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const [lead, contact, conversation] = await Promise.all([
    findLeadBySecret(db, params.secret),
    findOwnContact(db, params.secret),
    findConversation(db, params.secret),
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
    /** A message is the first of its conversation. */
    opening: lead.kind === 'contact-message' ? textOf(lead, 'message') : '',
    hidden: hiddenInputs(context),
    filesPath: `${localPath(statusPage(params.secret), locale)}/files/`,
    statePath: `${localPath(statusPage(params.secret), locale)}/state`,
    state: stateOf(lead, conversation),
    notice: noticeIn(query),
    /** The key of the form whose message was stored. */
    written: query.get('written') ?? '',
    again: query.get('again') ?? undefined,
  };
}

/**
 * Stores a message (`?write`), or corrects how the sender is reached; the page that shows it is another address, so that a
 * reload posts nothing again. What was written stays on the page of a link that has ended.
 */
export function action(call: Route.ActionArgs) {
  return keepFields(call, async () => {
    const { context, params, url } = call;
    const isMessage = url.searchParams.has('write');
    const { sendMessage, correctContact } = submissionCommands;
    const { fields, result } = await runForm(call, isMessage ? sendMessage : correctContact);
    const path = localPath(statusPage(params.secret), localeOf(url));
    if (!result.ok && result.status === 404) {
      const link = await findSecretLink(context.get(servicesContext).db, params.secret);
      if (!link?.isRevoked) throw data(null, { status: 404 });
      if (!isMessage) throw redirect(path, 303);
    }
    if (!result.ok) return refuseForm(fields, result);
    const key = encodeURIComponent(fields[hiddenFields.key] ?? '');
    throw redirect(isMessage ? `${path}?written=${key}#${writtenId}` : `${path}?corrected#${savedId}`, 303);
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

type Refused = Extract<FormOutcome, { status: 'refused' }>;
type PageData = Route.ComponentProps['loaderData'];

interface EndedLinkProps extends Extract<PageData, { isEnded: true }> {
  /** The message that was sent to it. */
  typed: Refused | undefined;
}

/** What a link that was replaced or revoked opens: how to reach us, and nothing of the request. */
function EndedLink({ strings, phone, typed }: EndedLinkProps) {
  const { ended, change, conversation } = strings;
  return (
    <div className="frame pt-14 pb-section lg:pt-24">
      <h1 className="text-title">{ended.title}</h1>
      <p className="mt-6 measure">{ended.text}</p>
      {typed?.values?.text && (
        <div className="mt-8 max-w-[44rem] space-y-5">
          <ErrorSummary
            title={conversation.summaryTitle}
            message={typed.message}
            errors={{}}
            labels={{}}
            formId={messageFormId}
          />
          <TextArea
            id={`${messageFormId}-text`}
            name="text"
            rows={8}
            readOnly
            label={conversation.unsent}
            defaultValue={typed.values.text}
          />
        </div>
      )}
      <p className="mt-8 flex flex-wrap gap-4">
        <Link className="button button-primary" to="/track">
          {ended.track}
        </Link>
        <Link className="button button-quiet" to="/contactus">
          {ended.write}
        </Link>
        <a className="button button-quiet tabular" href={telephoneUrl(phone)}>
          {change.call} {phone}
        </a>
      </p>
    </div>
  );
}

type StatusProps = Pick<Route.ComponentProps, 'actionData' | 'params'> & {
  loaderData: Extract<PageData, { isEnded: false }>;
};

function Status({ loaderData, actionData, params }: StatusProps) {
  const { strings, phone, zones, kind, reference, handledWith, answer, contact, notice, again } = loaderData;
  const { conversation, opening, written, siteName } = loaderData;
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
  const isMessage = useLocation().search.includes('write');
  // A receipt in this tab shows how the sender is reached now, also when the desk corrected it.
  const { secret } = params;
  const { email, phone: ownPhone } = contact;
  useEffect(() => correctReceipts(statusPage(secret), { email, phone: ownPhone }), [secret, email, ownPhone]);
  return (
    <div className="frame grid gap-x-10 gap-y-14 pt-14 pb-section lg:grid-cols-12 lg:pt-24">
      <div className="lg:col-span-7">
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
          <output className="tabular text-display font-semibold text-strong">{reference}</output>
          <CopyButton text={reference} label={strings.copy} copied={strings.copied} />
        </p>
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
              content: opening ? (
                <p className="measure whitespace-pre-line wrap-anywhere">{opening}</p>
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
            refused={isMessage ? refused : undefined}
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
          refused={isMessage ? undefined : refused}
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
