import CircleCheck from 'lucide-react/icons/circle-check';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { hiddenInputs } from '../../features/brief/pages/form/hidden-inputs.ts';
import { FeedbackForm } from '../../features/feedback/pages/feedback-form.tsx';
import { laneDaysOfAll } from '../../features/map/lane-days.ts';
import { quotesStringsIn } from '../../features/quotes/strings.ts';
import { firstPriceLinkIn } from '../../features/rates/server/first-price-link.ts';
import type { AnswerClock } from '../../features/settings/answer-clock.ts';
import { hoursOfPage } from '../../features/settings/business-hours.ts';
import { offeredLocales } from '../../features/settings/offered-locales.ts';
import { currentSettings } from '../../features/settings/server/current-settings.ts';
import { specialDays } from '../../features/settings/special-days.ts';
import { servicesContext } from '../../platform/context.ts';
import { type Locale, localeOf, localPath } from '../../platform/i18n/locale.ts';
import { textIn } from '../../platform/i18n/text-in.ts';
import { metaWith } from '../../platform/pages/page-meta.ts';
import { zonesOf } from '../../platform/values/moment.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Link } from '../../ui/locale.tsx';
import { SectionOpening } from '../../ui/section-opening.tsx';
import type { Route } from './+types/home';
import { Hero } from './home/hero.tsx';
import { heroSlides } from './home/hero-films.ts';
import { ContactBar, QuickLinks } from './home/quick-links.tsx';
import { ServiceGrid } from './home/service-grid.tsx';
import { publicPaths } from './navigation.ts';
import { servicePictures } from './service-pictures.ts';
import { type SiteStrings, siteStringsIn } from './strings.ts';

/** Renders what no script changes to markup, so that browsers do not load its code. */
async function draw(locale: Locale, now: number) {
  const [
    { renderToStaticMarkup },
    { AnswerClock },
    { AnswerSteps },
    { DirectorMessage },
    { JourneyFilm },
    { LaneDays },
  ] = await Promise.all([
    import('react-dom/server'),
    import('./home/answer-clock.tsx'),
    import('./home/answer-steps.tsx'),
    import('./home/director-message.tsx'),
    import('./home/journey-film.tsx'),
    import('./lane-days.tsx'),
  ]);
  const { home } = siteStringsIn(locale);
  const settings = currentSettings();
  const { pictures } = settings;
  const director = settings.team.find(({ message }) => message);
  const { rateLetter } = quotesStringsIn(locale);
  const firstPrice = firstPriceLinkIn(locale);
  return {
    answer: renderToStaticMarkup(
      <>
        {firstPrice && (
          <p className="mt-4">
            <a className="link pointer-events-auto py-1" href={localPath('/price', locale)}>
              {firstPrice.label}
            </a>
          </p>
        )}
        <AnswerClock clock={clockIn(locale, now)} promise={home.answer.promise} />
      </>,
    ),
    director: director
      ? renderToStaticMarkup(
          <DirectorMessage
            director={director}
            title={textIn(director.title, locale)}
            strings={home.director}
          />,
        )
      : '',
    film: renderToStaticMarkup(
      <JourneyFilm strings={home.film} captions={captionsOf(locale)} own={pictures.journey} />,
    ),
    lanes: renderToStaticMarkup(<LaneDays lanes={laneDaysOfAll(locale)} label={home.lanes} />),
    steps: renderToStaticMarkup(
      <AnswerSteps
        strings={home.steps}
        sample={rateLetter}
        locale={locale}
        paths={publicPaths(settings)}
        pictures={pictures}
      />,
    ),
  };
}

function clockIn(locale: Locale, now: number): AnswerClock {
  const { company } = currentSettings();
  return {
    hours: hoursOfPage(company.hours, now),
    zone: company.localTimeZone,
    within: company.answerWithin.rateRequest,
    texts: siteStringsIn(locale).home.answer.clock,
  };
}

function captionsIn(locale: Locale) {
  return {
    srcLang: locale,
    src: localPath('/films/journey.vtt', locale),
    label: siteStringsIn(locale).home.film.captions,
  };
}

function captionsOf(locale: Locale) {
  return {
    shown: captionsIn(locale),
    others: offeredLocales(currentSettings())
      .filter((otherLocale) => otherLocale !== locale)
      .map(captionsIn),
  };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const now = context.get(servicesContext).clock();
  const { home, layout } = siteStringsIn(locale);
  const { phone, whatsapp, email, hours, localTimeZone, social } = currentSettings().company;
  const { steps: _steps, answer: _answer, film: _film, director: _director, ...strings } = home;
  const firstPrice = firstPriceLinkIn(locale)?.label ?? null;
  const { quickLinks } = strings;
  return {
    strings: { ...strings, quickLinks: { ...quickLinks, rate: { ...quickLinks.rate, firstPrice } } },
    hours: {
      ...layout.hours,
      special: specialDays(currentSettings().offices[0], currentSettings().day, locale, layout.closedDay),
    },
    clock: layout.officeClock,
    answerClock: clockIn(locale, now),
    company: {
      phone,
      whatsapp,
      linkedin: social.find(({ name }) => name === 'LinkedIn')?.url,
      email: email.contact,
      hours: hoursOfPage(hours, now),
      localTimeZone,
    },
    pictures: currentSettings().pictures,
    slides: heroSlides(currentSettings(), home.hero),
    servicePictures: servicePictures(currentSettings()),
    ...(await draw(locale, now)),
    hidden: hiddenInputs(context),
  };
}

