import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useEffect } from 'react';
import { data, Form, Link, useNavigate } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { fill } from '../../../platform/values/format.ts';
import { ConfirmDialog } from '../../../ui/desk/confirm-dialog.tsx';
import { type DeskOutcome, outcomeFor } from '../../../ui/desk/desk-form.tsx';
import { FoldedForm } from '../../../ui/desk/folded-form.tsx';
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
import * as leadsStrings from '../../requests/strings/en/leads.ts';
import { dateAt } from '../../settings/business-hours.ts';
import { deskTitle } from '../../settings/desk/desk-meta.ts';
import { currentSettings } from '../../settings/server/current-settings.ts';
import { laneText } from '../lane-text.ts';
import { hasMoved } from '../progress.ts';
import { partyRoles } from '../references.ts';
import { usualDeparture } from '../schedule.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { shipmentCommands } from '../server/commands.ts';
import { lackedOf } from '../server/deadlines.ts';
import { getShipment } from '../server/find-shipment.ts';
import { proposalsOf } from '../server/move-deadlines.ts';
import type { DeskShipment } from '../shipment.ts';
import { checkReference } from '../shipment-input.ts';
import { shipments } from '../strings/en/shipments.ts';
import { tracking } from '../strings/en/tracking.ts';
import type { Route } from './+types/shipment';
import { deadlineRows, zoneOptions } from './shipment/deadline-rows.ts';
import { Deadlines } from './shipment/deadlines.tsx';
import { PartiesForm, ReferencesForm, RouteForm, ScheduleForm } from './shipment/detail-forms.tsx';
import { Documents } from './shipment/documents.tsx';
import { kycWarning } from './shipment/kyc-warning.ts';
import { milestoneRows } from './shipment/milestone-rows.ts';
import { Milestones } from './shipment/milestone-table.tsx';
import { soldOption } from './shipment/sold-option.ts';
import { SoldSection } from './shipment/sold-section.tsx';

const { page: t } = shipments;

