import { data, Link } from 'react-router';
import { type Services, servicesContext } from '../../../platform/context.ts';
import { fill } from '../../../platform/values/format.ts';
import { DeskTime } from '../../../ui/desk/desk-time.tsx';
import { OutcomeNote } from '../../../ui/desk/outcome-toast.tsx';
import { BackLink } from '../../../ui/desk/page-parts.tsx';
import { requireStaff } from '../../identity/require-staff.ts';
import { answerForm, keepFields, runForm } from '../../identity/run-form.ts';
import { findAccount } from '../../identity/server/customers/account.ts';
import { listStaff } from '../../identity/server/staff/list-staff.ts';
import { languageOf } from '../../requests/desk/customer-language.ts';
import * as leadsStrings from '../../requests/strings/en/leads.ts';
import { dateAt } from '../../settings/business-hours.ts';
import { dateOf } from '../../settings/desk/moments.ts';
import { company } from '../../settings/sample-company.ts';
import { shortMoment } from '../../settings/strings/en/moments.ts';
import { listAccessLog } from '../server/access-log.ts';
import { addMonths } from '../server/case-rows.ts';
import { kycForms } from '../server/commands.ts';
import { findCase } from '../server/get-case.ts';
import { kyc as kycStrings } from '../strings/en/desk-kyc.ts';
import type { Route } from './+types/kyc-case';
import { CaseAnswers, CaseConcerns, CaseDocuments, CaseLog } from './case/case-parts.tsx';
import { ReviewForms } from './case/review-forms.tsx';
import { documentsOf, linesOf, sectionsOf, whoDid } from './kyc-case-view.ts';

const day = 24 * 60 * 60 * 1000;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent' });
  const { db, cipher, clock } = context.get(servicesContext);
  const found = await findCase({ db, cipher, clock }, params.id);
  if (!found || found.state === 'draft') throw data(null, { status: 404 });
  const [accessLog, staff, account] = await Promise.all([
    listAccessLog(db, found.id),
    listStaff(db),
    findAccount(db, found.customer.id),
  ]);
  const kyc = kycStrings;
  const t = kyc.case;
  const now = clock();
  const { timeZone } = company.hours;
  const { state, customer, changedAt, sentAt, expiresAt, reviewerComment, answers, documents } = found;
  return {
    title: `${customer.name} · ${kyc.title}`,
    t,
    noAddress: kyc.noAddress,
    state,
    stateTitle: kyc.states[state],
    customer,
    writes: fill(leadsStrings.writes, { language: languageOf(customer.locale) }),
    isUnconfirmed: account !== null && !account.verified,
    personPath: account ? `/desk/people/${account.id}` : null,
    sent: sentAt === null ? null : { text: shortMoment(sentAt, now, timeZone), at: sentAt },
    acceptedUntil: expiresAt === null ? '' : dateOf(expiresAt - 1),
    reviewerComment,
    changedAt,
    sections: sectionsOf(answers, t),
    documents: documentsOf(documents, now),
    log: linesOf(accessLog, { staff, t, now }),
    until: dateAt(addMonths(now, company.kyc.validForMonths), timeZone),
    firstDay: dateAt(now + day, timeZone),
  };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function whatChanged({ db, clock }: Services, caseId: string): Promise<string> {
  const { case: t } = kycStrings;
  const accessLog = await listAccessLog(db, caseId);
  // A download changes nothing.
  const last = accessLog.find(({ action: did }) => did !== 'viewed');
  if (!last) return t.gone;
  return fill(t.changed, {
    who: whoDid(last, { staff: await listStaff(db), t }),
    what: t.logOf[last.action],
    when: shortMoment(last.at, clock(), company.hours.timeZone),
  });
}

async function submit(call: Route.ActionArgs) {
  const { fields, result } = await runForm(call, kycForms);
  if (result.ok || result.reason !== 'not-now') return answerForm({ fields, result });
  const message = await whatChanged(call.context.get(servicesContext), call.params.id);
  return answerForm({ fields, result: { ...result, message } });
}

export { reloadOnConflict as shouldRevalidate } from '../../../ui/desk/stay-on-page.ts';
export { deskMeta as meta } from '../../settings/desk/desk-meta.ts';

export default function KycCasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, state, customer, personPath, sent, acceptedUntil, reviewerComment, sections, documents, log } =
    loaderData;
  const isOpen = state === 'sent' || state === 'in-review';
  return (
    <div className="desk-page">
      <div className="border-b border-hairline pb-4">
        <BackLink to="/desk/kyc" text={t.back} />
        <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <h1 className="min-w-0 break-words">{customer.name}</h1>
          <p className="rounded-control border border-outline px-2 font-medium text-strong">
            {loaderData.stateTitle}
          </p>
        </div>
        <p className="tabular mt-1 flex flex-wrap gap-x-4 gap-y-1 text-muted">
          <span className="min-w-0 break-words">{customer.email || loaderData.noAddress}</span>
          {loaderData.isUnconfirmed && <span className="desk-badge">{t.unconfirmed}</span>}
          <span>{loaderData.writes}</span>
          {sent && (
            <span>
              {t.sent} <DeskTime {...sent} />
            </span>
          )}
          {acceptedUntil && (
            <span>
              {t.acceptedUntil} {acceptedUntil}
            </span>
          )}
          {personPath && (
            <Link to={personPath} className="link">
              {t.person}
            </Link>
          )}
        </p>
      </div>
      <OutcomeNote outcome={actionData} />
      {actionData?.ok === false &&
        Object.keys(actionData.errors).length === 0 &&
        actionData.values.comment && (
          <div className="mb-3 max-w-[80ch]">
            <h2 className="text-[0.8125rem] font-normal text-muted">{t.youWrote}</h2>
            <p className="break-words whitespace-pre-line">{actionData.values.comment}</p>
          </div>
        )}
      <div className="desk-case">
        <div className="min-w-0">
          {reviewerComment && (
            <div className="mt-4 border-l-2 border-sand pl-3">
              <h2 className="text-[0.8125rem] font-normal text-muted">{t.lastMessage}</h2>
              <p className="max-w-[80ch] break-words whitespace-pre-line">{reviewerComment}</p>
            </div>
          )}
          {sections.length > 0 && (
            <CaseConcerns sections={sections} title={t.attention.title} none={t.attention.none} />
          )}
          <h2 className="pt-6 text-[1.0625rem]">{t.answers}</h2>
          {sections.length === 0 && <p className="mt-1 text-muted">{t.noAnswers}</p>}
          <CaseAnswers sections={sections} t={t} />
          {isOpen && (
            <p className="sticky bottom-0 z-10 mt-4 border-t border-hairline bg-ground py-2 lg:hidden">
              <a href="#decision" className="desk-button w-full">
                {t.decide}
              </a>
            </p>
          )}
        </div>
        <div className="desk-case-side">
          <div className="desk-case-docked">
            <div id="decision" className="scroll-mt-16">
              {isOpen ? (
                <ReviewForms
                  key={`${state}-${loaderData.changedAt}`}
                  state={state}
                  changedAt={loaderData.changedAt}
                  until={loaderData.until}
                  firstDay={loaderData.firstDay}
                  outcome={actionData}
                  t={t}
                />
              ) : (
                <p>{t.waiting[state]}</p>
              )}
            </div>
            <CaseDocuments documents={documents} t={t} />
          </div>
        </div>
        <CaseLog lines={log} heading={t.log} />
      </div>
    </div>
  );
}
