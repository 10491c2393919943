import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect } from 'react';
import { data, Form, Link, useNavigate } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { fill } from '../../../platform/values/format.ts';
import { type DeskOutcome, outcomeFor } from '../../../ui/desk/desk-form.tsx';
import { toastOutcome, useLastOutcome } from '../../../ui/desk/outcome-toast.tsx';
import { BackLink, DeskSection } from '../../../ui/desk/page-parts.tsx';
import { stayOnPage } from '../../../ui/desk/stay-on-page.ts';
import { UnsavedForms } from '../../../ui/desk/unsaved.tsx';
import { useKeys } from '../../../ui/desk/use-keys.ts';
import { submitForm } from '../../identity/desk/submit-form.ts';
import { requireStaff } from '../../identity/require-staff.ts';
import { keepFields } from '../../identity/run-form.ts';
import { findCasesOf } from '../../kyc/server/list-cases.ts';
import { findQuote } from '../../quotes/server/quote-rows.ts';
import { cargoSummary } from '../../requests/desk/cargo-summary.ts';
import { requestPath } from '../../requests/lead.ts';
import { findLead } from '../../requests/server/inbox/find-lead.ts';
import { deskTitle } from '../../settings/desk/desk-meta.ts';
import { hasMoved } from '../progress.ts';
import { shipmentCommands } from '../server/commands.ts';
import { getShipment } from '../server/find-shipment.ts';
import type { DeskShipment } from '../shipment.ts';
import { checkReference } from '../shipment-input.ts';
import { shipments } from '../strings/en/shipments.ts';
import type { Route } from './+types/shipment';
import { PartiesForm, ReferencesForm, RouteForm, ScheduleForm } from './shipment/detail-forms.tsx';
import { Documents } from './shipment/documents.tsx';
import { kycWarning } from './shipment/kyc-warning.ts';
import { milestoneRows } from './shipment/milestone-rows.ts';
import { MilestoneTable } from './shipment/milestone-table.tsx';
import { soldOption } from './shipment/sold-option.ts';
import { SoldSection } from './shipment/sold-section.tsx';

const { page: t } = shipments;

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
  const references = shipment.references.map((reference) => ({
    ...reference,
    isDoubtful: checkReference(reference.kind, reference.text) === 'check-digit',
  }));
  return {
    shipment: { ...shipment, references },
    option: quote && soldOption(quote),
    cargo: quoted?.shipment ? cargoSummary(quoted.shipment) : null,
    kyc: [...cases.values()][0] ?? null,
    hasMoved: hasMoved(shipment.milestones),
    rows: milestoneRows(shipment),
  };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submitForm(call, shipmentCommands));
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return await stayOnPage(serverAction);
}

export { reloadOnConflict as shouldRevalidate } from '../../../ui/desk/stay-on-page.ts';

type Page = Route.ComponentProps['loaderData'];

export const meta = deskTitle<Page>(({ shipment }) => fill(t.title, { reference: shipment.reference }));

function Head({ shipment, kyc, hasMoved: isMoved }: Pick<Page, 'shipment' | 'kyc' | 'hasMoved'>) {
  const { leadId, reference, from, to, state } = shipment;
  const warning = kycWarning({ state, leadId, hasMoved: isMoved }, kyc);
  return (
    <div className="pb-4">
      <BackLink to={requestPath(leadId)} text={fill(t.back, { reference })} />
      <h1>{fill(t.title, { reference })}</h1>
      <p className="mt-0.5">
        {from.text} <span aria-hidden>→</span> {to.text}{' '}
        <span className="desk-badge">{shipments.states[state]}</span>
      </p>
      {warning && (
        <p className="mt-2 flex gap-2">
          <TriangleAlert size={16} aria-hidden className="mt-1 shrink-0 text-alert" />
          <span>
            {warning.text}{' '}
            <Link to={warning.link.path} className="link inline-block py-1">
              {warning.link.label}
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
  version,
  fields = {},
}: {
  intent: string;
  label: string;
  version: number;
  fields?: Record<string, string>;
}) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="version" value={version} />
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
function CustomerSection({ wantsMail, state, version }: DeskShipment) {
  const { mails } = t;
  const isCancelled = state === 'cancelled';
  return (
    <DeskSection id="customer" title={mails.heading}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>{wantsMail ? mails.on : mails.off}</p>
        <OneButton
          version={version}
          intent="shipment-mails"
          label={wantsMail ? mails.turnOff : mails.turnOn}
          fields={{ wantsMail: wantsMail ? 'off' : 'on' }}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline pt-4">
        {!isCancelled && <p className="max-w-[60ch]">{t.cancelText}</p>}
        <OneButton
          version={version}
          intent={isCancelled ? 'resume-shipment' : 'cancel-shipment'}
          label={isCancelled ? t.resume : t.cancel}
        />
      </div>
    </DeskSection>
  );
}

export default function Shipment({ loaderData, actionData }: Route.ComponentProps) {
  const { shipment, option, cargo, rows } = loaderData;
  const outcome: DeskOutcome | undefined = useLastOutcome(actionData);
  const navigate = useNavigate();
  useEffect(() => {
    if (!outcome) return;
    return toastOutcome(outcome);
  }, [outcome]);
  useKeys({ u: () => navigate(requestPath(shipment.leadId)) });
  const hasPlan = shipment.milestones.some(({ planned }) => planned !== null);
  // The outcome takes the focus, which a collapsed part of the page cannot keep.
  const wasPlanned = outcomeFor(outcome, 'plan-schedule') !== null;
  return (
    <div className="desk-page">
      <UnsavedForms question={t.leave}>
        <Head {...loaderData} />
        {(option || cargo) && <SoldSection option={option} cargo={cargo} leadId={shipment.leadId} />}
        <section aria-labelledby="milestones-title" className="border-t border-hairline pt-4 pb-8">
          <h2 id="milestones-title">{t.milestones.heading}</h2>
          <MilestoneTable rows={rows} version={shipment.version} outcome={outcome} />
          <details open={!hasPlan || wasPlanned} className="disclosure mt-4">
            <summary className="link w-fit py-1">{t.schedule.heading}</summary>
            <p className="my-2 text-[0.875rem] text-muted">{t.schedule.help}</p>
            <ScheduleForm shipment={shipment} outcome={outcome} />
          </details>
        </section>
        <DeskSection id="references" title={t.references.heading}>
          <ReferencesForm shipment={shipment} outcome={outcome} />
        </DeskSection>
        <DeskSection id="documents" title={t.documents.heading}>
          <Documents shipment={shipment} outcome={outcome} />
        </DeskSection>
        <DeskSection id="route" title={t.route.heading}>
          <RouteForm shipment={shipment} outcome={outcome} />
        </DeskSection>
        <DeskSection id="parties" title={t.parties.heading} text={t.parties.text}>
          <PartiesForm shipment={shipment} outcome={outcome} />
        </DeskSection>
        <CustomerSection {...shipment} />
      </UnsavedForms>
    </div>
  );
}
