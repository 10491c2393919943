import { Fragment, useEffect } from 'react';
import { data, redirect } from 'react-router';
import { listIn } from '../../../contract/format.ts';
import { closedStages } from '../../../contract/lead.ts';
import { localeOf, localPath } from '../../../contract/locale.ts';
import { zonesOf } from '../../../contract/moment.ts';
import { statusPage } from '../../../contract/submission.ts';
import { telephoneUrl } from '../../../contract/telephone.ts';
import { submissionCommands } from '../../../server/commands/submissions.ts';
import { servicesContext } from '../../../server/context.ts';
import { findLeadBySecret, findOwnContact, type SentLead } from '../../../server/leads/customer/sent-lead.ts';
import { findSecretLink } from '../../../server/leads/secret-links.ts';
import { deleteDraft } from '../../client/brief-draft.ts';
import { correctReceipts } from '../../client/kept-receipt.ts';
import { company } from '../../content/company.ts';
import { answeredOnly, describeAnswers } from '../../content/describe-answers.ts';
import { stringsIn } from '../../content/strings.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Instant } from '../../ui/instant.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { Link, useLocale } from '../../ui/locale.tsx';
import { StatusNote } from '../../ui/status-note.tsx';
import { WhatsAppLink } from '../../ui/whatsapp-link.tsx';
import { keepFields, refuseForm, runForm } from '../run-form.ts';
import type { Route } from './+types/request-status';
import { ReceiptContact } from './form/outcome-notice.tsx';
import { NextSteps, RequestTrack } from './request-progress.tsx';
import { OwnContact, savedId } from './request-status/own-contact.tsx';

// A draft that was sent and a receipt that was corrected are put right without waiting for a press.
export const handle = { frame: 'task', hydrate: 'idle' };

/** When a person answered, or by when one will; null where the request was closed without an answer of ours. */
function answerOf({ stage, dueAt, repliedAt }: SentLead) {
  if (repliedAt !== null) return { isPromise: false, at: repliedAt };
  return closedStages.includes(stage) ? null : { isPromise: true, at: dueAt };
}

/** What this page was led to for: a form that was sent without scripts, or a contact that was corrected. */
function noticeIn(query: URLSearchParams): 'sent' | 'corrected' | null {
  return query.has('sent') ? 'sent' : query.has('corrected') ? 'corrected' : null;
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [lead, contact] = await Promise.all([
    findLeadBySecret(db, params.secret),
    findOwnContact(db, params.secret),
  ]);
  const locale = localeOf(url);
  const { stages, services: _, ...strings } = stringsIn(locale).requestStatus;
  const { name: siteName, phone } = company;
  if (!lead || !contact) {
    const link = await findSecretLink(db, params.secret);
    if (!link?.isRevoked) throw data(null, { status: 404 });
    return data({ isEnded: true as const, strings, siteName, phone }, { status: 410 });
  }
  const answers = answeredOnly(describeAnswers(lead, locale), ['email', 'phone']);
  const { reference, receivedAt, handledWith } = lead;
  const answer = answerOf(lead);
  const stage = stages[lead.stage];
  const query = url.searchParams;
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
    contact: { ...own, account } as const,
    notice: noticeIn(query),
    again: query.get('again') ?? undefined,
  };
}

/** Corrects how the sender is reached; the corrected page is another address, so that a reload posts nothing again. */
export function action(call: Route.ActionArgs) {
  return keepFields(call, async () => {
    const { fields, result } = await runForm(call, submissionCommands.correctContact);
    const path = localPath(statusPage(call.params.secret), localeOf(call.url));
    if (!result.ok && result.status === 404) {
      const link = await findSecretLink(call.context.get(servicesContext).db, call.params.secret);
      throw link?.isRevoked ? redirect(path, 303) : data(null, { status: 404 });
    }
    if (!result.ok) return refuseForm(fields, result);
    throw redirect(`${path}?corrected#${savedId}`, 303);
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
  if (loaderData.isEnded) return <EndedLink {...loaderData} />;
  return <Status {...page} loaderData={loaderData} />;
}

type PageData = Route.ComponentProps['loaderData'];

/** What a link that was replaced or revoked opens: how to reach us, and nothing of the request. */
function EndedLink({ strings, phone }: Extract<PageData, { isEnded: true }>) {
  const { ended, change } = strings;
  return (
    <div className="frame pt-14 pb-section lg:pt-24">
      <h1 className="text-title">{ended.title}</h1>
      <p className="mt-6 measure">{ended.text}</p>
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
  const locale = useLocale();
  const isRequest = kind === 'rate-request';
  const isSentBrief = notice === 'sent' && isRequest;
  const hasNextSteps = isRequest && !closedStages.includes(loaderData.leadStage);
  useEffect(() => {
    if (isSentBrief) deleteDraft(again);
  }, [isSentBrief, again]);
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
            <RequestTrack stage={loaderData.leadStage} strings={strings.progressOfRequest} />
          </div>
        )}
        {hasNextSteps && (
          <div className="mt-12">
            <NextSteps
              reference={reference}
              email={strings.ratesEmail}
              chat={strings.change.whatsapp}
              strings={strings.progressOfRequest}
            />
          </div>
        )}
        <div className="mt-12">
          <FactList
            facts={[
              { label: strings.stage, value: <strong className="font-semibold">{loaderData.stage}</strong> },
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
          refused={actionData?.status === 'refused' ? actionData : undefined}
          strings={strings.contact}
        />
        <h2 className="mt-14 mb-4 text-heading">{strings.sentTitle}</h2>
        {loaderData.answers.map(({ title, fields }) => (
          <Fragment key={title}>
            {title && <h3 className="mt-8 mb-3 font-semibold text-strong">{title}</h3>}
            <FactList
              facts={fields.map(({ label, value }) => ({
                label,
                value: <span className="whitespace-pre-line">{value}</span>,
              }))}
            />
          </Fragment>
        ))}
      </div>
      <aside className="lg:col-span-4 lg:col-start-9" aria-label={strings.change.title}>
        <h2 className="text-heading">{strings.change.title}</h2>
        <p className="mt-3">{strings.change.text}</p>
        <Link className="button button-quiet mt-6" to={`/contactus?subject=${reference}`}>
          {strings.change.write}
        </Link>
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
