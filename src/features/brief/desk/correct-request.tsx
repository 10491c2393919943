import { data, redirect } from 'react-router';
import { cargoStringsIn } from '#features/cargo/cargo-lines.ts';
import { labelOfDetail, labelsOfDetails } from '#features/cargo/cargo-strings.ts';
import { cargoInForm, workedOut } from '#features/cargo/form-cargo.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { answerForm, keepFields, runForm } from '#features/identity/run-form.ts';
import { type Answers, inputValuesOf, unreadIn } from '#features/requests/answers.ts';
import { type CustomerText, customerTexts } from '#features/requests/customer-texts.ts';
import { correctionPath, requestPath } from '#features/requests/lead.ts';
import { leadCommands } from '#features/requests/server/commands/leads.ts';
import { type DeskLead, findLead, listTimeline } from '#features/requests/server/inbox/find-lead.ts';
import { offeredTemplates } from '#features/services/service.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { servicesContext } from '#platform/context.ts';
import { deskLocale, knownLocale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { DeskTime } from '#ui/desk/desk-time.tsx';
import { BackLink, PageHead } from '#ui/desk/page-parts.tsx';
import { cargoFacts } from '../pages/client-brief/begin-brief.ts';
import { type BriefField, inputKinds } from '../pages/client-brief/brief-parts.ts';
import { newRequest } from '../strings/en/new-request.ts';
import type { Route } from './+types/correct-request';
import { CorrectionForm } from './correction-form.tsx';
import { type Proposal, proposeAnswers } from './proposed-answers.ts';

/** Fields beside lane and cargo. */
const texts: readonly BriefField[] = [
  'productToExport',
  'products',
  'productOrigin',
  'objective',
  'referenceNumber',
];

/** Answers of the request that is corrected, with the shipment of a merged one where it has none. */
function knownAnswers({ answers, merged }: DeskLead): Answers {
  const shipment = [{ answers }, ...merged].find((lead) => lead.answers.shipment)?.answers.shipment;
  return { ...answers, ...(shipment !== undefined && { shipment }) };
}

/** Returns answers by input name; mode and direction are left out where the form works them out again. */
function valuesOf(answers: Answers): Record<string, string> {
  const { 'shipment.mode': mode, 'shipment.direction': direction, ...values } = inputValuesOf(answers);
  const { country } = currentSettings().company.address;
  const derived = workedOut(values.service, cargoInForm(values), country);
  const entries = Object.entries({
    ...values,
    ...(mode && mode !== derived.mode && { 'shipment.mode': mode }),
    ...(direction && direction !== derived.direction && { 'shipment.direction': direction }),
    ...Object.fromEntries(unreadIn(answers).map(({ field, text }) => [field, text])),
  }).map(([name, value]) => [name, name.endsWith('.alone') && value === 'true' ? 'on' : value]);
  return Object.fromEntries(entries);
}

/** Returns the labels of fields, those of a list once. */
function labelsOf(names: readonly string[], labels: Record<string, string>): string[] {
  const cargo = cargoStringsIn(deskLocale);
  const groups: Partial<Record<string, string>> = cargo.form.groups;
  const named = names.map((name) => {
    const [, list] = /^shipment\.(\w+)\.\d/.exec(name) ?? [];
    return (list ? groups[list] : (labelOfDetail(name, cargo) ?? labels[name])) ?? name;
  });
  return [...new Set(named)];
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { staff } = await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const lead = await findLead(services, params.id);
  if (!lead || lead.mergedInto || lead.erasedAt !== null) throw data(null, { status: 404 });
  const { events } = await listTimeline(services.db, lead);
  const isAsSent = new URL(request.url).searchParams.get('as') === 'sent' && lead.sentAnswers !== null;
  const strings = newRequest(currentSettings());
  const written = customerTexts(lead, events);
  const known = valuesOf((isAsSent && lead.sentAnswers?.answers) || knownAnswers(lead));
  const read = isAsSent ? [] : written.map(({ text }) => text);
  const proposal = await proposeAnswers(read, {
    known,
    locale: knownLocale(lead.locale),
    t: strings.correction.proposal,
  });
  const isSold = lead.stage === 'won';
  const isQuoted = events.some(({ data: event }) => event.type === 'quote-sent');
  return {
    t: strings.correction,
    fields: { labels: strings.labels, services: strings.services, taxKinds: strings.taxKinds },
    // The desk's script leaves out the module of the brief's parts, which would move it to the forms of all pages.
    texts: texts.map((name) => ({ name, kind: inputKinds[name] })),
    facts: cargoFacts(services.clock(), deskLocale),
    templates: offeredTemplates(currentSettings()),
    reference: lead.reference,
    leadId: lead.id,
    path: requestPath(lead.id),
    version: lead.version,
    language: knownLocale(lead.locale),
    meId: staff.id,
    isAsSent,
    known,
    proposal: {
      ...proposal,
      labels: new Intl.ListFormat(deskLocale).format(labelsOf(Object.keys(proposal.values), strings.labels)),
    },
    asSentPath: lead.sentAnswers && !isAsSent ? `${correctionPath(lead.id)}?as=sent` : null,
    written,
    isMessage: lead.kind === 'contact-message',
    note: isSold ? strings.correction.sold : isQuoted ? strings.correction.quoted : '',
  };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, async () => {
    const { fields, result } = await runForm(call, { correct: leadCommands.correct });
    if (result.ok || result.reason === 'nothing-changed') throw redirect(requestPath(call.params.id), 303);
    const labels = labelsOfDetails(result.errors, cargoStringsIn(deskLocale));
    return answerForm({ fields, result }, { labels });
  });
}

