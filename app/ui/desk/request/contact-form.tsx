import { Form } from 'react-router';
import { Field } from '../../form/field.tsx';
import type { DeskOutcome } from '../desk-outcome.ts';

const fields = {
  name: { autoCapitalize: 'words' },
  company: { autoCapitalize: 'words' },
  email: { type: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel' },
} as const;

export type Contact = Record<keyof typeof fields, string>;

export interface ContactFormWords {
  edit: string;
  fields: Record<keyof typeof fields, string>;
  save: string;
}

interface ContactFormProps {
  contact: Contact;
  version: number;
  outcome: DeskOutcome | undefined;
  words: ContactFormWords;
}

/** Changes how the sender of a request is called and reached; folded until it is needed. */
export function ContactForm({ contact, version, outcome, words }: ContactFormProps) {
  const refused = outcome && !outcome.ok && outcome.intent === 'contact' ? outcome : undefined;
  return (
    <details className="disclosure desk-not-printed mt-1" open={refused ? true : undefined}>
      <summary className="link w-fit py-1">{words.edit}</summary>
      <Form method="post" preventScrollReset noValidate className="mt-2 space-y-3">
        <input type="hidden" name="intent" value="contact" />
        <input type="hidden" name="version" value={version} />
        {(Object.keys(fields) as (keyof typeof fields)[]).map((name) => (
          <Field
            key={name}
            id={`contact-${name}`}
            name={name}
            label={words.fields[name]}
            className="desk-input"
            autoComplete="off"
            error={refused?.errors[name]}
            defaultValue={refused?.values[name] ?? contact[name]}
            {...fields[name]}
          />
        ))}
        <button type="submit" className="desk-button">
          {words.save}
        </button>
      </Form>
    </details>
  );
}
