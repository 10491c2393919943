import { Link } from 'react-router';

interface AttorneyStepsProps {
  ready: { heading: string; list: { name: string; text: string }[] };
  next: {
    heading: string;
    steps: { title: string; text: string }[];
    link: string;
    /** What stands in the subject field of the contact form when the reader comes from here. */
    subject: string;
  };
}

/** What to have ready for a power of attorney, and what happens once the reader writes. */
export function AttorneySteps({ ready, next }: AttorneyStepsProps) {
  return (
    <div className="frame grid gap-x-10 gap-y-16 py-section lg:grid-cols-12">
      <section aria-labelledby="ready" className="lg:col-span-7">
        <h2 id="ready" className="mb-8 text-title">
          {ready.heading}
        </h2>
        <dl className="border-t-2 border-strong">
          {ready.list.map(({ name, text }) => (
            <div
              key={name}
              className="grid gap-x-8 gap-y-1 border-b border-hairline py-5 sm:grid-cols-[11rem_1fr]"
            >
              <dt className="font-semibold text-strong">{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="next" className="lg:col-span-4 lg:col-start-9">
        <div className="bg-panel p-6 sm:p-8 lg:sticky lg:top-[calc(var(--header-height)+2.5rem)]">
          <h2 id="next" className="text-heading">
            {next.heading}
          </h2>
          <ol className="mt-5 mb-6">
            {next.steps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-4 border-t border-outline/50 py-4">
                <span className="tabular font-semibold text-strong" aria-hidden>
                  {index + 1}
                </span>
                <div>
                  <p className="font-semibold text-strong">{title}</p>
                  <p className="text-small">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <Link
            to={`/contactus?subject=${encodeURIComponent(next.subject)}`}
            className="button button-primary w-full"
          >
            {next.link}
          </Link>
        </div>
      </section>
    </div>
  );
}
