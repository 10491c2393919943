import { Link } from 'react-router';
import { FactList } from './fact-list.tsx';
import { SectionOpening } from './section-opening.tsx';

interface WelcomeProps {
  words: {
    label: string;
    heading: string;
    paragraphs: string[];
    facts: { label: string; value: string }[];
    link: string;
  };
}

/** Who the visitor is dealing with: two paragraphs and the facts that can be checked. */
export function Welcome({ words }: WelcomeProps) {
  return (
    <section aria-labelledby="welcome" className="pt-section">
      <div className="frame grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionOpening id="welcome" label={words.label} heading={words.heading} />
          <div className="mt-6 max-w-[62ch] space-y-5">
            {words.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="mt-8">
            <Link to="/aboutus" className="button button-quiet">
              {words.link}
            </Link>
          </p>
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:pt-9">
          <FactList facts={words.facts} />
        </div>
      </div>
    </section>
  );
}
