import { SectionOpening } from './section-opening.tsx';

interface PartnerKindsProps {
  words: {
    label: string;
    heading: string;
    text: string;
    stages: { name: string; kinds: { name: string; text: string }[] }[];
  };
}

/** The kinds of companies that take part in a shipment, along its way. */
export function PartnerKinds({ words }: PartnerKindsProps) {
  return (
    <section aria-labelledby="kinds" className="py-section">
      <div className="frame grid gap-x-10 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <div className="lg:sticky lg:top-[calc(var(--header-height)+3rem)]">
            <SectionOpening id="kinds" label={words.label} heading={words.heading} />
            <p className="mt-5 max-w-[40ch]">{words.text}</p>
          </div>
        </div>
        <ol className="lg:col-span-8">
          {words.stages.map(({ name, kinds }) => (
            <li
              key={name}
              className="relative grid gap-x-10 border-l border-outline pb-12 pl-7 last:border-transparent last:pb-0 sm:grid-cols-[9rem_1fr] sm:pl-10"
            >
              {/* A stop on the line. */}
              <span
                aria-hidden
                className="absolute top-1.5 -left-[6.5px] size-3 rounded-full border-2 border-strong bg-ground"
              />
              <h3 className="label pt-0.5 pb-4">{name}</h3>
              <dl>
                {kinds.map((kind) => (
                  <div key={kind.name} className="border-t border-hairline py-5 first:border-strong">
                    <dt className="text-heading font-semibold text-strong">{kind.name}</dt>
                    <dd className="mt-1 max-w-[56ch]">{kind.text}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
