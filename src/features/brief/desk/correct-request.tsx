import { useCallback, useEffect, useRef } from 'react';
import { data, Link, redirect } from 'react-router';
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
import { DeskForm } from '#ui/desk/desk-form.tsx';
import { DeskTime } from '#ui/desk/desk-time.tsx';
import { BackLink, PageHead } from '#ui/desk/page-parts.tsx';
import { cargoFacts } from '../pages/client-brief/begin-brief.ts';
import { type BriefField, inputKinds } from '../pages/client-brief/brief-parts.ts';
import { CargoSlot } from '../pages/client-brief/cargo-slot.tsx';
import { newRequest } from '../strings/en/new-request.ts';
import type { Route } from './+types/correct-request';
import { BriefAnswer } from './brief-answer.tsx';
import { useEntryDraft } from './entry-draft.ts';
import { type Proposal, proposeAnswers } from './proposed-answers.ts';

/** The shipment form prefixes its field ids with this. */
const formId = 'brief';

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

const noValues: Record<string, string> = {};

/** Returns a handler of the cargo details that focuses their first field once they are there, unless something has the focus. */
function useFirstFocus() {
  const isFirst = useRef(true);
  return useCallback(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    const { activeElement: active, body } = document;
    if (active === body || active?.id === 'content')
      document.getElementById(`${formId}-shipment.from.text`)?.focus({ preventScroll: true });
  }, []);
}

/** Marks the controls that still hold a proposed value. */
function markProposed(form: HTMLFormElement, proposed: Record<string, string>): void {
  for (const [name, value] of Object.entries(proposed)) {
    const control = form.elements.namedItem(name);
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    )
      control.toggleAttribute('data-proposed', control.value === value);
  }
}

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

interface CorrectionFormProps {
  loaderData: Route.ComponentProps['loaderData'];
  actionData: Route.ComponentProps['actionData'] | undefined;
}

function CorrectionForm({ loaderData, actionData }: CorrectionFormProps) {
  const { t, fields, facts, templates, known, proposal, version, asSentPath, isAsSent, meId } = loaderData;
  const form = useRef<HTMLFormElement>(null);
  const refused = actionData?.ok === false ? actionData : null;
  const { labels = noValues } = (refused ?? {}) as { labels?: Record<string, string> };
  const initial = refused?.values ?? { ...known, ...proposal.values };
  const draft = useEntryDraft(form, {
    ...{ place: `correction ${loaderData.leadId}`, intent: 'correct', meId, firstKey: String(version) },
    isFilled: refused !== null || isAsSent,
  });
  const focusFirst = useFirstFocus();
  const { onDetails } = draft;
  const onChange = useCallback(
    (changes: Record<string, string>) => {
      onDetails(changes);
      focusFirst();
      if (form.current) markProposed(form.current, proposal.values);
    },
    [onDetails, focusFirst, proposal.values],
  );
  useEffect(() => {
    if (form.current) markProposed(form.current, proposal.values);
  }, [proposal.values]);
  return (
    <DeskForm
      intent="correct"
      formId={formId}
      form={{
        ref: form,
        onInput: draft.onInput,
        // The page of the request starts at its top.
        preventScrollReset: false,
      }}
      outcome={actionData}
      labels={{ ...fields.labels, ...labels }}
      submit={t.submit}
      t={t}
      isPrimary
      className="min-w-0 space-y-6"
    >
      {/* A draft is of the version that it was begun with, until its author has seen the newer one. */}
      <input
        type="hidden"
        name="version"
        value={refused && 'isStale' in refused ? version : draft.key}
        readOnly
      />
      <div className="max-w-xl">
        <BriefAnswer
          name="service"
          kind="choice"
          t={fields}
          templates={templates}
          initial={initial.service}
        />
      </div>
      <CargoSlot
        isOpen
        byStaff
        facts={facts}
        values={initial}
        errors={refused?.errors ?? noValues}
        beginning={{ known, brought: proposal.values }}
        kept={draft.details}
        onChange={onChange}
      />
      <fieldset className="border-t border-hairline pt-4">
        <legend className="pr-3 font-semibold text-strong">{t.texts}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {loaderData.texts.map(({ name, kind }) => (
            <div key={name} className={kind === 'text' ? 'sm:col-span-2' : ''}>
              <BriefAnswer name={name} kind={kind} t={fields} templates={templates} initial={initial[name]} />
            </div>
          ))}
        </div>
      </fieldset>
      {asSentPath && (
        <p>
          <Link to={asSentPath} className="link">
            {t.asSent}
          </Link>
        </p>
      )}
    </DeskForm>
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
