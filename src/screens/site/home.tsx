import CircleCheck from 'lucide-react/icons/circle-check';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { hiddenInputs } from '#features/brief/pages/form/hidden-inputs.ts';
import { FeedbackForm } from '#features/feedback/pages/feedback-form.tsx';
import { laneDaysOfAll } from '#features/map/lane-days.ts';
import { quotesStringsIn } from '#features/quotes/strings.ts';
import { hasFirstPrices } from '#features/rates/price/first-price.ts';
import type { AnswerClock } from '#features/settings/answer-clock.ts';
import { hoursOfPage } from '#features/settings/business-hours.ts';
import { offeredLocales } from '#features/settings/offered-locales.ts';
import { isSamplePerson } from '#features/settings/sample-leftovers.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { specialDays } from '#features/settings/special-days.ts';
import { type Services, servicesContext } from '#platform/context.ts';
import { type Locale, localeOf, localPath } from '#platform/i18n/locale.ts';
import { textIn } from '#platform/i18n/text-in.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import { fill, joinByDots } from '#platform/values/format.ts';
import { keepUnits } from '#platform/values/keep-units.ts';
import { zonesOf } from '#platform/values/zones.ts';
import { FactList } from '#ui/fact-list.tsx';
import { Link } from '#ui/locale.tsx';
import { SectionOpening } from '#ui/section-opening.tsx';
import type { Route } from './+types/home';
import { CargoRow } from './home/cargo-row.tsx';
import { Hero } from './home/hero.tsx';
import { heroFilms } from './home/hero-films.ts';
import { QuickLinks } from './home/quick-links.tsx';
import { ServiceGrid } from './home/service-grid.tsx';
import { publicPaths } from './navigation.ts';
import { personPicture } from './person-picture.ts';
import { servicePictures } from './service-pictures.ts';
import { type SiteStrings, siteStringsIn } from './strings.ts';

/** Renders what no script changes to markup, so that browsers do not load its code. */
async function draw(services: Services, locale: Locale) {
  const [
    { renderToStaticMarkup },
    { AnswerClock },
    { AnswerSteps },
    { ContactBar },
    { DirectorMessage },
    { JourneyFilm },
    { LaneDays },
    { PackedCargo },
    { examplesIn },
    { withPrice },
  ] = await Promise.all([
    import('react-dom/server'),
    import('./home/answer-clock.tsx'),
    import('./home/answer-steps.tsx'),
    import('./home/contact-bar.tsx'),
    import('./home/director-message.tsx'),
    import('./home/journey-film.tsx'),
    import('./lane-days.tsx'),
    import('./home/packed-cargo.tsx'),
    import('./home/examples.ts'),
    import('./home/example-price.ts'),
  ]);
  const strings = siteStringsIn(locale);
  const { home } = strings;
  const settings = currentSettings();
  const { pictures } = settings;
  const isWritten = (path: string) => Object.hasOwn(settings.texts[locale] ?? {}, path);
  const signer = settings.team.find(({ message }) => message);
  // The shipped message is the sample's: nobody else is quoted with it.
  const hasMessage = signer && (isSamplePerson(signer) || isWritten('site.home.director.paragraphs'));
  const director = hasMessage ? signer : undefined;
  // The shipped text describes the shipped film.
  const film = {
    ...home.film,
    text: !pictures.journey || isWritten('site.home.film.text') ? home.film.text : '',
  };
  const { rateLetter } = quotesStringsIn(locale);
  const examples = await Promise.all(
    examplesIn(locale).map((example) => withPrice(services, example, locale)),
  );
  return {
    answer: renderToStaticMarkup(
      <AnswerClock clock={clockIn(locale, services.clock())} promise={home.answer.promise} />,
    ),
    slides: examples.map(({ example, price }, index) => ({
      name: fill(home.hero.slide, { number: index + 1, count: examples.length }),
      ...{ what: example.what, from: example.from, to: example.to },
      packed: renderToStaticMarkup(
        <PackedCargo
          label={home.example.name}
          cargo={{ ...example, lane: example.from && `${example.from} → ${example.to}` }}
          carriage={
            price
              ? { figure: price.range, note: joinByDots([example.days, price.scope]) }
              : { figure: keepUnits(example.days) }
          }
          strings={{ example: home.example, cargoPreview: strings.cargoPreview }}
          locale={locale}
        />,
      ),
    })),
    contactBar: renderToStaticMarkup(
      <ContactBar
        company={settings.company}
        request={localPath('/clientbriefform', locale)}
        strings={home.contactBar}
      />,
    ),
    director: director
      ? renderToStaticMarkup(
          <DirectorMessage
            name={director.name}
            picture={personPicture(director)}
            title={textIn(director.title, locale)}
            experience={textIn(director.experience, locale)}
            strings={home.director}
          />,
        )
      : '',
    film: renderToStaticMarkup(
      <JourneyFilm strings={film} captions={captionsOf(locale)} own={pictures.journey} />,
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
    city: company.address.city,
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
  const services = context.get(servicesContext);
  const now = services.clock();
  const { home, layout } = siteStringsIn(locale);
  const { company } = currentSettings();
  const { phone, hours } = company;
  const {
    steps: _steps,
    answer: _answer,
    film: _film,
    director: _director,
    examples: _examples,
    example: _example,
    contactBar: _contactBar,
    ...strings
  } = home;
  return {
    strings,
    hasFirstPrices: hasFirstPrices(currentSettings()),
    zones: zonesOf(company),
    hours: {
      ...layout.hours,
      special: specialDays(currentSettings().offices[0], currentSettings().day, locale, layout.closedDay),
    },
    clock: layout.officeClock,
    company: { phone, hours: hoursOfPage(hours, now) },
    pictures: currentSettings().pictures,
    films: heroFilms(currentSettings()),
    servicePictures: servicePictures(currentSettings()),
    ...(await draw(services, locale)),
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
  const { strings, hours, clock, answer, company, director, lanes, steps, hidden, pictures, films, slides } =
    loaderData;
  // One object for the life of the page: React would write the markup again for a new one, and stop a film that plays.
  const [film] = useState({ __html: loaderData.film });
  const { feedback } = strings;
  return (
    <>
      <FragmentNotice id="account-deleted" text={strings.accountDeleted} />
      <div data-carousel>
        <Hero
          phone={company.phone}
          answer={answer}
          strings={strings.hero}
          pictures={pictures}
          films={films}
          slides={slides}
        />
        <CargoRow
          strings={strings.quickLinks.rate}
          example={slides[0]}
          hasPrice={loaderData.hasFirstPrices}
        />
      </div>
      <QuickLinks company={company} hours={hours} clock={clock} strings={strings.quickLinks} />
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
              <FeedbackForm strings={feedback.form} hidden={hidden} zones={loaderData.zones} />
            </div>
          </div>
        </section>
      </Reveal>
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of src/screens/site/home/contact-bar.tsx, which React has escaped
        dangerouslySetInnerHTML={{ __html: loaderData.contactBar }}
      />
    </>
  );
}
