import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { redirect, useSubmit } from 'react-router';
import { cargoStringsIn } from '#features/cargo/cargo-lines.ts';
import { labelsOfDetails } from '#features/cargo/cargo-strings.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { answerForm, keepFields, runForm } from '#features/identity/run-form.ts';
import { languageOf } from '#features/requests/desk/customer-language.ts';
import { requestPath } from '#features/requests/lead.ts';
import { entryCommands } from '#features/requests/server/commands/new-request.ts';
import { offeredTemplates } from '#features/services/service.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { offeredLocales } from '#features/settings/offered-locales.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { hiddenFields } from '#platform/commands/submission-headers.ts';
import { servicesContext } from '#platform/context.ts';
import { attachmentFields } from '#platform/files/attachment-input.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { AttachmentField, type FinishUploads } from '#ui/attachments/attachment-field.tsx';
import { ChoiceInput, DeskForm, useFormField } from '#ui/desk/desk-form.tsx';
import { focusSubmitter } from '#ui/desk/focus-submitter.ts';
import { BackLink, PageHead } from '#ui/desk/page-parts.tsx';
import { TickField } from '#ui/forms/field.tsx';
import { cargoFacts } from '../pages/client-brief/begin-brief.ts';
import { briefParts, inputKinds } from '../pages/client-brief/brief-parts.ts';
import { CargoSlot } from '../pages/client-brief/cargo-slot.tsx';
import { newRequest as newRequestStrings } from '../strings/en/new-request.ts';
import type { Route } from './+types/new-request';
import { BriefAnswer } from './brief-answer.tsx';
import { uploadsPlace, useEntryDraft } from './entry-draft.ts';
import { findKnownCustomer } from './known-customer.ts';

/** The shipment form prefixes its field ids with this. */
const formId = 'brief';
const filesId = `${formId}-${attachmentFields.files}`;
const beginning = { known: {}, brought: {} };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = await requireStaff(request, context, { role: 'agent' });
  const offered = offeredLocales(currentSettings());
  const languages = Object.fromEntries(offered.map((locale) => [locale, languageOf(locale)]));
  // The desk's script leaves out the module of the brief's parts, which would move it to the forms of all pages.
  const form = { parts: briefParts, kinds: inputKinds };
  const services = context.get(servicesContext);
  const facts = cargoFacts(services.clock(), deskLocale);
  // By their key: an address would be in logs.
  const key = new URL(request.url).searchParams.get('customer');
  const person = key === null ? null : await findKnownCustomer(services, key);
  return {
    t: newRequestStrings(currentSettings()),
    ...form,
    facts,
    templates: offeredTemplates(currentSettings()),
    languages,
    key: crypto.randomUUID(),
    meId: staff.id,
    draftPlace: person ? `new-request ${key}` : 'new-request',
    locale: person?.locale,
    initial: person?.answers,
  };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, async () => {
    const { fields, result } = await runForm(call, entryCommands);
    if (result.ok) throw redirect(requestPath(String(result.values.id)), 303);
    const labels = labelsOfDetails(result.errors, cargoStringsIn(deskLocale));
    return answerForm({ fields, result }, { labels });
  });
}

export { privateHeaders as headers } from '#features/identity/private-headers.ts';
export { reloadOnConflict as shouldRevalidate } from '#ui/desk/stay-on-page.ts';
export const meta = deskTitle<Route.ComponentProps['loaderData']>(({ t }) => t.title);

function Tick({ name, label }: { name: string; label: string }) {
  const { id, typed } = useFormField(name);
  return <TickField id={id} name={name} label={label} defaultChecked={typed?.[name] !== undefined} />;
}

const noValues: Record<string, string> = {};

