import { Fragment, useEffect } from 'react';
import { useLocation } from 'react-router';
import { ReceiptContact } from '../../../features/brief/pages/form/form-notices.tsx';
import { NextSteps, RequestTrack } from '../../../features/brief/request-progress.tsx';
import { closedStages } from '../../../features/requests/lead.ts';
import { messageFormId, statusPage } from '../../../platform/commands/submission-headers.ts';
import { telephoneUrl } from '../../../platform/values/telephone.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { deleteDraft } from '../../../ui/forms/stored-draft.ts';
import { correctReceipts } from '../../../ui/forms/stored-receipt.ts';
import { Instant } from '../../../ui/instant.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { StatusNote } from '../../../ui/status-note.tsx';
import { WhatsAppLink } from '../../../ui/whatsapp-link.tsx';
import type { Route } from '../+types/request-status';
import { Conversation, Files } from './conversation.tsx';
import { MessageForm } from './message-form.tsx';
import { OwnContact } from './own-contact.tsx';
import { formIn, writtenId } from './page-forms.ts';
import { QuoteSection } from './quote-section.tsx';
import { ShipmentSection } from './shipment-section.tsx';
import { useFreshPage } from './use-fresh-page.ts';

type PageData = Route.ComponentProps['loaderData'];

type StatusProps = Pick<Route.ComponentProps, 'actionData' | 'params'> & {
  loaderData: Extract<PageData, { isEnded: false }>;
};

/** Title and reference, with the notice of a request that was just sent. */
function Opening({ loaderData, isJustSent }: Pick<StatusProps, 'loaderData'> & { isJustSent: boolean }) {
  const { strings, kind, reference, contact, shipment } = loaderData;
  return (
    <>
      {isJustSent && (
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
}

interface ConversationSectionProps extends Pick<StatusProps, 'loaderData'> {
  isJustWritten: boolean;
  /** Outcome of a refused message. */
  refused: StatusProps['actionData'];
}

/** Messages of both sides, with the form for the next one. */
function ConversationSection({ loaderData, isJustWritten, refused }: ConversationSectionProps) {
  const { strings, reference, isMerged, answer, contact, zones, conversation, message, written, siteName } =
    loaderData;
  return (
    <section aria-labelledby="conversation" className="mt-14">
      {isJustWritten && conversation.at(-1)?.kind === 'message' && (
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
        help={strings.conversation.help[isMerged ? 'merged' : contact.email === '' ? 'phone' : 'email']}
        refused={refused}
        strings={strings.conversation}
        attachments={strings.attachments}
      />
    </section>
  );
}

type SentAnswersProps = Pick<StatusProps['loaderData'], 'answers' | 'files' | 'filesPath' | 'strings'>;

function SentAnswers({ answers, files, filesPath, strings }: SentAnswersProps) {
  return (
    <>
      <h2 id="sent" className="mt-14 mb-4 scroll-mt-[calc(var(--header-height)+1rem)] text-heading">
        {strings.sentTitle}
      </h2>
      {answers.map(({ title, fields }) => (
        <Fragment key={title}>
          {title && <h3 className="mt-8 mb-3 font-semibold text-strong">{title}</h3>}
          <FactList
            facts={fields.map(({ name, label, value }) => ({
              label,
              value:
                name === 'attachments' ? (
                  <Files files={files} path={filesPath} />
                ) : (
                  <span className="whitespace-pre-line">{value}</span>
                ),
            }))}
          />
        </Fragment>
      ))}
    </>
  );
}

type ContactWaysProps = Pick<StatusProps['loaderData'], 'strings' | 'phone' | 'reference'> & {
  hasWhatsApp: boolean;
};

function ContactWays({ strings, phone, reference, hasWhatsApp }: ContactWaysProps) {
  return (
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
      {hasWhatsApp && (
        <>
          <br />
          <WhatsAppLink chat={strings.change.whatsapp} reference={reference} className="mt-3" />
        </>
      )}
    </aside>
  );
}

export function Status({ loaderData, actionData, params }: StatusProps) {
  const { strings, zones, kind, reference, isMerged, answer, contact, notice, again, shipment } = loaderData;
  useFreshPage(loaderData.statePath, loaderData.state);
  const isRequest = kind === 'rate-request';
  const isSentBrief = notice === 'sent' && isRequest;
  const { leadStage } = loaderData;
  const hasNextSteps = isRequest && !isMerged && !closedStages.includes(leadStage);
  /** The progress track shows the stage. */
  const isOnTrack = isRequest && !isMerged && leadStage !== 'need-information' && leadStage !== 'lost';
  // A customer who declined and wrote again is promised a reply.
  const isWaitingAgain = leadStage === 'lost' && answer?.isPromise;
  useEffect(() => {
    if (isSentBrief) deleteDraft(again);
  }, [isSentBrief, again]);
  const posted = formIn(new URLSearchParams(useLocation().search));
  // Updates the receipt in this tab, also after a correction by staff.
  const { secret } = params;
  const { email, phone: ownPhone } = contact;
  useEffect(() => correctReceipts(statusPage(secret), { email, phone: ownPhone }), [secret, email, ownPhone]);
  const opening = <Opening loaderData={loaderData} isJustSent={notice === 'sent' && !actionData} />;
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
        {isRequest && !isMerged && (
          <div className="mt-8">
            <RequestTrack stage={leadStage} strings={strings.progressOfRequest} />
          </div>
        )}
        {!isOnTrack && !isWaitingAgain && (
          <p className="mt-6 measure font-semibold text-strong">
            {isMerged ? strings.merged : loaderData.stage}
          </p>
        )}
        {loaderData.quotes && (
          <QuoteSection
            {...loaderData.quotes}
            filesPath={loaderData.filesPath}
            hidden={loaderData.hidden}
            shipmentState={shipment ? shipment.state : null}
            notice={notice === 'accepted' || notice === 'declined' ? notice : null}
            refused={
              actionData && (posted === 'accept' || posted === 'decline')
                ? { decision: posted, outcome: actionData }
                : null
            }
          />
        )}
        <ConversationSection
          loaderData={loaderData}
          isJustWritten={notice === 'written' && !actionData}
          refused={posted === 'write' ? actionData : undefined}
        />
        {hasNextSteps && (
          <div className="mt-14">
            <NextSteps
              reference={reference}
              stage={leadStage}
              messageAt={`#${messageFormId}`}
              chat={strings.change.whatsapp}
              strings={strings.progressOfRequest}
            />
          </div>
        )}
        <div className="mt-12">
          <FactList
            facts={[
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
          refused={posted === 'correct' ? actionData : undefined}
          strings={strings.contact}
        />
        <SentAnswers {...loaderData} />
      </div>
      <ContactWays {...loaderData} hasWhatsApp={!hasNextSteps} />
    </div>
  );
}
