import { SectionOpening } from './section-opening.tsx';

interface AttorneyMistakesProps {
  words: {
    label: string;
    heading: string;
    list: { title: string; text: string }[];
    ending: { heading: string; text: string };
  };
}

/** What makes a power of attorney invalid, and how one is ended. */
export function AttorneyMistakes({ words: { ending, ...words } }: AttorneyMistakesProps) {
  return (
    <section aria-labelledby="mistakes" className="on-ink py-section">
      <div className="frame">
        <SectionOpening id="mistakes" label={words.label} heading={words.heading} />
        <ul className="mt-12 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-12">
          {words.list.map(({ title, text }) => (
            <li key={title} className="border-t border-outline/60 pt-4">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1.5 max-w-[48ch]">{text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-14 grid gap-x-10 gap-y-3 border-t-2 border-strong pt-6 lg:mt-20 lg:grid-cols-12">
          <h3 className="text-heading lg:col-span-3">{ending.heading}</h3>
          <p className="max-w-[66ch] lg:col-span-8 lg:col-start-5">{ending.text}</p>
        </div>
      </div>
    </section>
  );
}
