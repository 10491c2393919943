import Plus from 'lucide-react/icons/plus';
import type { ComponentProps } from 'react';
import { fill } from '#platform/values/format.ts';
import { describedBy, Field, FieldError, TextArea, TickField } from '#ui/forms/field.tsx';
import { unansweredIn } from '../../kyc-answers.ts';
import type { AnswerLength, KycField } from '../../kyc-form.ts';
import type { KycStep } from '../../kyc-steps.ts';
import type { KycStrings } from '../../strings.ts';

interface StepQuestionsProps {
  step: Pick<KycStep, 'id' | 'fields'>;
  answers: Record<string, string>;
  errors: Record<string, string>;
  strings: KycStrings['kycCase']['form'];
}

const widths: Record<AnswerLength, string> = {
  short: 'sm:col-span-2',
  medium: 'sm:col-span-3',
  long: 'sm:col-span-6',
};

/** True if a question has its label over it, and others may stand beside it: their inputs are on one line then. */
function isInLine({ kind }: KycField): boolean {
  return kind !== 'checkbox' && kind !== 'choice';
}

/** Questions that take other room on the page than in the PDF. */
const pageLengths: Partial<Record<KycField['key'], AnswerLength>> = {
  taxNumber: 'short',
  registeredAddress: 'long',
  contactEmail: 'medium',
  contactPhone: 'long',
  website: 'medium',
};

/** The questions of a step; those about owners once for each person, folded where nobody is named yet. */
export function StepQuestions({ step, answers, errors, strings }: StepQuestionsProps) {
  const questions = (fields: KycField[]) => (
    <div className="grid gap-x-5 sm:grid-cols-6">
      {fields.map((field) => (
        <div
          key={field.id}
          className={`pb-6 ${isInLine(field) ? 'question' : ''} ${widths[pageLengths[field.key] ?? field.length]}`}
        >
          <Question field={field} answer={answers[field.id]} error={errors[field.id]} strings={strings} />
        </div>
      ))}
    </div>
  );
  if (step.id !== 'owners') return questions(step.fields);
  const rows = Map.groupBy(step.fields, ({ id }) => Number(id.slice(-1)));
  return [...rows].map(([number, fields]) => {
    const person = (
      <fieldset key={number}>
        <legend className="mb-3 font-semibold text-strong">{fill(strings.row, { number })}</legend>
        {questions(fields)}
      </fieldset>
    );
    if (number === 1) return person;
    const isBegun = fields.some(({ id }) => answers[id] || errors[id]);
    return (
      <details key={number} className="disclosure" open={isBegun} suppressHydrationWarning>
        <summary className="inline-flex min-h-11 items-center gap-2 font-medium text-strong">
          <Plus size={18} aria-hidden className="disclosure-mark" />
          {fill(strings.anotherRow, { number })}
        </summary>
        <div className="mt-3">{person}</div>
      </details>
    );
  });
}

/** The ids of all questions on the page begin with it. */
export const formId = 'kyc';

/** Fields that are required of everybody or of some. */
const requiredNames = new Set(unansweredIn({ politicallyExposed: 'yes' }));

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
  strings: KycStrings['kycCase']['form'];
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
              className="size-5.5 shrink-0"
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
function Question({ field, answer, error, strings }: QuestionProps) {
  const { id: name, kind } = field;
  const { fields, options } = strings.texts;
  const common = {
    id: `${formId}-${name}`,
    name,
    label: strings.labels[field.key] ?? fields[field.key],
    error,
  };
  const optional = requiredNames.has(name) ? undefined : strings.optional;
  switch (kind) {
    case 'checkbox':
      return <TickField {...common} defaultChecked={answer === 'yes'} />;
    case 'choice':
      return (
        <ChoiceField
          {...common}
          options={field.options.map((id) => ({ id, label: options[id] }))}
          defaultValue={answer}
        />
      );
    case 'prose':
      // A name that is typed takes one line; in the PDF there is room to sign.
      if (name === 'signature')
        return <Field {...common} optional={optional} defaultValue={answer} autoComplete="name" />;
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
