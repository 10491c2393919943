import type { ComponentProps } from 'react';
import type { KycField } from '../../../contract/kyc-form.ts';
import { unansweredIn } from '../../../contract/kyc-unanswered.ts';
import { ChoiceField } from '../form/choice-field.tsx';
import { Field } from '../form/field.tsx';
import { TextArea } from '../form/text-area.tsx';
import { TickField } from '../form/tick-field.tsx';
import type { AnswerWords } from './kyc-words.ts';

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
  words: AnswerWords;
}

/** One question of the KYC form, as an input of its kind. */
export function Question({ field, answer, error, words }: QuestionProps) {
  const { id: name, kind } = field;
  const common = { id: `${formId}-${name}`, name, label: words.labels[name] ?? field.label.en, error };
  const optional = asked.has(name) ? undefined : words.optional;
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
          help={error ? undefined : words.dateHelp}
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
