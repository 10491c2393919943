import { Link } from 'react-router';
import { FactList } from './fact-list.tsx';
import { SectionOpening } from './section-opening.tsx';

interface PartnerApplicationProps {
  words: {
    label: string;
    heading: string;
    text: string;
    items: { label: string; value: string }[];
    next: { title: string; steps: string[] };
    link: string;
    /** What stands in the subject field of the contact form when the reader comes from here. */
    subject: string;
  };
}

/** How a forwarder abroad becomes a partner agent: what to tell, what happens then, and the form to do it with. */
export function PartnerApplication({ words }: PartnerApplicationProps) {
  const { next } = words;
  return (
    <section aria-labelledby="application" className="py-section">
      <div className="frame grid gap-x-10 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionOpening id="application" label={words.label} heading={words.heading} />
          <p className="mt-5 mb-10 max-w-[52ch]">{words.text}</p>
          <FactList facts={words.items} />
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <div className="bg-panel p-6 sm:p-8 lg:sticky lg:top-[calc(var(--header-height)+2.5rem)]">
            <h3 className="text-heading">{next.title}</h3>
            <ol className="mt-5 mb-8">
              {next.steps.map((step, index) => (
                <li key={step} className="flex gap-4 border-t border-outline/50 py-4">
                  <span className="tabular font-semibold text-strong" aria-hidden>
                    {index + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
            <Link
              to={`/contactus?subject=${encodeURIComponent(words.subject)}`}
              className="button button-primary w-full"
            >
              {words.link}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
