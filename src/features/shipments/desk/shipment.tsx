import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect } from 'react';
import { data, Form, Link, useNavigate } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { type DeskOutcome, outcomeFor } from '../../../ui/desk/desk-form.tsx';
import { toastOutcome, useLastOutcome } from '../../../ui/desk/outcome-toast.tsx';
import { BackLink, DeskSection } from '../../../ui/desk/page-parts.tsx';
import { stayOnPage } from '../../../ui/desk/stay-on-page.ts';
import { UnsavedForms } from '../../../ui/desk/unsaved.tsx';
import { useKeys } from '../../../ui/desk/use-keys.ts';
import { doneIn, submitForm } from '../../identity/desk/submit-form.ts';
import { requireStaff } from '../../identity/require-staff.ts';
import { keepFields } from '../../identity/run-form.ts';
import { findCasesOf } from '../../kyc/server/list-cases.ts';
import { findQuote } from '../../quotes/server/quote-rows.ts';
import { findLead } from '../../requests/server/inbox/find-lead.ts';
import { shipmentCommands } from '../server/commands.ts';
import { getShipment } from '../server/find-shipment.ts';
import type { Route } from './+types/shipment';
import { PartiesForm, ReferencesForm, RouteForm, ScheduleForm } from './shipment/detail-forms.tsx';
import { Documents } from './shipment/documents.tsx';
import { MilestoneTable } from './shipment/milestone-table.tsx';
import { SoldSection } from './shipment/sold-section.tsx';
import { kycWarning, soldView } from './shipment/sold-view.ts';
import { type ShipmentPageView, shipmentPageView } from './shipment-page-view.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const { db, clock } = services;
  const shipment = await getShipment(db, params.id);
  if (!shipment) throw data(null, { status: 404 });
  const { leadId, quoteId } = shipment;
  const [lead, quote] = await Promise.all([
    findLead(services, leadId),
    quoteId ? findQuote(db, quoteId, clock()) : null,
  ]);
  if (!lead) throw data(null, { status: 404 });
  // After a merge the quote may be that of the other request.
  const quoted = quote && quote.leadId !== leadId ? await findLead(services, quote.leadId) : lead;
  const cases = await findCasesOf(db, lead.accountId ? [lead.accountId] : []);
  const view = shipmentPageView({
    shipment,
    sold: soldView({ quote, details: quoted?.shipment ?? null, leadId }),
    kyc: kycWarning(shipment, [...cases.values()][0] ?? null),
    now: clock(),
  });
  return { ...view, done: doneIn(request, shipmentCommands)?.message ?? '' };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submitForm(call, shipmentCommands));
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return await stayOnPage(serverAction);
}

export { reloadOnConflict as shouldRevalidate } from '../../../ui/desk/stay-on-page.ts';
export { deskMeta as meta } from '../../settings/desk/desk-meta.ts';

interface PartProps {
  page: ShipmentPageView;
}

function Head({ page }: PartProps) {
  const { t, title, backPath, reference, route, stateTitle, kyc } = page;
  return (
    <div className="pb-4">
      <BackLink to={backPath} text={t.back.replace('{reference}', reference)} />
      <h1>{title}</h1>
      <p className="mt-0.5">
        {route.from} <span aria-hidden>→</span> {route.to} <span className="desk-badge">{stateTitle}</span>
      </p>
      {kyc && (
        <p className="mt-2 flex gap-2">
          <TriangleAlert size={16} aria-hidden className="mt-1 shrink-0 text-alert" />
          <span>
            {kyc.text}{' '}
            <Link to={kyc.link.path} className="link inline-block py-1">
              {kyc.link.label}
            </Link>
          </span>
        </p>
      )}
    </div>
  );
}

/** A form with one button that changes the entire shipment. */
function OneButton({
  intent,
  label,
  page,
  fields = {},
}: PartProps & { intent: string; label: string; fields?: Record<string, string> }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="version" value={page.version} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" name="intent" value={intent} className="desk-button">
        {label}
      </button>
    </Form>
  );
}

/** The customer's notifications, and the cancellation of a shipment. */
function CustomerSection({ page }: PartProps) {
  const { t, wantsMail, state } = page;
  const { mails } = t;
  const isCancelled = state === 'cancelled';
  return (
    <DeskSection id="customer" title={mails.heading}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>{wantsMail ? mails.on : mails.off}</p>
        <OneButton
          page={page}
          intent="shipment-mails"
          label={wantsMail ? mails.turnOff : mails.turnOn}
          fields={{ wantsMail: wantsMail ? 'off' : 'on' }}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline pt-4">
        {!isCancelled && <p className="max-w-[60ch]">{t.cancelText}</p>}
        <OneButton
          page={page}
          intent={isCancelled ? 'resume-shipment' : 'cancel-shipment'}
          label={isCancelled ? t.resume : t.cancel}
        />
      </div>
    </DeskSection>
  );
}

export default function Shipment({ loaderData: page, actionData }: Route.ComponentProps) {
  const outcome: DeskOutcome | undefined = useLastOutcome(actionData);
  const navigate = useNavigate();
  useEffect(() => {
    if (!outcome) return;
    return toastOutcome(outcome);
  }, [outcome]);
  useKeys({ u: () => navigate(page.backPath) });
  const { t, hasPlan } = page;
  // The outcome takes the focus, which a collapsed part of the page cannot keep.
  const wasPlanned = outcomeFor(outcome, 'plan-schedule') !== null;
  return (
    <div className="desk-page">
      <UnsavedForms question={t.leave}>
        <Head page={page} />
        {page.done && !outcome && (
          <p role="status" className="unscripted mb-4 border-l-2 border-strong bg-panel px-3 py-2">
            {page.done}
          </p>
        )}
        {page.sold && <SoldSection sold={page.sold} t={t.sold} />}
        <section aria-labelledby="milestones-title" className="border-t border-hairline pt-4 pb-8">
          <h2 id="milestones-title" className="text-[1.0625rem]">
            {t.milestones.heading}
          </h2>
          <MilestoneTable page={page} outcome={outcome} />
          <details open={!hasPlan || wasPlanned} className="disclosure mt-4">
            <summary className="link w-fit py-1">{t.schedule.heading}</summary>
            <p className="my-2 text-[0.875rem] text-muted">{t.schedule.help}</p>
            <ScheduleForm page={page} outcome={outcome} />
          </details>
        </section>
        <DeskSection id="references" title={t.references.heading}>
          <ReferencesForm page={page} outcome={outcome} />
        </DeskSection>
        <DeskSection id="documents" title={t.documents.heading}>
          <Documents page={page} outcome={outcome} />
        </DeskSection>
        <DeskSection id="route" title={t.route.heading}>
          <RouteForm page={page} outcome={outcome} />
        </DeskSection>
        <DeskSection id="parties" title={t.parties.heading} text={t.parties.text}>
          <PartiesForm page={page} outcome={outcome} />
        </DeskSection>
        <CustomerSection page={page} />
      </UnsavedForms>
    </div>
  );
}
