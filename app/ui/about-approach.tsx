import { NamedOpening } from './named-opening.tsx';

interface AboutApproachProps {
  words: { name: string; sentence: string; steps: { title: string; text: string }[] };
}

/** Spelled out, because Tailwind finds only classes that stand whole in the code. */
const starts = ['lg:col-start-1', 'lg:col-start-3', 'lg:col-start-5', 'lg:col-start-7'];

/** How the company works, as steps that walk across the page. */
export function AboutApproach({ words }: AboutApproachProps) {
  return (
    <section aria-labelledby="approach" className="bg-panel py-section">
      <div className="frame">
        <NamedOpening id="approach" name={words.name} sentence={words.sentence} />
        <ol className="mt-12 grid lg:mt-16 lg:grid-cols-12">
          {words.steps.map(({ title, text }, index) => (
            <li
              key={title}
              className={`grid gap-x-10 gap-y-2 border-t border-outline/50 py-7 sm:grid-cols-[14rem_1fr] lg:-col-end-1 lg:grid-cols-[13rem_minmax(0,24rem)] ${starts[index % starts.length]}`}
            >
              <h3 className="flex gap-4 text-heading">
                <span className="tabular text-muted" aria-hidden>
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="max-w-[44ch]">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
