import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { memo } from 'react';
import { addressOf } from '#features/settings/file-address.ts';
import type { SitePictures } from '#features/settings/pictures.ts';
import { CallButton } from '#ui/call-button.tsx';
import { Link } from '#ui/locale.tsx';
import type { SiteStrings } from '../strings.ts';
import type { heroFilms } from './hero-films.ts';

type Film = ReturnType<typeof heroFilms>[number];

/** Pause, previous and next; shown once src/before-hydration/carousel.ts runs. */
function HeroControls({ strings, count }: { strings: SiteStrings['home']['hero']; count: number }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's.
    <div
      role="group"
      aria-label={strings.controls}
      hidden
      data-carousel-controls
      suppressHydrationWarning
      className="hero-controls ml-auto flex items-center gap-1.5 [&[hidden]]:hidden"
    >
      <button
        type="button"
        data-carousel-toggle
        data-play={strings.play}
        data-pause={strings.pause}
        suppressHydrationWarning
        className="hero-control group px-3.5"
      >
        <Play size={16} aria-hidden className="group-data-playing:hidden" />
        <Pause size={16} aria-hidden className="hidden group-data-playing:block" />
        <span data-label className="max-sm:sr-only" suppressHydrationWarning>
          {strings.play}
        </span>
      </button>
      <button type="button" aria-label={strings.previous} data-carousel-step="-1" className="hero-control">
        <ChevronLeft size={18} aria-hidden />
      </button>
      <button type="button" aria-label={strings.next} data-carousel-step="1" className="hero-control">
        <ChevronRight size={18} aria-hidden />
      </button>
      <p aria-hidden className="tabular min-w-11 text-center text-small font-medium text-bone max-sm:hidden">
        <span data-carousel-position suppressHydrationWarning>
          1
        </span>{' '}
        / {count}
      </p>
    </div>
  );
}

/** Position of each picture on narrow and wide screens. */
const positions: Partial<Record<Film, string>> = {
  'hero-air': 'object-[78%_50%] lg:object-[60%_40%]',
  'hero-sea': 'object-[72%_55%] lg:size-[109%] lg:max-w-none lg:object-[50%_40%]',
};

interface HeroFilmProps {
  /** Film in public/films. */
  name: Film;
  /** The owner's in their places. */
  pictures: SitePictures;
  /** Shown first: its poster is part of the page; the others load when needed. */
  first?: boolean;
  /** The poster alone, which drifts while the slides play. */
  still?: boolean;
}

/** Windows that get films and posters of 1920 pixels. */
const wide = '(width >= 1400px)';

const encodings = [
  { ending: '-1920.webm', type: 'video/webm', media: wide },
  { ending: '.webm', type: 'video/webm' },
  { ending: '.mp4' },
];

/** Film of the hero. Its sources stay in data-src until src/before-hydration/carousel.ts plays it. */
function HeroFilm({ name, pictures, first, still }: HeroFilmProps) {
  const own = pictures[name];
  const poster = (width: 640 | 1280 | 1920) =>
    own?.picture ? addressOf(own.picture[width].avif, 'avif') : `/films/${name}-poster-${width}.avif`;
  const place = `absolute inset-0 size-full object-cover ${positions[name] ?? 'object-[92%_50%]'}`;
  return (
    <>
      {first && (
        <picture className="contents">
          <source media={wide} srcSet={poster(1920)} />
          <img
            src={poster(1280)}
            srcSet={`${poster(640)} 640w, ${poster(1280)} 1280w`}
            sizes="100vw"
            alt=""
            width={1280}
            height={720}
            fetchPriority="high"
            decoding="async"
            className={place}
          />
        </picture>
      )}
      <video
        className={`hero-film scripted ${place}`}
        muted
        loop
        playsInline
        preload="none"
        data-poster={first ? undefined : poster(1280)}
        data-showing={first ? '' : undefined}
        aria-hidden
        suppressHydrationWarning
      >
        {own?.film && (
          <source data-src={addressOf(own.film.digest, own.film.type)} suppressHydrationWarning />
        )}
        {!still &&
          !own &&
          encodings.map(({ ending, ...source }) => (
            <source key={ending} data-src={`/films/${name}${ending}`} {...source} suppressHydrationWarning />
          ))}
      </video>
    </>
  );
}

interface HeroProps {
  phone: string;
  /** Markup of the hour of the answer, which src/before-hydration/answer-clock.ts writes. */
  answer: string;
  strings: SiteStrings['home']['hero'];
  pictures: SitePictures;
  /** They alternate behind the slides. */
  films: Film[];
  /** Each with its cargo, and the markup of home/packed-cargo.tsx. */
  slides: { name: string; what: string; from: string; to: string; packed: string }[];
}

/**
 * Opening of the home page: fixed text over four slides, each of which packs one cargo, and alternating films
 * (specification, section 4). src/before-hydration/carousel.ts runs it; React renders it once and does not update it.
 */
export const Hero = memo(function Hero({ phone, answer, strings, pictures, films, slides }: HeroProps) {
  return (
    <section
      aria-roledescription="carousel"
      aria-label={strings.name}
      className="on-ink relative isolate overflow-hidden"
    >
      <div className="relative hero-picture lg:absolute lg:inset-0 lg:-z-10 lg:h-auto lg:max-h-none">
        {films.map((slot, index) => (
          <HeroFilm
            key={slot}
            name={slot}
            pictures={pictures}
            first={index === 0}
            still={slot === 'hero-sea-above'}
          />
        ))}
        <div className="hero-scrim pointer-events-none absolute inset-0" />
      </div>
      {/* Covers the film: presses next to the text go through to its controls. */}
      <div className="hero-words frame pointer-events-none">
        <p className="mb-2 font-medium text-body max-sm:hidden">{strings.label}</p>
        <h1 className="max-w-[11em] text-display font-semibold lg:max-w-[9.6em]">{strings.heading}</h1>
        <p className="mt-3 max-w-[52ch] max-sm:hidden lg:max-w-[28rem]">{strings.text}</p>
        <div className="mt-3 flex flex-wrap items-center gap-3 sm:mt-5 *:pointer-events-auto">
          <Link to="/clientbriefform" className="button button-primary max-sm:hidden">
            {strings.rateRequest}
          </Link>
          <CallButton phone={phone} label={strings.call} copied={strings.copied} />
          <HeroControls strings={strings} count={slides.length} />
        </div>
      </div>
      <div className="hero-example">
        <div className="hero-columns frame grid gap-x-4 max-lg:grid-cols-[5fr_6fr]">
          <div data-slides aria-live="off" className="hero-slides grid" suppressHydrationWarning>
            {slides.map(({ name, packed, ...cargo }, index) => (
              // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern asks for this role; a fieldset would be a form's.
              <div
                key={name}
                role="group"
                aria-roledescription="slide"
                aria-label={name}
                data-slide={JSON.stringify(cargo)}
                hidden={index > 0}
                className="hero-slide"
                suppressHydrationWarning
                // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of src/screens/site/home/packed-cargo.tsx, which React has escaped
                dangerouslySetInnerHTML={{ __html: packed }}
              />
            ))}
          </div>
          <div data-own-cargo aria-live="polite" className="hero-own" />
          <div
            className="hero-hour"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of src/screens/site/home/answer-clock.tsx, which React has escaped
            dangerouslySetInnerHTML={{ __html: answer }}
            suppressHydrationWarning
          />
        </div>
      </div>
    </section>
  );
});