export const meta = metaWith('home');

/** Section that fades in on scroll, with scripts and where motion is welcome (src/ui/styles/reveal.css). */
function Reveal({ children }: { children: ReactNode }) {
  return (
    <div data-reveal suppressHydrationWarning>
      {children}
    </div>
  );
}

/** Text shown only when the address has its fragment, because a page that is kept for all cannot depend on the reader. */
function FragmentNotice({ id, text }: { id: string; text: string }) {
  return (
    <div id={id} tabIndex={-1} className="hidden bg-panel target:block">
      <p className="frame flex items-start gap-3 py-4 font-semibold text-strong">
        <CircleCheck size={24} aria-hidden className="shrink-0 text-open" />
        {text}
      </p>
    </div>
  );
}

/** Questions in native `<details>`; several can be open. */
function QuestionList({ strings }: { strings: SiteStrings['home']['questions'] }) {
  return (
    <section aria-labelledby="questions" className="py-section">
      <div className="frame grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionOpening id="questions" label={strings.label} heading={strings.heading} />
        </div>
        <div className="border-t border-hairline lg:col-span-8">
          {strings.list.map(({ id, question, answer }) => (
            <details key={id} id={id} className="disclosure border-b border-hairline">
              <summary className="flex items-center justify-between gap-6 py-5 text-heading text-strong">
                <h3 className="font-medium">{question}</h3>
                <Plus size={22} aria-hidden className="disclosure-mark shrink-0 text-muted" />
              </summary>
              <p className="measure pb-7">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Introduction and verifiable facts of the company. */
function Welcome({ strings }: { strings: SiteStrings['home']['welcome'] }) {
  return (
    <section aria-labelledby="welcome" className="border-t border-hairline py-section">
      <div className="frame grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionOpening id="welcome" label={strings.label} heading={strings.heading} />
          <div className="mt-6 measure space-y-5">
            {strings.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="mt-8">
            <Link to="/aboutus" className="button button-quiet">
              {strings.link}
            </Link>
          </p>
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:pt-9">
          <FactList facts={strings.facts} className="max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-5" />
        </div>
      </div>
    </section>
  );
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const {
    strings,
    hours,
    clock,
    answer,
    answerClock,
    company,
    director,
    lanes,
    steps,
    hidden,
    pictures,
    slides,
  } = loaderData;
  // One object for the life of the page: React would write the markup again for a new one, and stop a film that plays.
  const [film] = useState({ __html: loaderData.film });
  const { feedback } = strings;
  return (
    <>
      <FragmentNotice id="account-deleted" text={strings.accountDeleted} />
      <Hero
        phone={company.phone}
        answer={answer}
        strings={strings.hero}
        pictures={pictures}
        slides={slides}
      />
      <QuickLinks
        company={company}
        hours={hours}
        clock={clock}
        answer={answerClock}
        strings={strings.quickLinks}
      />
      <div className="border-b border-hairline">
        <div
          className="frame"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of src/screens/site/lane-days.tsx, which React has escaped
          dangerouslySetInnerHTML={{ __html: lanes }}
        />
      </div>
      <Reveal>
        <div
          // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of src/screens/site/home/answer-steps.tsx, which React has escaped
          dangerouslySetInnerHTML={{ __html: steps }}
        />
      </Reveal>
      <Reveal>
        <ServiceGrid strings={strings.cargo} pictures={loaderData.servicePictures} />
      </Reveal>
      <Reveal>
        <Welcome strings={strings.welcome} />
      </Reveal>
      {director && (
        <Reveal>
          <div
            // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of src/screens/site/home/director-message.tsx, which React has escaped
            dangerouslySetInnerHTML={{ __html: director }}
          />
        </Reveal>
      )}
      <Reveal>
        <div
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of src/screens/site/home/journey-film.tsx, which React has escaped
          dangerouslySetInnerHTML={film}
        />
      </Reveal>
      <Reveal>
        <QuestionList strings={strings.questions} />
      </Reveal>
      <Reveal>
        <section aria-labelledby="feedback-heading" className="border-t border-hairline py-section">
          <div className="frame grid gap-x-10 gap-y-12 lg:grid-cols-12">
            <div className="lg:col-span-5">
              <SectionOpening id="feedback-heading" label={feedback.label} heading={feedback.heading} />
              <p className="mt-5 max-w-[40ch]">{feedback.text}</p>
            </div>
            <div className="lg:col-span-7">
              <FeedbackForm strings={feedback.form} hidden={hidden} zones={zonesOf(company)} />
            </div>
          </div>
        </section>
      </Reveal>
      <ContactBar company={company} strings={strings.contactBar} />
    </>
  );
}
