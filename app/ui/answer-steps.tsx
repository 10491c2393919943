import type { Strings } from '../content/strings.ts';
import { SectionOpening } from './section-opening.tsx';
import { Still } from './still.tsx';

interface AnswerStepsProps {
  strings: Strings['home']['steps'];
}

/** How a request is answered, in three steps with the number that matters in each. */
export function AnswerSteps({ strings }: AnswerStepsProps) {
  return (
    <section aria-labelledby="steps" className="overflow-x-clip bg-panel pb-section">
      <div className="frame">
        <div className="grid gap-x-10 gap-y-12 lg:grid-cols-12">
          <Still
            name="sea-freight"
            alt={strings.picture}
            sizes="(width >= 64rem) 60vw, 100vw"
            className="-mx-gutter h-auto w-screen max-w-none lg:order-last lg:col-span-7 lg:mx-0 lg:h-full lg:w-[calc(100%+max(var(--spacing-gutter),50vw-620px))] lg:object-cover"
          />
          <div className="lg:col-span-5 lg:py-section">
            <SectionOpening id="steps" label={strings.label} heading={strings.heading} />
          </div>
        </div>
        <ol className="mt-14 lg:mt-20">
          {strings.list.map(({ title, figure, text }, index) => (
            <li
              key={title}
              className="grid gap-x-10 gap-y-2 border-t border-outline/50 py-7 md:grid-cols-12 md:items-baseline"
            >
              <h3 className="flex gap-4 text-heading md:col-span-4">
                <span className="tabular text-muted" aria-hidden>
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="tabular text-title leading-none font-semibold text-strong md:col-span-4">
                {figure}
              </p>
              <p className="max-w-[46ch] md:col-span-4">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
