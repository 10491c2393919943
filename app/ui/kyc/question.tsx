import type { ComponentProps } from 'react';
import type { KycField } from '../../../contract/kyc-form.ts';
import { unansweredIn } from '../../../contract/kyc-unanswered.ts';
import type { Strings } from '../../content/strings.ts';
import { Field } from '../form/field.tsx';
import { describedBy, FieldError } from '../form/field-frame.tsx';
import { TextArea } from '../form/text-area.tsx';
import { TickField } from '../form/tick-field.tsx';

/** The ids of all questions on the page begin with it. */
export const formId = 'kyc';

/** What is asked for, from everybody or from some. */
const asked = new Set(unansweredIn({ politicallyExposed: 'yes' }));

/** How the browser helps with an answer. */
const hints: Record<
  string,
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'autoCapitalize'>
> = {
  legalName: { autoComplete: 'organization' },
  contactName: { autoComplete: 'name' },
  contactPosition: { autoComplete: 'organization-title' },
  contactEmail: { autoComplete: 'email', inputMode: 'email', spellCheck: false },
  contactPhone: { autoComplete: 'tel', type: 'tel' },
  website: { inputMode: 'url', spellCheck: false, autoCapitalize: 'none' },
};

interface QuestionProps {
  field: KycField;
  answer: string | undefined;
  error: string | undefined;
  strings: Strings['kycCase']['form'];
}

interface ChoiceFieldProps {
  id: string;
  name: string;
  label: string;
  options: { id: string; label: string }[];
  /** The option that is chosen at first. */
  defaultValue?: string | undefined;
  error?: string | undefined;
}

/** One answer out of a few, all in view. A link to its id leads the focus to the question. */
function ChoiceField({ id, name, label, options, defaultValue, error }: ChoiceFieldProps) {
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={describedBy(id, { label, error })}>
      <legend className="mb-1 font-medium text-strong">{label}</legend>
      <div className="flex flex-wrap gap-x-8">
        {options.map((choice) => (
          <label key={choice.id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              value={choice.id}
              defaultChecked={choice.id === defaultValue}
              className="size-5.5 shrink-0 accent-action"
            />
            <span className="text-strong">{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

/** One question of the KYC form, as an input of its kind. */
export function Question({ field, answer, error, strings }: QuestionProps) {
  const { id: name, kind } = field;
  const common = { id: `${formId}-${name}`, name, label: strings.labels[name] ?? field.label.en, error };
  const optional = asked.has(name) ? undefined : strings.optional;
  switch (kind) {
    case 'checkbox':
      return <TickField {...common} defaultChecked={answer === 'yes'} />;
    case 'choice':
      return (
        <ChoiceField
          {...common}
          options={field.options.map(({ id, label }) => ({ id, label: label.en }))}
          defaultValue={answer}
        />
      );
    case 'prose':
      return <TextArea {...common} optional={optional} rows={3} defaultValue={answer} />;
    case 'date':
      return (
        <Field
          {...common}
          optional={optional}
          help={error ? undefined : strings.dateHelp}
          defaultValue={answer}
          autoComplete="off"
        />
      );
    case 'text':
      return (
        <Field {...common} optional={optional} defaultValue={answer} autoComplete="off" {...hints[name]} />
      );
  }
}
