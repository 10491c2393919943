import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useEffect } from 'react';
import { data, Form, Link, useNavigate } from 'react-router';
import { placeName } from '#features/cargo/place.ts';
import { findLocation } from '#features/cargo/server/places/locations.ts';
import { submitForm } from '#features/identity/desk/submit-form.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { keepFields } from '#features/identity/run-form.ts';
import { findCasesOf } from '#features/kyc/server/list-cases.ts';
import { LaneMap } from '#features/map/lane-map.tsx';
import { findQuote } from '#features/quotes/server/quote-rows.ts';
import { goodsTextOf } from '#features/requests/answers.ts';
import { cargoSummary } from '#features/requests/desk/cargo-summary.ts';
import { requestPath } from '#features/requests/lead.ts';
import { findLead } from '#features/requests/server/inbox/find-lead.ts';
import * as leadsStrings from '#features/requests/strings/en/leads.ts';
import { dateAt } from '#features/settings/business-hours.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { servicesContext } from '#platform/context.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import { type DeskOutcome, outcomeFor } from '#ui/desk/desk-form.tsx';
import { FoldedForm } from '#ui/desk/folded-form.tsx';
import { toastOutcome, useLastOutcome } from '#ui/desk/outcome-toast.tsx';
import { BackLink, DeskSection } from '#ui/desk/page-parts.tsx';
import { stayOnPage } from '#ui/desk/stay-on-page.ts';
import { UnsavedForms } from '#ui/desk/unsaved.tsx';
import { useKeys } from '#ui/desk/use-keys.ts';
import { customerRoles } from '../customer-roles.ts';
import { drawRoute } from '../draw-route.ts';
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
import type { Route } from './+types/shipment';
import { deadlineRows, zoneOptions } from './shipment/deadline-rows.ts';
import { Deadlines } from './shipment/deadlines.tsx';
import { PartiesForm, ReferencesForm, RouteForm, ScheduleForm } from './shipment/detail-forms.tsx';
import { Documents } from './shipment/documents.tsx';
import { kycWarning } from './shipment/kyc-warning.ts';
import { milestoneRows } from './shipment/milestone-rows.ts';
import { Milestones } from './shipment/milestones.tsx';
import { ReferenceList } from './shipment/reference-list.tsx';
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
  const proposals = proposalsOf(shipment, {
    cargo: quoted?.shipment ?? null,
    goods: goodsTextOf(quoted?.answers ?? {}),
    endsAtPort: scope.endsAtPort,
    now,
  });
  return {
    deadlines: {
      ...deadlineRows(shipment, now),
      proposed: shipment.state === 'cancelled' ? 0 : lackedOf(proposals, shipment.deadlines).length,
      zones: zoneOptions(shipment, now),
      names: Object.fromEntries(staff.map(({ id, name }) => [id, name])),
      requestOwner: staff.find(({ id }) => id === lead.ownerId)?.name ?? '',
    },
    shipment: { ...shipment, references },
    customer: lead.company || lead.name,
    map: await drawRoute(shipment, {
      locale: deskLocale,
      alt: t.map,
      findLocation,
      picture: { aspect: 3.4, leastWidth: 480 },
    }),
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

export { reloadOnConflict as shouldRevalidate } from '#ui/desk/stay-on-page.ts';

type Page = Route.ComponentProps['loaderData'];

export const meta = deskTitle<Page>(({ shipment }) => fill(t.title, { reference: shipment.reference }));

type HeadProps = Pick<Page, 'shipment' | 'customer' | 'map' | 'hasMoved' | 'warning'>;

const mapFrames = [{ width: 288, font: 12, shown: '' }];

function Head({ shipment, customer, map, hasMoved: isMoved, warning }: HeadProps) {
  const { leadId, reference, from, to, state, mode } = shipment;
  const lane = laneText(placeName(from.text), placeName(to.text), shipments.unknown);
  return (
    <div className="flow-root pb-3">
      {map && (
        <div className="float-right ml-6 w-72 max-md:hidden">
          <LaneMap lane={map} frames={mapFrames} className="border border-hairline" />
        </div>
      )}
      <BackLink to={requestPath(leadId)} text={fill(t.back, { reference })} />
      <h1>{customer ? `${customer}\u00a0· ${lane}` : lane}</h1>
      <p className="tabular flex flex-wrap items-center gap-x-3 text-[0.875rem] text-muted">
        <span>
          {[fill(t.title, { reference }), mode && leadsStrings.modes[mode]].filter(Boolean).join(' · ')}
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

/** Asks for the role of a customer whose request does not tell it. */
function CustomerRole({ version }: Pick<DeskShipment, 'version'>) {
  return (
    <Form method="post" preventScrollReset className="mb-2">
      <p className="mb-2">{t.parties.customerRole}</p>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="intent" value="customer-role" />
      <span className="flex flex-wrap gap-2">
        {customerRoles.map((role) => (
          <button key={role} type="submit" name="role" value={role} className="desk-button">
            {t.parties.roles[role]}
          </button>
        ))}
      </span>
    </Form>
  );
}

interface EditableProps {
  id: string;
  title: string;
  text?: string;
  /** Stored values, as text or as a list of their own. */
  lines?: string[];
  summary?: ReactNode;
  /** True to open the form, which then shows what was refused or saved. */
  isOpen: boolean;
  children: ReactNode;
}

/** Section that reads as text; its form unfolds. */
function Editable({ id, title, text, lines = [], summary, isOpen, children }: EditableProps) {
  return (
    <DeskSection id={id} title={title}>
      {summary}
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
        <div className="desk-shipment">
          <section aria-labelledby="milestones-title" className="pb-6">
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
              deadlines={<Deadlines {...loaderData.deadlines} version={version} outcome={outcome} />}
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
          <div className="min-w-0">
            {(option || cargo) && <SoldSection option={option} cargo={cargo} leadId={shipment.leadId} />}
            <Editable
              id="parties"
              title={t.parties.heading}
              text={t.parties.text}
              lines={partyLines(shipment)}
              summary={Object.keys(shipment.parties).length === 0 && <CustomerRole version={version} />}
              isOpen={isAnswered('shipment-parties')}
            >
              <PartiesForm shipment={shipment} outcome={outcome} />
            </Editable>
          </div>
          <div className="min-w-0">
            <DeskSection id="documents" title={t.documents.heading}>
              <Documents shipment={shipment} outcome={outcome} />
            </DeskSection>
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
              id="references"
              title={t.references.heading}
              summary={<ReferenceList references={references} />}
              isOpen={isAnswered('shipment-references') || references.some(({ isDoubtful }) => isDoubtful)}
            >
              <ReferencesForm shipment={shipment} outcome={outcome} />
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
