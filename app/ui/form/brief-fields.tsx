import type { ComponentProps } from 'react';
import type { BriefField } from './brief-parts.ts';
import type { ClientBriefWords } from './client-brief-words.ts';
import { Field } from './field.tsx';
import { HintedField, type HintWords } from './hinted-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';

interface BriefFieldsProps {
  formId: string;
  fields: readonly BriefField[];
  typed: Record<string, string>;
  errors: Record<string, string>;
  words: ClientBriefWords;
}

/** How each answer is typed; one that is not named here is free text of several lines. */
const oneLine: Partial<Record<BriefField, Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>>> = {
  clientName: { autoComplete: 'name' },
  brandName: { autoComplete: 'organization' },
  address: { autoComplete: 'street-address' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  referenceNumber: {},
};

function OneLine({ hints, ...field }: ComponentProps<typeof Field> & { hints: HintWords }) {
  const isHinted = field.type === 'email' || field.type === 'tel';
  return isHinted ? <HintedField {...field} hints={hints} /> : <Field {...field} />;
}

/** The answers of one part of the client brief. */
export function BriefFields({ formId, fields, typed, errors, words }: BriefFieldsProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {fields.map((name) => {
        const common = {
          id: `${formId}-${name}`,
          name,
          label: words.labels[name],
          help: words.help[name] || undefined,
          error: errors[name],
          defaultValue: typed[name],
        };
        if (name === 'service') {
          return (
            <div key={name} className="sm:col-span-2">
              <SelectField {...common} options={words.services.titles} none={words.services.none} />
            </div>
          );
        }
        const input = oneLine[name];
        const isNarrow = input !== undefined && name !== 'address' && name !== 'referenceNumber';
        return (
          <div key={name} className={isNarrow ? '' : 'sm:col-span-2'}>
            {input ? (
              <OneLine {...common} {...input} hints={words.hints} />
            ) : (
              <TextArea {...common} rows={5} />
            )}
          </div>
        );
      })}
    </div>
  );
}
