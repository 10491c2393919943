import { FactList } from '../fact-list.tsx';

interface ServiceAccountProps {
  words: { facts: string; about: string };
  facts: { label: string; value: string }[];
  paragraphs: string[];
}

/** How a service works, in two paragraphs beside the figures a shipper decides by. */
export function ServiceAccount({ words, facts, paragraphs }: ServiceAccountProps) {
  return (
    <div className="bg-panel">
      <div className="frame grid gap-x-10 gap-y-14 py-16 lg:grid-cols-12 lg:py-24">
        <section aria-labelledby="about" className="lg:col-span-7">
          <h2 id="about" className="mb-5 text-heading">
            {words.about}
          </h2>
          <div className="max-w-[66ch] space-y-5">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <section aria-labelledby="facts" className="lg:col-span-4 lg:col-start-9">
          <h2 id="facts" className="mb-4 text-heading">
            {words.facts}
          </h2>
          <FactList facts={facts} />
        </section>
      </div>
    </div>
  );
}
