import { useId } from 'react';

/** All that the visitor sent, as they sent it: what has no answer is left out. */
export function SentAnswers({
  heading,
  isHeadingHidden = false,
  answers,
}: {
  heading: string;
  /** Where something visible says the same just above. */
  isHeadingHidden?: boolean;
  answers: { label: string; value: string }[];
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={isHeadingHidden ? 'sr-only' : 'text-[1.0625rem]'}>
        {heading}
      </h2>
      <dl className="desk-facts mt-2">
        {answers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
