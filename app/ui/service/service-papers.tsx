import { SectionOpening } from '../section-opening.tsx';

interface ServicePapersProps {
  id: string;
  words: { label: string; heading: string; text: string };
  papers: { name: string; text: string }[];
}

/** Things with names and what they are for: what to have ready, and what travels with the goods. */
export function ServicePapers({ id, words, papers }: ServicePapersProps) {
  return (
    <section aria-labelledby={id} className="frame grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <SectionOpening id={id} label={words.label} heading={words.heading} />
        <p className="mt-4 max-w-[36ch] text-muted">{words.text}</p>
      </div>
      <dl className="border-t-2 border-strong lg:col-span-8">
        {papers.map(({ name, text }) => (
          <div
            key={name}
            className="grid gap-x-8 gap-y-1 border-b border-hairline py-4 sm:grid-cols-[2fr_3fr]"
          >
            <dt className="font-semibold text-strong">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
