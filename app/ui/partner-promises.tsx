import { SectionOpening } from './section-opening.tsx';

interface PartnerPromisesProps {
  words: { label: string; heading: string; list: { title: string; text: string }[] };
}

/** What a partner can expect of the company, each promise large enough to be quoted. */
export function PartnerPromises({ words }: PartnerPromisesProps) {
  return (
    <section aria-labelledby="promises" className="on-ink py-section">
      <div className="frame">
        <SectionOpening id="promises" label={words.label} heading={words.heading} />
        <dl className="mt-12 border-b border-hairline lg:mt-16">
          {words.list.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-10 gap-y-3 border-t border-hairline py-8 lg:grid-cols-12 lg:items-baseline lg:py-10"
            >
              <dt className="text-title font-semibold text-strong lg:col-span-7">{title}</dt>
              <dd className="max-w-[46ch] lg:col-span-4 lg:col-start-9">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
