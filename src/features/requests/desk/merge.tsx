import { data, Form, Link, redirect } from 'react-router';
import { z } from 'zod';
import { earliestToday } from '#features/cargo/earliest-today.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { runCommand } from '#features/identity/run-form.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { shortMoment } from '#features/settings/strings/en/moments.ts';
import { servicesContext } from '#platform/context.ts';
import { fieldsOf } from '#platform/http/form-post.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, listIn } from '#platform/values/format.ts';
import { BackLink } from '#ui/desk/page-parts.tsx';
import { mostMerged, requestPath } from '../lead.ts';
import { leadCommands } from '../server/commands/leads.ts';
import { type DeskLead, findLead, findLeadId } from '../server/inbox/find-lead.ts';
import { areOfOnePerson, personOf } from '../server/merge/related-leads.ts';
import type { LeadKind } from '../server/tables.ts';
import * as leadsStrings from '../strings/en/leads.ts';
import { request } from '../strings/en/request.ts';
import type { Route } from './+types/merge';
import { cargoSummary } from './cargo-summary.ts';
import { MergeForm, ReferenceInput } from './merge-form.tsx';
import { nameOfService, serviceNamesFor } from './service-names.ts';

const t = request.merge;

/** Returns one column of the comparison; all columns have the same lines. */
function columnOf(lead: DeskLead, now: number) {
  const { facts } = t;
  const { timeZone } = currentSettings().company.hours;
  const service = nameOfService(serviceNamesFor(currentSettings()), lead.service);
  const values = [
    [facts.from, listIn(deskLocale, [lead.name, lead.company].filter(Boolean))],
    [facts.email, lead.email],
    [facts.phone, lead.phone],
    [facts.received, shortMoment(lead.receivedAt, now, timeZone)],
    [facts.stage, leadsStrings.stageText(lead)],
    [facts.about, [service, lead.about].filter(Boolean).join(': ')],
  ];
  return {
    id: lead.id,
    reference: lead.reference,
    kind: lead.kind,
    version: lead.version,
    person: personOf(lead),
    cargo:
      lead.shipment &&
      cargoSummary(lead.shipment, {
        service: String(lead.answers.service ?? ''),
        arrivedOn: earliestToday(lead.receivedAt),
      }),
    facts: values.map(([label = '', value = '']) => ({ label, value })),
  };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const lead = await findLead(services, params.id);
  if (!lead || lead.mergedInto) throw data(null, { status: 404 });
  const typed = [...new Set(new URL(request.url).searchParams.getAll('with'))].slice(0, mostMerged - 1);
  const others: DeskLead[] = [];
  let error = '';
  for (const reference of typed.filter(Boolean)) {
    const otherId = await findLeadId(services.db, reference);
    const found = otherId ? await findLead(services, otherId) : null;
    // A merged request leads to the one that it was merged into.
    const other = found?.mergedInto ? await findLead(services, found.mergedInto) : found;
    if (!other) error = fill(t.notFound, { reference });
    else if (other.id === lead.id) error = t.same;
    else if (others.every(({ id }) => id !== other.id)) others.push(other);
  }
  const now = services.clock();
  const isComplete = others.length > 0 && error === '';
  return {
    title: t.title,
    typed: typed.at(-1) ?? '',
    error,
    backPath: requestPath(lead.id),
    reference: lead.reference,
    compared: isComplete ? [lead, ...others].map((one) => columnOf(one, now)) : null,
    areDifferentPeople: others.some((other) => !areOfOnePerson(lead, other)),
  };
}

/** The request with cargo, else one that came by the form rather than a bare mail, else the one whose page it is. */
function keptByDefault(compared: readonly { id: string; cargo: unknown; kind: LeadKind }[]): string {
  const kept =
    compared.find(({ cargo }) => cargo !== null) ??
    compared.find(({ kind }) => kind === 'rate-request') ??
    compared[0];
  return kept?.id ?? '';
}

const seenLeads = z.array(z.object({ id: z.string(), version: z.number() })).min(2);

/** Returns the requests as the page showed them. Throws 422 for anything else. */
function seenIn(json: string) {
  try {
    return seenLeads.parse(JSON.parse(json));
  } catch {
    throw data(null, { status: 422 });
  }
}

export async function action(call: Route.ActionArgs) {
  const fields = await fieldsOf(call.request);
  const seen = seenIn(fields.seen ?? '');
  const keep = seen.find(({ id }) => id === fields.keep);
  const others = seen.filter(({ id }) => id !== fields.keep);
  if (!keep) throw data(null, { status: 422 });
  const { version, id } = keep;
  const input = { version, others, differentPeople: fields.differentPeople === 'yes' };
  const result = await runCommand(call, leadCommands.merge, { params: { id }, input });
  if (result.ok) throw redirect(`${requestPath(id)}?done=merge`, 303);
  if (result.status === 404) throw data(null, { status: 404 });
  const isStale = result.reason === 'changed';
  const message = isStale ? t.changed : result.message;
  return data({ message, keep: id }, { status: result.status });
}

export const meta = deskTitle<Route.ComponentProps['loaderData']>(({ title }) => title);

export default function Merge({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, error, backPath, reference, compared, areDifferentPeople } = loaderData;
  return (
    <div className="desk-page">
      <BackLink to={backPath} text={reference} />
      <h1 className="mt-1">{t.title}</h1>
      {actionData && (
        <p role="alert" className="mt-4 bg-alert-ground p-3 text-alert">
          {actionData.message}
        </p>
      )}
      {compared ? (
        <Form method="post" className="mt-6 space-y-6">
          <MergeForm
            compared={compared}
            kept={actionData?.keep ?? keptByDefault(compared)}
            areDifferentPeople={areDifferentPeople}
          />
          <p className="flex flex-wrap gap-3">
            <button type="submit" className="desk-button desk-button-primary">
              {t.submit}
            </button>
            <Link to={backPath} className="desk-button">
              {t.cancel}
            </Link>
          </p>
        </Form>
      ) : (
        <div className="mt-6 max-w-[34rem]">
          <ReferenceInput id="with" path="" typed={typed} error={error} />
        </div>
      )}
    </div>
  );
}
