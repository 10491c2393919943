import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { memo } from 'react';
import { Link } from 'react-router';
import { CallButton } from './call-button.tsx';

interface HeroProps {
  phone: string;
  words: {
    label: string;
    heading: string;
    text: string;
    rateRequest: string;
    call: string;
    copied: string;
    play: string;
    pause: string;
  };
}

/** How the home page opens: the film at sea, and words on its calm side. */
export function Hero({ phone, words }: HeroProps) {
  return (
    <section className="on-ink relative isolate overflow-hidden">
      <div className="relative h-[66vw] max-h-[60svh] min-h-64 lg:absolute lg:inset-0 lg:-z-10 lg:h-auto lg:max-h-none">
        <Film play={words.play} pause={words.pause} />
        <div className="hero-scrim pointer-events-none absolute inset-0" />
      </div>
      {/* Lies over the film: presses beside the words go through to its button. */}
      <div className="frame pointer-events-none flex flex-col justify-end *:pointer-events-auto pt-2 pb-16 lg:min-h-[min(46rem,calc(100svh-var(--header-height)))] lg:py-20">
        <p className="mb-4 font-medium text-body">{words.label}</p>
        <h1 className="max-w-[11em] text-display lg:max-w-[6.4em] font-semibold">{words.heading}</h1>
        <p className="mt-6 max-w-[40ch]">{words.text}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <Link to="/clientbriefform" className="button button-primary">
            {words.rateRequest}
          </Link>
          <CallButton phone={phone} label={words.call} copied={words.copied} />
        </p>
      </div>
    </section>
  );
}

/** The film. app/before-hydration.ts loads and plays it and works the button; React leaves both alone. */
const Film = memo(function Film({ play, pause }: { play: string; pause: string }) {
  return (
    <div className="absolute inset-0">
      <video
        className="absolute inset-0 size-full object-cover object-[72%_55%] lg:size-[109%] lg:max-w-none lg:object-[50%_40%]"
        muted
        loop
        playsInline
        preload="none"
        poster="/films/hero-sea-poster-1280.avif"
        width={1280}
        height={720}
        aria-hidden
        tabIndex={-1}
        data-film
        suppressHydrationWarning
      >
        <source data-src="/films/hero-sea.webm" type="video/webm" suppressHydrationWarning />
        <source data-src="/films/hero-sea.mp4" type="video/mp4" suppressHydrationWarning />
      </video>
      <button
        type="button"
        hidden
        data-film-toggle
        data-label-play={play}
        data-label-pause={pause}
        suppressHydrationWarning
        className="group absolute right-gutter bottom-4 z-10 flex min-h-11 items-center gap-2 rounded-control bg-ink/70 px-3.5 text-small font-medium text-bone hover:bg-ink [&[hidden]]:hidden"
      >
        <Play size={16} aria-hidden className="group-data-playing:hidden" />
        <Pause size={16} aria-hidden className="hidden group-data-playing:block" />
        <span data-film-label suppressHydrationWarning>
          {play}
        </span>
      </button>
    </div>
  );
});
