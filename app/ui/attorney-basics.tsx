import { FactList } from './fact-list.tsx';
import { LinkedText } from './linked-text.tsx';
import { SectionOpening } from './section-opening.tsx';

interface AttorneyBasicsProps {
  words: {
    label: string;
    heading: string;
    paragraphs: string[];
    facts: { label: string; value: string }[];
  };
}

/** What a power of attorney is: the text, and its facts beside it. */
export function AttorneyBasics({ words }: AttorneyBasicsProps) {
  return (
    <section aria-labelledby="basics" className="bg-panel py-section">
      <div className="frame grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionOpening id="basics" label={words.label} heading={words.heading} />
          <div className="mt-7 max-w-[62ch] space-y-4">
            {words.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <LinkedText text={paragraph} />
              </p>
            ))}
          </div>
        </div>
        <div className="self-end lg:col-span-4 lg:col-start-9">
          <FactList facts={words.facts} />
        </div>
      </div>
    </section>
  );
}
