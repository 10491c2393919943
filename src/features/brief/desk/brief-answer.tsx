import type { ComponentProps } from 'react';
import { optionsOf } from '#ui/desk/controls.tsx';
import { ChoiceInput, TextInput, useFormField } from '#ui/desk/desk-form.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import type { BriefField, inputKinds } from '../pages/client-brief/brief-parts.ts';
import type { newRequest } from '../strings/en/new-request.ts';

const inputTypes: Partial<Record<BriefField, ComponentProps<'input'>['type']>> = {
  phone: 'tel',
  email: 'email',
};

interface LongAnswerProps {
  name: string;
  label: string;
  initial: string | undefined;
}

function LongAnswer({ name, label, initial }: LongAnswerProps) {
  const { id, error, typed } = useFormField(name);
  return (
    <TextArea
      id={id}
      name={name}
      rows={3}
      label={label}
      error={error}
      defaultValue={typed ? typed[name] : initial}
      className="desk-input"
    />
  );
}

interface BriefAnswerProps {
  name: BriefField;
  kind: (typeof inputKinds)[BriefField];
  t: Pick<ReturnType<typeof newRequest>, 'labels' | 'services' | 'taxKinds'>;
  /** The shipped service of each service, which the cargo fields follow. */
  templates: Record<string, string>;
  isFirst?: boolean;
  /** Value before anything was typed. */
  initial?: string | undefined;
}

/** A question of the brief, as the desk asks it. */
export function BriefAnswer({ name, kind, t, templates, isFirst, initial }: BriefAnswerProps) {
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
    return <ChoiceInput name={name} label={label} options={options} defaultValue={initial} />;
  }
  if (kind === 'text') return <LongAnswer name={name} label={label} initial={initial} />;
  return (
    <TextInput
      type={inputTypes[name]}
      name={name}
      label={label}
      required={false}
      autoComplete="off"
      autoFocus={isFirst}
      defaultValue={initial}
    />
  );
}