/** Returns the departure to propose; empty where one is planned, and where the ready date is over or not known. */
function departsIn({ mode, milestones }: DeskShipment, scope: Scope, today: string): string {
  const { readyOn } = scope;
  const isPlanned = milestones.some(({ code }) => code === 'departed');
  return isPlanned || readyOn === null || readyOn < today ? '' : usualDeparture(mode, readyOn, scope);
}

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
  const staff = await services.listStaff();
  const cases = await findCasesOf(db, lead.accountId ? [lead.accountId] : []);
  const isMoved = hasMoved(shipment.milestones);
  const references = shipment.references.map((reference) => ({
    ...reference,
    isDoubtful: checkReference(reference.kind, reference.text) === 'check-digit',
  }));
  const sold = quote?.content.options.find(({ id }) => id === quote.decision?.optionId);
  const scope = scopeOf(sold?.lines ?? null, quoted?.shipment ?? null);
  const { timeZone } = currentSettings().company.hours;
  const now = clock();
  const proposals = proposalsOf(shipment, { cargo: quoted?.shipment ?? null, now });
  return {
    deadlines: {
      ...deadlineRows(shipment, now),
      proposed: shipment.state === 'cancelled' ? 0 : lackedOf(proposals, shipment.deadlines).length,
      zones: zoneOptions(shipment, now),
      names: Object.fromEntries(staff.map(({ id, name }) => [id, name])),
      requestOwner: staff.find(({ id }) => id === lead.ownerId)?.name ?? '',
    },
    shipment: { ...shipment, references },
    option: quote && soldOption(quote),
    cargo: quoted?.shipment ? cargoSummary(quoted.shipment) : null,
    warning: kycWarning({ state: shipment.state, leadId, hasMoved: isMoved }, [...cases.values()][0] ?? null),
    hasMoved: isMoved,
    rows: milestoneRows(shipment),
    readyOn: scope.readyOn,
    departs: departsIn(shipment, scope, dateAt(now, timeZone)),
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

function Head({ shipment, hasMoved: isMoved, warning }: Pick<Page, 'shipment' | 'hasMoved' | 'warning'>) {
  const { leadId, reference, from, to, state } = shipment;
  return (
    <div className="pb-4">
      <BackLink to={requestPath(leadId)} text={fill(t.back, { reference })} />
      <h1>{fill(t.title, { reference })}</h1>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-3">
        <span className="text-[1.0625rem] font-medium text-strong">
          {laneText(from.text, to.text, shipments.unknown)}
        </span>
        {(state !== 'under-way' || isMoved) && <span className="desk-badge">{shipments.states[state]}</span>}
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

/** The customer's notifications. */
function CustomerSection({ wantsMail, version }: DeskShipment) {
  const { mails } = t;
  return (
    <DeskSection id="customer" title={mails.heading}>
      <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>{wantsMail ? mails.on : mails.off}</p>
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="wantsMail" value={wantsMail ? 'off' : 'on'} />
        <button type="submit" name="intent" value="shipment-mails" className="desk-button">
          {wantsMail ? mails.turnOff : mails.turnOn}
        </button>
      </Form>
    </DeskSection>
  );
}

/** Says that a shipment was canceled, with the button to resume it. */
function CanceledNote({ version }: Pick<DeskShipment, 'version'>) {
  return (
    <Form
      method="post"
      preventScrollReset
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-alert bg-alert-ground px-4 py-3"
    >
      <p className="font-medium text-alert">{t.canceled}</p>
      <input type="hidden" name="version" value={version} />
      <button type="submit" name="intent" value="resume-shipment" className="desk-button">
        {t.resume}
      </button>
    </Form>
  );
}

interface EditableProps {
  id: string;
  title: string;
  text?: string;
  /** Stored values, as text. */
  lines: string[];
  /** True to open the form, which then shows what was refused or saved. */
  isOpen: boolean;
  children: ReactNode;
}

/** Section that reads as text; its form unfolds. */
function Editable({ id, title, text, lines, isOpen, children }: EditableProps) {
  return (
    <DeskSection id={id} title={title}>
      {lines.map((line) => (
        <p key={line} className="whitespace-pre-line">
          {line}
        </p>
      ))}
      <FoldedForm title={t.edit} object={title} isOpen={isOpen}>
        {text && <p className="mb-2 text-muted">{text}</p>}
        {children}
      </FoldedForm>
    </DeskSection>
  );
}

/** Returns the parties with a name, an address or a contact, a paragraph each. */
function partyLines({ parties }: DeskShipment): string[] {
  return partyRoles.flatMap((role) => {
    const { name = '', address = '', contact = '' } = parties[role] ?? {};
    const written = [name, address, contact].filter(Boolean).join('\n');
    return written ? [`${t.parties.roles[role]}: ${written}`] : [];
  });
}

export default function Shipment({ loaderData, actionData }: Route.ComponentProps) {
  const { shipment, option, cargo, rows, readyOn, departs, warning } = loaderData;
  const outcome: DeskOutcome | undefined = useLastOutcome(actionData);
  const navigate = useNavigate();
  useEffect(() => {
    if (!outcome) return;
    return toastOutcome(outcome);
  }, [outcome]);
  useKeys({ u: () => navigate(requestPath(shipment.leadId)) });
  const { version, references, mode, from, to, state, dueOn } = shipment;
  const hasPlan = shipment.milestones.some(({ planned }) => planned !== null);
  // The outcome takes the focus, which a collapsed part of the page cannot keep.
  const isAnswered = (intent: string) => outcomeFor(outcome, intent) !== null;
  const hasRoute = from.text !== '' || to.text !== '';
  return (
    <div className="desk-page">
      <UnsavedForms question={t.leave}>
        <Head {...loaderData} />
        {state === 'cancelled' && <CanceledNote version={version} />}
        <section aria-labelledby="deadlines-title" className="border-t border-hairline pt-4 pb-6">
          <h2 id="deadlines-title" className="mb-2">
            {t.deadlines.heading}
          </h2>
          <Deadlines {...loaderData.deadlines} version={version} outcome={outcome} />
        </section>
        <section aria-labelledby="milestones-title" className="border-t border-hairline pt-4 pb-6">
          <h2 id="milestones-title" className="sr-only">
            {t.milestones.heading}
          </h2>
          <Milestones
            rows={rows}
            version={version}
            outcome={outcome}
            isCanceled={state === 'cancelled'}
            lateSince={state === 'under-way' ? dueOn : null}
            moveFacts={{ hasMoved: loaderData.hasMoved, readyOn, kycText: warning?.text ?? '' }}
          >
            <details
              open={!hasPlan || isAnswered('plan-schedule')}
              className="disclosure min-w-0 open:basis-full"
            >
              <summary className="link w-fit py-1">{t.schedule.heading}</summary>
              <p className="my-2 text-[0.875rem] text-muted">{t.schedule.help}</p>
              <ScheduleForm shipment={shipment} outcome={outcome} departs={departs} />
            </details>
          </Milestones>
        </section>
        <div className="desk-shipment">
          <div className="min-w-0">
            {(option || cargo) && <SoldSection option={option} cargo={cargo} leadId={shipment.leadId} />}
            <DeskSection id="documents" title={t.documents.heading}>
              <Documents shipment={shipment} outcome={outcome} />
            </DeskSection>
          </div>
          <div className="min-w-0">
            <Editable
              id="references"
              title={t.references.heading}
              lines={references.map(({ kind, text }) => `${tracking.references[kind]}: ${text}`)}
              isOpen={isAnswered('shipment-references') || references.some(({ isDoubtful }) => isDoubtful)}
            >
              <ReferencesForm shipment={shipment} outcome={outcome} />
            </Editable>
            <Editable
              id="route"
              title={t.route.heading}
              lines={[
                [laneText(from.text, to.text, shipments.unknown), mode && leadsStrings.modes[mode]]
                  .filter(Boolean)
                  .join(' · '),
              ]}
              isOpen={!hasRoute || isAnswered('shipment-route')}
            >
              <RouteForm shipment={shipment} outcome={outcome} />
            </Editable>
            <Editable
              id="parties"
              title={t.parties.heading}
              text={t.parties.text}
              lines={partyLines(shipment)}
              isOpen={isAnswered('shipment-parties')}
            >
              <PartiesForm shipment={shipment} outcome={outcome} />
            </Editable>
            <CustomerSection {...shipment} />
            {state !== 'cancelled' && (
              <div className="desk-not-printed border-t border-hairline pt-5">
                <ConfirmDialog
                  intent="cancel-shipment"
                  fields={{ version: String(version) }}
                  t={t.cancel}
                  cancel={t.cancel.keep}
                  isDangerous
                />
              </div>
            )}
          </div>
        </div>
      </UnsavedForms>
    </div>
  );
}
