import { SectionOpening } from '../section-opening.tsx';

interface ServiceOffersProps {
  id: string;
  words: { label: string; heading: string };
  offers: { title: string; text: string }[];
}

/** What can be asked for, numbered, in two columns of hairlines. */
export function ServiceOffers({ id, words, offers }: ServiceOffersProps) {
  return (
    <section aria-labelledby={id} className="frame">
      <SectionOpening id={id} label={words.label} heading={words.heading} />
      <ol className="mt-10 grid gap-x-10 border-t-2 border-strong lg:grid-cols-2">
        {offers.map(({ title, text }, index) => (
          <li key={title} className="flex gap-5 border-b border-hairline py-6">
            <span aria-hidden className="label tabular w-6 shrink-0 pt-1">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <h3 className="text-heading">{title}</h3>
              <p className="mt-1.5 max-w-[52ch]">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
