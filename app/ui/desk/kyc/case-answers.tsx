import TriangleAlert from 'lucide-react/icons/triangle-alert';

/** An answer of the form, in words. `concern` is why it is looked at first. */
export interface CaseAnswer {
  id: string;
  label: string;
  /** Empty where there is none. */
  value: string;
  concern: string | null;
}

export interface CaseSection {
  title: string;
  answers: CaseAnswer[];
}

/** The concerns of a case in one list, each leading to its answer. */
export function CaseConcerns({
  sections,
  title,
  none,
}: {
  sections: CaseSection[];
  title: string;
  none: string;
}) {
  const concerned = sections.flatMap(({ answers }) => answers.filter(({ concern }) => concern));
  if (concerned.length === 0) return <p className="mt-4 text-muted">{none}</p>;
  return (
    <section aria-labelledby="concerns" className="mt-4 border-l-2 border-alert bg-alert-ground px-4 py-3">
      <h2 id="concerns" className="flex items-center gap-2 text-[1.0625rem]">
        <TriangleAlert size={17} aria-hidden className="shrink-0 text-alert" />
        {title}
      </h2>
      <ul className="mt-1.5 space-y-1">
        {concerned.map(({ id, label, concern }) => (
          <li key={id}>
            <a href={`#answer-${id}`} className="link">
              {concern}
            </a>
            <span className="block max-w-[80ch] text-[0.875rem]">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every answer in the order of the form; what needs attention stands out by a mark, a line and words. */
export function CaseAnswers({ sections, unanswered }: { sections: CaseSection[]; unanswered: string }) {
  return sections.map(({ title, answers }) => (
    <section key={title} className="pt-6">
      <h3 className="text-[1rem]">{title}</h3>
      <dl className="desk-facts desk-facts-long mt-2">
        {answers.map(({ id, label, value, concern }) => (
          <div
            key={id}
            id={`answer-${id}`}
            data-concern={concern ? true : undefined}
            className="scroll-mt-16 data-concern:border-l-2 data-concern:border-l-alert data-concern:bg-alert-ground data-concern:px-3"
          >
            <dt>{label}</dt>
            <dd className="whitespace-pre-line">
              {value || <span className="text-muted">{unanswered}</span>}
              {concern && (
                <span className="mt-0.5 flex items-center gap-1.5 text-[0.875rem] font-medium text-alert">
                  <TriangleAlert size={15} aria-hidden className="shrink-0" />
                  {concern}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