export { privateHeaders as headers } from '#features/identity/private-headers.ts';
export { reloadOnConflict as shouldRevalidate } from '#ui/desk/stay-on-page.ts';
export const meta = deskTitle<Route.ComponentProps['loaderData']>(
  ({ t, reference }) => `${t.title} ${reference}`,
);

interface ProposedProps {
  proposal: Proposal & { labels: string };
  t: ReturnType<typeof newRequest>['correction']['proposal'];
}

/** Names the fields that were filled in from the customer's text, and what it leaves open. */
function Proposed({ proposal: { labels, open }, t }: ProposedProps) {
  return (
    <section
      aria-labelledby="proposal"
      className="mb-4 max-w-3xl border-l-2 border-signal bg-panel px-3 py-2"
    >
      <h2 id="proposal" className="font-medium text-strong">
        {t.heading}
      </h2>
      {labels && <p>{fill(t.proposed, { fields: labels })}</p>}
      {open.length > 0 && (
        <>
          <p>{t.open}</p>
          <ul className="list-disc pl-5">
            {open.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface WrittenProps {
  written: CustomerText[];
  language: string;
  t: { written: string };
}

/** The customer's text, next to the form; above it where the window is narrow. */
function Written({ written, language, t }: WrittenProps) {
  return (
    <aside aria-labelledby="written" className="min-w-0 self-start xl:sticky xl:top-4 xl:order-last">
      <details className="disclosure border-l-2 border-action pl-4" open>
        <summary id="written" className="font-medium text-strong">
          {t.written}
        </summary>
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a long one.
          tabIndex={0}
          aria-labelledby="written"
          className="mt-2 max-h-72 space-y-4 overflow-y-auto xl:max-h-[80vh]"
        >
          {written.map(({ at, from, text }) => (
            <li key={`${at} ${text}`}>
              <p className="tabular text-[0.8125rem] text-muted">
                <DeskTime at={at} /> {from}
              </p>
              <p lang={language} className="whitespace-pre-line wrap-anywhere text-strong">
                {text}
              </p>
            </li>
          ))}
        </ul>
      </details>
    </aside>
  );
}

export default function CorrectRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { t, written, path, asSentPath, proposal } = loaderData;
  const hasProposal = proposal.labels !== '' || proposal.open.length > 0;
  return (
    <div className="desk-page">
      <BackLink to={path} text={loaderData.reference} />
      <PageHead heading={loaderData.isMessage ? t.addHeading : t.heading} text={t.text} />
      {loaderData.note && (
        <p role="note" className="mb-4 max-w-3xl border-l-2 border-signal bg-panel px-3 py-2">
          {loaderData.note}
        </p>
      )}
      {hasProposal && <Proposed proposal={proposal} t={t.proposal} />}
      <div
        className={
          written.length > 0 ? 'grid gap-8 xl:grid-cols-[minmax(0,48rem)_minmax(20rem,1fr)]' : undefined
        }
      >
        {written.length > 0 && <Written written={written} language={loaderData.language} t={t} />}
        <CorrectionForm
          // Values of another source are other fields.
          key={asSentPath ?? ''}
          loaderData={loaderData}
          actionData={actionData}
        />
      </div>
    </div>
  );
}
