import { zonesOf } from '../../../contract/moment.ts';
import { company, team } from '../../content/company.ts';
import { wordsIn } from '../../content/words.ts';
import { AnswerSteps } from '../../ui/answer-steps.tsx';
import { CargoList } from '../../ui/cargo-list.tsx';
import { ContactBar } from '../../ui/contact-bar.tsx';
import { DirectorMessage } from '../../ui/director-message.tsx';
import { Errands } from '../../ui/errands.tsx';
import { FeedbackForm } from '../../ui/form/feedback-form.tsx';
import { FragmentNotice } from '../../ui/fragment-notice.tsx';
import { Hero } from '../../ui/hero.tsx';
import { JourneyFilm } from '../../ui/journey-film.tsx';
import { QuestionList } from '../../ui/question-list.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { SectionOpening } from '../../ui/section-opening.tsx';
import { Welcome } from '../../ui/welcome.tsx';
import { hiddenInputs } from '../inquiry/hidden-inputs.ts';
import { pageMeta } from '../page-meta.ts';
import { companyData } from '../structured-data.ts';
import type { Route } from './+types/home';

export function loader({ context }: Route.LoaderArgs) {
  const { home, layout } = wordsIn('en');
  return {
    words: home,
    hours: layout.hours,
    clock: layout.officeClock,
    company,
    director: team.find(({ role }) => role === 'managing-director'),
    hidden: hiddenInputs(context),
  };
}

export function meta({ matches, location: { pathname }, loaderData }: Route.MetaArgs) {
  const { company } = matches[0].loaderData;
  return [...pageMeta(company, pathname, loaderData.words.meta), companyData(company)];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { words, hours, clock, company, director, hidden } = loaderData;
  const { feedback } = words;
  return (
    <>
      <FragmentNotice id="account-deleted" text={words.accountDeleted} />
      <Hero phone={company.phone} words={words.hero} />
      <Errands company={company} hours={hours} clock={clock} words={words.errands} />
      <Reveal>
        <Welcome words={words.welcome} />
      </Reveal>
      <Reveal>
        <CargoList words={words.cargo} />
      </Reveal>
      <Reveal>
        <AnswerSteps words={words.steps} />
      </Reveal>
      {director && (
        <Reveal>
          <DirectorMessage director={director} words={words.director} />
        </Reveal>
      )}
      <Reveal>
        <JourneyFilm language="en" words={words.film} />
      </Reveal>
      <Reveal>
        <QuestionList words={words.questions} />
      </Reveal>
      <Reveal>
        <section aria-labelledby="feedback-heading" className="border-t border-hairline py-section">
          <div className="frame grid gap-x-10 gap-y-12 lg:grid-cols-12">
            <div className="lg:col-span-5">
              <SectionOpening id="feedback-heading" label={feedback.label} heading={feedback.heading} />
              <p className="mt-5 max-w-[40ch]">{feedback.text}</p>
            </div>
            <div className="lg:col-span-7">
              <FeedbackForm words={feedback.form} hidden={hidden} zones={zonesOf(company)} />
            </div>
          </div>
        </section>
      </Reveal>
      <ContactBar company={company} words={words.contactBar} />
    </>
  );
}
