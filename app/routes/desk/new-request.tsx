import type { ComponentProps } from 'react';
import { requestPath } from '../../../contract/lead.ts';
import { hiddenFields } from '../../../contract/submission.ts';
import { entryCommands } from '../../../server/commands/enter-request.ts';
import { desk } from '../../content/en/desk.ts';
import { ChoiceInput, DeskForm, TextInput, useFormField } from '../../ui/desk/desk-form.tsx';
import { BackLink, PageHead } from '../../ui/desk/page-parts.tsx';
import { TextArea, TickField } from '../../ui/form/field.tsx';
import { type BriefField, briefParts } from '../inquiry/client-brief/brief-parts.ts';
import type { Route } from './+types/new-request';
import { languageOptions } from './customer-language.ts';
import { requireStaff } from './require-staff.ts';
import { keepFields, submitForm } from './submit-form.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent' });
  const languages = Object.fromEntries(languageOptions().map(({ value, title }) => [value, title]));
  return { t: desk.newRequest, parts: briefParts, languages, key: crypto.randomUUID() };
}

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submitForm(call, entryCommands, (_, { id }) => requestPath(String(id))));
}

export { privateHeaders as headers } from '../account/private-headers.ts';
export { deskMeta as meta } from './desk-meta.ts';
export { reloadOnConflict as shouldRevalidate } from './stay-on-page.ts';

/** How an answer of one line is typed; any other is free text. */
const oneLine: Partial<Record<BriefField, ComponentProps<'input'>>> = {
  clientName: {},
  brandName: {},
  address: {},
  phone: { type: 'tel' },
  email: { type: 'email' },
  referenceNumber: {},
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

type Strings = Route.ComponentProps['loaderData']['t'];

function Answer({ name, t }: { name: BriefField; t: Strings }) {
  const label = t.labels[name];
  if (name === 'service') {
    const options = { '': t.services.none, ...t.services.titles };
    return <ChoiceInput name={name} label={label} options={options} />;
  }
  const input = oneLine[name];
  if (!input) return <LongAnswer name={name} label={label} />;
  return <TextInput {...input} name={name} label={label} required={false} autoComplete="off" />;
}

const isWide = (name: BriefField) => oneLine[name] === undefined && name !== 'service';

/** The client brief for staff: who called, and what they asked for. */
export default function NewRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { t, parts, languages, key } = loaderData;
  return (
    <div className="desk-page">
      <BackLink to="/desk" text={t.back} />
      <PageHead heading={t.heading} text={t.text} />
      <DeskForm
        intent="enter"
        outcome={actionData}
        labels={{ channel: t.channel, locale: t.locale, ...t.labels }}
        submit={t.submit}
        t={t}
        isPrimary
        className="max-w-3xl space-y-6"
      >
        {/* Of the first attempt: a refused form that is sent again is the same request. */}
        <input
          type="hidden"
          name={hiddenFields.key}
          value={actionData?.values[hiddenFields.key] ?? key}
          readOnly
        />
        <div className="grid max-w-xl gap-4 sm:grid-cols-2">
          <ChoiceInput name="channel" label={t.channel} options={t.channels} />
          <ChoiceInput name="locale" label={t.locale} options={languages} />
        </div>
        {parts.map(({ name, fields }) => (
          <fieldset key={name} className="border-t border-hairline pt-4">
            <legend className="pr-3 font-semibold text-strong">{t.parts[name]}</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              {fields.map((field) => (
                <div key={field} className={isWide(field) ? 'sm:col-span-2' : ''}>
                  <Answer name={field} t={t} />
                </div>
              ))}
            </div>
          </fieldset>
        ))}
        <fieldset className="space-y-3 border-t border-hairline pt-4">
          <legend className="pr-3 font-semibold text-strong">{t.after}</legend>
          <Tick name="acknowledge" label={t.acknowledge} />
          <Tick name="isAnswered" label={t.isAnswered} />
        </fieldset>
      </DeskForm>
    </div>
  );
}