/** Uploads the files and submits the form once they are uploaded. */
function useFiles(form: RefObject<HTMLFormElement | null>) {
  const finish = useRef<FinishUploads>(() => null);
  const submit = useSubmit();
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState('');
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    if (isWaiting) return event.preventDefault();
    focusSubmitter(event);
    const uploads = finish.current();
    if (!uploads) return;
    event.preventDefault();
    setWaiting(true);
    const { refused = '', attachments = [], uploadKey = '' } = await uploads;
    setWaiting(false);
    setProblem(refused);
    if (!form.current) return;
    if (refused) {
      if (form.current.contains(document.activeElement)) document.getElementById(filesId)?.focus();
      return;
    }
    const data = new FormData(form.current);
    data.set(attachmentFields.key, uploadKey);
    data.delete(attachmentFields.kept);
    for (const id of attachments) data.append(attachmentFields.kept, id);
    await submit(data, { method: 'post', encType: 'multipart/form-data' });
  };
  return { finish, isWaiting, problem, onSubmit };
}

/** A request for a customer has a draft of its own, and fields that take nothing over from another. */
export default function NewRequest(page: Route.ComponentProps) {
  return <NewRequestForm key={page.loaderData.draftPlace} {...page} />;
}

function NewRequestForm({ loaderData, actionData }: Route.ComponentProps) {
  const { t, parts, kinds, languages, meId, templates, draftPlace, locale, initial } = loaderData;
  const form = useRef<HTMLFormElement>(null);
  const refused = actionData?.ok === false ? actionData : null;
  const { labels = noValues } = (refused ?? {}) as { labels?: Record<string, string> };
  // Key of the first attempt: a refused form that is submitted again is the same request.
  const firstKey = refused?.values[hiddenFields.key] ?? loaderData.key;
  const draft = useEntryDraft(form, {
    ...{ place: draftPlace, intent: 'enter', meId, firstKey },
    isFilled: refused !== null,
  });
  const files = useFiles(form);
  const partFields = ({ name, fields }: (typeof parts)[number]) => (
    <fieldset key={name} className="border-t border-hairline pt-4">
      <legend className="pr-3 font-semibold text-strong">{t.parts[name]}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <div key={field} className={kinds[field] === 'text' ? 'sm:col-span-2' : ''}>
            <BriefAnswer
              name={field}
              kind={kinds[field]}
              t={t}
              templates={templates}
              isFirst={field === 'clientName' && !refused}
              initial={initial?.[field]}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
  return (
    <div className="desk-page">
      <BackLink to="/desk" text={t.back} />
      <PageHead heading={t.heading} text={t.text} />
      <DeskForm
        intent="enter"
        formId={formId}
        form={{
          ref: form,
          encType: 'multipart/form-data',
          onInput: draft.onInput,
          onSubmit: files.onSubmit,
          // The page of the new request starts at its top.
          preventScrollReset: false,
        }}
        outcome={actionData}
        labels={{ channel: t.channel, locale: t.locale, ...t.labels, ...labels }}
        submit={t.submit}
        t={t}
        isPrimary
        isWaiting={files.isWaiting}
        className="max-w-3xl space-y-6"
      >
        <input type="hidden" name={hiddenFields.key} value={draft.key} readOnly />
        <div className="grid max-w-xl gap-4 sm:grid-cols-2">
          <ChoiceInput name="channel" label={t.channel} options={t.channels} />
          <ChoiceInput
            name="locale"
            label={t.locale}
            options={languages}
            defaultValue={refused ? undefined : locale}
          />
        </div>
        {parts.filter(({ name }) => name === 'general').map(partFields)}
        {/* From where to where is said first on the phone, and written about after. */}
        <CargoSlot
          isOpen
          byStaff
          facts={loaderData.facts}
          values={refused?.values ?? noValues}
          errors={refused?.errors ?? noValues}
          beginning={beginning}
          kept={draft.details}
          onChange={draft.onDetails}
        />
        {parts.filter(({ name }) => name !== 'general').map(partFields)}
        <AttachmentField
          id={filesId}
          label={t.labels.attachments}
          strings={t.attachments}
          error={files.problem || refused?.errors.attachments}
          values={refused?.values}
          place={uploadsPlace(draftPlace)}
          finish={files.finish}
        />
        <fieldset className="space-y-3 border-t border-hairline pt-4">
          <legend className="pr-3 font-semibold text-strong">{t.after}</legend>
          <Tick name="acknowledge" label={t.acknowledge} />
          <Tick name="isAnswered" label={t.isAnswered} />
        </fieldset>
      </DeskForm>
    </div>
  );
}
