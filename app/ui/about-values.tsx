import { NamedOpening } from './named-opening.tsx';

interface AboutValuesProps {
  words: {
    name: string;
    sentence: string;
    list: { title: string; text: string; promise: string }[];
  };
}

/** The company's values, each with something it can be held to. */
export function AboutValues({ words }: AboutValuesProps) {
  return (
    <section aria-labelledby="values" className="py-section">
      <div className="frame">
        <NamedOpening id="values" name={words.name} sentence={words.sentence} />
        <div className="mt-12 border-b border-hairline lg:mt-16">
          {words.list.map(({ title, text, promise }) => (
            <article
              key={title}
              className="grid gap-x-10 gap-y-4 border-t border-hairline py-8 md:grid-cols-2 lg:grid-cols-12 lg:py-10"
            >
              <h3 className="text-heading md:col-span-2 lg:col-span-3">{title}</h3>
              <p className="max-w-[52ch] lg:col-span-5">{text}</p>
              <p className="self-start border-l-2 border-outline pl-5 font-medium text-strong lg:col-span-4">
                {promise}
              </p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
