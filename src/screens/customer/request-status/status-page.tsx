import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ReceiptContact } from '#features/brief/pages/form/form-notices.tsx';
import { NextSteps, RequestTrack } from '#features/brief/request-progress.tsx';
import { closedStages } from '#features/requests/lead.ts';
import { messageFormId, statusPage } from '#platform/commands/submission-headers.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { deleteDraft } from '#ui/forms/stored-draft.ts';
import { correctReceipts } from '#ui/forms/stored-receipt.ts';
import { Instant } from '#ui/instant.tsx';
import { LinkedText } from '#ui/linked-text.tsx';
import { StatusNote } from '#ui/status-note.tsx';
import type { Route } from '../+types/request-status';
import { Conversation } from './conversation.tsx';
import { MessageForm } from './message-form.tsx';
import { OwnContact } from './own-contact.tsx';
import { formIn, writtenId } from './page-forms.ts';
import { QuoteSection } from './quote-section.tsx';
import { SentRequest } from './sent-request.tsx';
import { ShipmentSection } from './shipment-section.tsx';
import { StatusAside, type StatusData } from './status-aside.tsx';
import { useFreshPage } from './use-fresh-page.ts';

type StatusProps = Pick<Route.ComponentProps, 'actionData' | 'params'> & { loaderData: StatusData };

/** Reference and state in one line. */
function Opening({ loaderData }: Pick<StatusProps, 'loaderData'>) {
  const { strings, reference, state } = loaderData;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
      <h1 className="text-heading">
        {strings.label}{' '}
        <output translate="no" className="tabular whitespace-nowrap font-semibold">
          {reference}
        </output>
      </h1>
      <CopyButton look="small" text={reference} label={strings.copy} copied={strings.copied} />
      <p className="font-semibold text-strong">{state}</p>
    </div>
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
    <section aria-labelledby="conversation" className="mt-10">
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
          note: message ? undefined : `\u00a0· ${strings.sentTitle}`,
          content: (
            <>
              {message && <p className="measure whitespace-pre-line wrap-anywhere">{message}</p>}
              <SentRequest {...loaderData} />
            </>
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

export function Status({ loaderData, actionData, params }: StatusProps) {
  const { strings, zones, kind, isMerged, answer, contact, notice, again, shipment, quotes, taxProblem } =
    loaderData;
  useFreshPage(loaderData.statePath, loaderData.version);
  const isRequest = kind === 'rate-request';
  const isJustSent = notice === 'sent' && !actionData;
  const isSentBrief = notice === 'sent' && isRequest;
  const { leadStage } = loaderData;
  /** Before a quote or a shipment shows where the request stands. */
  const isEarly = isRequest && !isMerged && !quotes && !shipment && !closedStages.includes(leadStage);
  useEffect(() => {
    if (isSentBrief) deleteDraft(again);
  }, [isSentBrief, again]);
  const posted = formIn(new URLSearchParams(useLocation().search));
  // Updates the receipt in this tab, also after a correction by staff.
  const { secret } = params;
  const { email, phone: ownPhone } = contact;
  useEffect(() => correctReceipts(statusPage(secret), { email, phone: ownPhone }), [secret, email, ownPhone]);
  return (
    <div className="frame grid gap-x-10 gap-y-5 pt-4 pb-14 lg:grid-cols-12 lg:gap-y-7 lg:pt-7">
      <div className="lg:col-span-12">
        {isJustSent && (
          <StatusNote title={strings.sent[kind]}>
            <ReceiptContact {...contact} correctAt="#contact" strings={strings.receipt} />
            {taxProblem && (
              <p className="mt-4 text-strong">
                {taxProblem}{' '}
                <a className="link" href={`#${messageFormId}`}>
                  {strings.receipt.correct}
                </a>
              </p>
            )}
            <p className="mt-4">
              <LinkedText text={strings.sent.text} />
            </p>
          </StatusNote>
        )}
        <Opening loaderData={loaderData} />
        {isMerged && <p className="mt-4 measure text-strong">{strings.merged}</p>}
      </div>
      <div className="lg:col-span-8 xl:col-span-9 xl:pr-6">
        {answer?.isPromise && !quotes && !shipment && (
          <p className="mb-6 flow-root text-strong">
            {strings.due} <Instant at={answer.at} zones={zones} isPromise />
          </p>
        )}
        {isEarly && (
          <>
            <RequestTrack stage={leadStage} strings={strings.progressOfRequest} />
            <div className="mt-10">
              <NextSteps
                stage={leadStage}
                hasFiles={
                  loaderData.files.length > 0 ||
                  loaderData.conversation.some(
                    ({ kind, attachments }) => kind === 'message' && attachments.length > 0,
                  )
                }
                messageAt={`#${messageFormId}`}
                strings={strings.progressOfRequest}
              />
            </div>
          </>
        )}
        {quotes && (
          <QuoteSection
            {...quotes}
            zones={zones}
            filesPath={loaderData.filesPath}
            hidden={loaderData.hidden}
            shipmentState={shipment ? shipment.state : null}
            askedAt={loaderData.askedAt}
            due={
              answer?.isPromise && (
                <>
                  {strings.due} <Instant at={answer.at} zones={zones} />
                </>
              )
            }
            notice={notice === 'accepted' || notice === 'declined' ? notice : null}
            refused={
              actionData &&
              (posted === 'accept' || posted === 'decline' || posted === 'change' || posted === 'requote')
                ? { form: posted, outcome: actionData }
                : null
            }
          />
        )}
        {shipment && (
          <ShipmentSection
            shipment={shipment}
            filesPath={loaderData.filesPath}
            isSaved={notice === 'mails' && !actionData}
            hasEmail={contact.email !== ''}
            strings={loaderData.shipmentStrings}
          />
        )}
        <ConversationSection
          loaderData={loaderData}
          isJustWritten={notice === 'written' && !actionData}
          refused={posted === 'write' ? actionData : undefined}
        />
      </div>
      <StatusAside page={loaderData}>
        <OwnContact
          {...contact}
          isSaved={notice === 'corrected' && !actionData}
          refused={posted === 'correct' ? actionData : undefined}
          strings={strings.contact}
        />
      </StatusAside>
    </div>
  );
}
