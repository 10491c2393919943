import { Fragment } from 'react';
import type { Section } from '../describe-answers.ts';

/** UTF-16 units above which a value spans both columns. */
const longValue = 140;

/** Labels and values in two columns, with optional section titles. */
export function AnswerSections({ sections }: { sections: Section[] }) {
  return sections.map(({ title, fields }) => (
    <Fragment key={title}>
      {title && <h3 className="mt-3 text-[0.9375rem]">{title}</h3>}
      <dl className="desk-facts mt-2">
        {fields.map(({ name, label, value }) => (
          <div key={name} data-long={value.length > longValue || undefined}>
            <dt>{label}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </Fragment>
  ));
}
