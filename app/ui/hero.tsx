import { memo } from 'react';
import { Link } from 'react-router';
import { CallButton } from './call-button.tsx';
import { HeroControls, type HeroControlsWords } from './hero-controls.tsx';
import { HeroFilm } from './hero-film.tsx';

interface HeroProps {
  phone: string;
  words: HeroControlsWords & {
    /** The carousel's name. */
    name: string;
    /** Each slide's name, in the order of the slides: “1 of 4”. */
    slides: string[];
    label: string;
    heading: string;
    text: string;
    rateRequest: string;
    call: string;
    copied: string;
  };
}

/**
 * How the home page opens: four slides with the same words over two films in turn (specification, section 4).
 * app/before-hydration/run-carousel.ts moves it, before React and after; React renders it once and leaves it alone.
 */
export const Hero = memo(function Hero({ phone, words }: HeroProps) {
  return (
    <section
      aria-roledescription="carousel"
      aria-label={words.name}
      data-carousel
      className="on-ink relative isolate overflow-hidden"
    >
      <div className="relative h-[66vw] max-h-[60svh] min-h-64 lg:absolute lg:inset-0 lg:-z-10 lg:h-auto lg:max-h-none">
        <HeroFilm
          name="hero-sea"
          className="object-[72%_55%] lg:size-[109%] lg:max-w-none lg:object-[50%_40%]"
          showing
        />
        <HeroFilm name="hero-air" className="object-[78%_50%] lg:object-[60%_40%]" />
        <div className="hero-scrim pointer-events-none absolute inset-0" />
      </div>
      <div className="pointer-events-none absolute inset-x-0 top-0 z-10 h-[66vw] max-h-[60svh] min-h-64 lg:inset-0 lg:h-auto lg:max-h-none">
        <HeroControls words={words} count={words.slides.length} />
      </div>
      {/* Lies over the film: presses beside the words go through to its controls. */}
      <div className="frame pointer-events-none flex flex-col justify-end pt-2 pb-16 lg:min-h-[min(46rem,calc(100svh-var(--header-height)))] lg:py-20">
        <div data-slides aria-live="off" className="grid" suppressHydrationWarning>
          {words.slides.map((name, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern asks for this role; a fieldset would be a form's.
            <div
              key={name}
              role="group"
              aria-roledescription="slide"
              aria-label={name}
              data-slide
              hidden={index > 0}
              className="hero-slide *:pointer-events-auto"
              suppressHydrationWarning
            >
              <p className="mb-4 font-medium text-body">{words.label}</p>
              <h1 className="max-w-[11em] text-display font-semibold lg:max-w-[6.4em]">{words.heading}</h1>
              <p className="mt-6 max-w-[40ch]">{words.text}</p>
              <p className="mt-8 flex flex-wrap gap-3">
                <Link to="/clientbriefform" className="button button-primary">
                  {words.rateRequest}
                </Link>
                <CallButton phone={phone} label={words.call} copied={words.copied} />
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
});
