import { Fragment, useId } from 'react';
import type { Section } from '../../../../contract/answers.ts';

/** All that the visitor sent, as they sent it: what has no answer is left out. */
export function SentAnswers({
  heading,
  isHeadingHidden = false,
  answers,
}: {
  heading: string;
  /** Where something visible says the same just above. */
  isHeadingHidden?: boolean;
  answers: Section[];
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={isHeadingHidden ? 'sr-only' : 'text-[1.0625rem]'}>
        {heading}
      </h2>
      {answers.map(({ title, fields }) => (
        <Fragment key={title}>
          {title && <h3 className="mt-3 text-[0.9375rem]">{title}</h3>}
          <dl className="desk-facts mt-2">
            {fields.map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd className="whitespace-pre-line">{value}</dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </section>
  );
}
