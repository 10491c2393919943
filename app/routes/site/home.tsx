import { company } from '../../content/company.ts';
import { wordsIn } from '../../content/words.ts';
import { AnswerSteps } from '../../ui/answer-steps.tsx';
import { CargoList } from '../../ui/cargo-list.tsx';
import { Errands } from '../../ui/errands.tsx';
import { FeedbackForm } from '../../ui/form/feedback-form.tsx';
import { Hero } from '../../ui/hero.tsx';
import { QuestionList } from '../../ui/question-list.tsx';
import { SectionOpening } from '../../ui/section-opening.tsx';
import { sharedHiddenInputs } from '../inquiry/hidden-inputs.ts';
import type { Route } from './+types/home';

export function loader() {
  const { home, layout } = wordsIn('en');
  return {
    words: home,
    hours: layout.hours,
    clock: layout.officeClock,
    company,
    hidden: sharedHiddenInputs(),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { title, description } = loaderData.words.meta;
  return [{ title }, { name: 'description', content: description }];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { words, hours, clock, company, hidden } = loaderData;
  const { feedback } = words;
  return (
    <>
      <Hero phone={company.phone} words={words.hero} />
      <Errands company={company} hours={hours} clock={clock} words={words.errands} />
      <CargoList words={words.cargo} />
      <AnswerSteps words={words.steps} />
      <QuestionList words={words.questions} />
      <section aria-labelledby="feedback-heading" className="border-t border-hairline py-section">
        <div className="frame grid gap-x-10 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <SectionOpening id="feedback-heading" label={feedback.label} heading={feedback.heading} />
            <p className="mt-5 max-w-[40ch]">{feedback.text}</p>
          </div>
          <div className="lg:col-span-7">
            <FeedbackForm words={feedback.form} hidden={hidden} timeZone={company.hours.timeZone} />
          </div>
        </div>
      </section>
    </>
  );
}
