import { data, Link } from 'react-router';
import { requireStaff } from '#features/identity/require-staff.ts';
import { answerForm, keepFields, runForm } from '#features/identity/run-form.ts';
import { findAccount } from '#features/identity/server/customers/account.ts';
import { listStaff } from '#features/identity/server/staff/list-staff.ts';
import { languageOf } from '#features/requests/desk/customer-language.ts';
import * as leadsStrings from '#features/requests/strings/en/leads.ts';
import { dateAt } from '#features/settings/business-hours.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { mediumDate, shortMoment } from '#features/settings/strings/en/moments.ts';
import { type Services, servicesContext } from '#platform/context.ts';
import { fill } from '#platform/values/format.ts';
import { DeskTime, useDeskClock } from '#ui/desk/desk-time.tsx';
import { OutcomeNote } from '#ui/desk/outcome-toast.tsx';
import { BackLink } from '#ui/desk/page-parts.tsx';
import { type KycAccess, listAccessLog } from '../server/access-log.ts';
import { addMonths } from '../server/case-rows.ts';
import { kycForms } from '../server/commands.ts';
import { findCase } from '../server/get-case.ts';
import { kyc } from '../strings/en/desk-kyc.ts';
import type { Route } from './+types/kyc-case';
import { answeredSections } from './answered-sections.ts';
import { CaseAnswers, CaseConcerns, CaseDocuments, CaseLog } from './case/case-parts.tsx';
import { ReviewForms } from './case/review-forms.tsx';

const { case: t } = kyc;

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
  const now = clock();
  const { company } = currentSettings();
  const { answers, ...kycCase } = found;
  return {
    kycCase: { ...kycCase, state: found.state },
    sections: answeredSections(answers),
    log: accessLog.map((access) => ({ ...access, who: whoDid(access, staff) })),
    isUnconfirmed: account !== null && !account.verified,
    personPath: account ? `/desk/people/${account.id}` : null,
    until: dateAt(addMonths(now, company.kyc.validForMonths), company.hours.timeZone),
    firstDay: dateAt(now + day, company.hours.timeZone),
  };
}

/** Returns who did it, by the name they have now. */
function whoDid({ by, byId }: KycAccess, staff: { id: string; name: string }[]): string {
  if (by === 'customer') return t.customer;
  if (by === 'system') return t.system;
  return staff.find(({ id }) => id === byId)?.name ?? t.formerStaff;
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function whatChanged({ db, clock }: Services, caseId: string): Promise<string> {
  const accessLog = await listAccessLog(db, caseId);
  // A download changes nothing.
  const last = accessLog.find(({ action: did }) => did !== 'viewed');
  if (!last) return t.gone;
  return fill(t.changed, {
    who: whoDid(last, await listStaff(db)),
    what: t.logOf[last.action],
    when: shortMoment(last.at, clock(), currentSettings().company.hours.timeZone),
  });
}

async function submit(call: Route.ActionArgs) {
  const { fields, result } = await runForm(call, kycForms);
  if (result.ok || result.reason !== 'not-now') return answerForm({ fields, result });
  const message = await whatChanged(call.context.get(servicesContext), call.params.id);
  return answerForm({ fields, result: { ...result, message } });
}

export { reloadOnConflict as shouldRevalidate } from '#ui/desk/stay-on-page.ts';

export const meta = deskTitle<Route.ComponentProps['loaderData']>(
  ({ kycCase: { customer } }) => `${customer.name} · ${kyc.title}`,
);

export default function KycCasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { kycCase, sections, log, isUnconfirmed, personPath } = loaderData;
  const { state, customer, sentAt, expiresAt, reviewerComment, changedAt, documents } = kycCase;
  const { timeZone } = useDeskClock();
  const isOpen = state === 'sent' || state === 'in-review';
  return (
    <div className="desk-page">
      <div className="border-b border-hairline pb-4">
        <BackLink to="/desk/kyc" text={t.back} />
        <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <h1 className="min-w-0 break-words">{customer.name}</h1>
          <p className="rounded-control border border-outline px-2 font-medium text-strong">
            {kyc.states[state]}
          </p>
        </div>
        <p className="tabular mt-1 flex flex-wrap gap-x-4 gap-y-1 text-muted">
          <span className="min-w-0 break-words">{customer.email || kyc.noAddress}</span>
          {isUnconfirmed && <span className="desk-badge">{t.unconfirmed}</span>}
          <span>{fill(leadsStrings.writes, { language: languageOf(customer.locale) })}</span>
          {sentAt !== null && (
            <span>
              {t.sent} <DeskTime at={sentAt} />
            </span>
          )}
          {expiresAt !== null && (
            <span>
              {t.acceptedUntil} {mediumDate(expiresAt - 1, timeZone)}
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
          {sections.length > 0 && <CaseConcerns sections={sections} />}
          <h2 className="pt-6">{t.answers}</h2>
          {sections.length === 0 && <p className="mt-1 text-muted">{t.noAnswers}</p>}
          <CaseAnswers sections={sections} />
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
                  key={`${state}-${changedAt}`}
                  state={state}
                  changedAt={changedAt}
                  until={loaderData.until}
                  firstDay={loaderData.firstDay}
                  outcome={actionData}
                />
              ) : (
                <p>{t.waiting[state]}</p>
              )}
            </div>
            <CaseDocuments documents={documents} />
          </div>
        </div>
        <CaseLog log={log} />
      </div>
    </div>
  );
}
