import { type ComponentProps, type FormEvent, type RefObject, useRef, useState } from 'react';
import { redirect, useSubmit } from 'react-router';
import { hiddenFields } from '../../../platform/commands/submission-headers.ts';
import { servicesContext } from '../../../platform/context.ts';
import { attachmentFields } from '../../../platform/files/attachment-input.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { AttachmentField, type FinishUploads } from '../../../ui/attachments/attachment-field.tsx';
import { optionsOf } from '../../../ui/desk/controls.tsx';
import { ChoiceInput, DeskForm, TextInput, useFormField } from '../../../ui/desk/desk-form.tsx';
import { focusSubmitter } from '../../../ui/desk/focus-submitter.ts';
import { BackLink, PageHead } from '../../../ui/desk/page-parts.tsx';
import { TextArea, TickField } from '../../../ui/forms/field.tsx';
import { cargoStringsIn } from '../../cargo/cargo-lines.ts';
import { labelsOfDetails } from '../../cargo/cargo-strings.ts';
import { requireStaff } from '../../identity/require-staff.ts';
import { answerForm, keepFields, runForm } from '../../identity/run-form.ts';
import { languageOf } from '../../requests/desk/customer-language.ts';
import { requestPath } from '../../requests/lead.ts';
import { entryCommands } from '../../requests/server/commands/new-request.ts';
import { offeredTemplates } from '../../services/service.ts';
import { deskTitle } from '../../settings/desk/desk-meta.ts';
import { offeredLocales } from '../../settings/offered-locales.ts';
import { currentSettings } from '../../settings/server/current-settings.ts';
import { cargoFacts } from '../pages/client-brief/begin-brief.ts';
import { type BriefField, briefParts, inputKinds } from '../pages/client-brief/brief-parts.ts';
import { CargoSlot } from '../pages/client-brief/cargo-slot.tsx';
import { newRequest as newRequestStrings } from '../strings/en/new-request.ts';
import type { Route } from './+types/new-request';
import { uploadsPlace, useEntryDraft } from './entry-draft.ts';

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
  const facts = cargoFacts(context.get(servicesContext).clock(), deskLocale);
  return {
    t: newRequestStrings(currentSettings()),
    ...form,
    facts,
    templates: offeredTemplates(currentSettings()),
    languages,
    key: crypto.randomUUID(),
    meId: staff.id,
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

export { reloadOnConflict as shouldRevalidate } from '../../../ui/desk/stay-on-page.ts';
export { privateHeaders as headers } from '../../identity/private-headers.ts';
export const meta = deskTitle<Route.ComponentProps['loaderData']>(({ t }) => t.title);

const inputTypes: Partial<Record<BriefField, ComponentProps<'input'>['type']>> = {
  phone: 'tel',
  email: 'email',
};

function LongAnswer({ name, label }: { name: string; label: string }) {
  const { id, error, typed } = useFormField(name);
  return (
    <TextArea
      id={id}
      name={name}
      rows={3}
      label={label}
      error={error}
      defaultValue={typed?.[name]}
      className="desk-input"
    />
  );
}

function Tick({ name, label }: { name: string; label: string }) {
  const { id, typed } = useFormField(name);
  return <TickField id={id} name={name} label={label} defaultChecked={typed?.[name] !== undefined} />;
}

type PageData = Route.ComponentProps['loaderData'];

interface AnswerProps extends Pick<PageData, 't' | 'templates'> {
  name: BriefField;
  kind: PageData['kinds'][BriefField];
  isFirst: boolean;
}

function Answer({ name, kind, t, templates, isFirst }: AnswerProps) {
  const label = t.labels[name];
  if (kind === 'choice') {
    const choices = name === 'service' ? t.services : t.taxKinds;
    const options = [
      { value: '', title: choices.none },
      ...optionsOf(choices.titles).map((option) => ({
        ...option,
        ...(name === 'service' && { template: templates[option.value] }),
      })),
    ];
    return <ChoiceInput name={name} label={label} options={options} />;
  }
  if (kind === 'text') return <LongAnswer name={name} label={label} />;
  return (
    <TextInput
      type={inputTypes[name]}
      name={name}
      label={label}
      required={false}
      autoComplete="off"
      autoFocus={isFirst}
    />
  );
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

export default function NewRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { t, parts, kinds, languages, meId, templates } = loaderData;
  const form = useRef<HTMLFormElement>(null);
  const refused = actionData?.ok === false ? actionData : null;
  const { labels = noValues } = (refused ?? {}) as { labels?: Record<string, string> };
  // Key of the first attempt: a refused form that is submitted again is the same request.
  const firstKey = refused?.values[hiddenFields.key] ?? loaderData.key;
  const draft = useEntryDraft(form, { meId, firstKey, isRefused: refused !== null });
  const files = useFiles(form);
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
          <ChoiceInput name="locale" label={t.locale} options={languages} />
        </div>
        {parts.map(({ name, fields }) => (
          <fieldset key={name} className="border-t border-hairline pt-4">
            <legend className="pr-3 font-semibold text-strong">{t.parts[name]}</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              {fields.map((field) => (
                <div key={field} className={kinds[field] === 'text' ? 'sm:col-span-2' : ''}>
                  <Answer
                    name={field}
                    kind={kinds[field]}
                    t={t}
                    templates={templates}
                    isFirst={field === 'clientName' && !refused}
                  />
                </div>
              ))}
            </div>
          </fieldset>
        ))}
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
        <AttachmentField
          id={filesId}
          label={t.labels.attachments}
          strings={t.attachments}
          error={files.problem || refused?.errors.attachments}
          values={refused?.values}
          place={uploadsPlace}
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
