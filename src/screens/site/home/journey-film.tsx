import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import { addressOf } from '#features/settings/file-address.ts';
import type { SitePictures } from '#features/settings/pictures.ts';
import { SectionOpening } from '#ui/section-opening.tsx';
import type { SiteStrings } from '../strings.ts';

interface Captions {
  srcLang: string;
  src: string;
  label: string;
}

interface JourneyFilmProps {
  strings: SiteStrings['home']['film'];
  /** The page's language is shown; the player offers the others. */
  captions: { shown: Captions; others: Captions[] };
  /** The owner's film and picture: captions, transcript and the shipped text are those of the shipped film. */
  own: SitePictures['journey'];
}

/**
 * Film with its transcript: nothing loads before the reader presses play. src/before-hydration/main.ts handles the
 * cover and the button; React renders them once and does not update them.
 */
export function JourneyFilm({ strings, captions: { shown, others }, own }: JourneyFilmProps) {
  const poster = (width: 640 | 1280) =>
    own?.picture ? addressOf(own.picture[width].avif, 'avif') : `/films/journey-poster-${width}.avif`;
  const cover = (
    <img
      src={poster(1280)}
      srcSet={`${poster(640)} 640w, ${poster(1280)} 1280w`}
      sizes="(width >= 64rem) 800px, 100vw"
      alt=""
      width={1280}
      height={800}
      loading="lazy"
      decoding="async"
      className="picture absolute inset-0 size-full"
    />
  );
  return (
    <section aria-labelledby="film" className="on-ink py-section">
      <div className="frame grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionOpening id="film" label={strings.label} heading={strings.heading} />
          {strings.text && <p className="mt-5 max-w-[40ch]">{strings.text}</p>}
        </div>
        <div className="lg:col-span-8">
          {own && !own.film ? (
            <div className="relative aspect-[8/5]">{cover}</div>
          ) : (
            <div data-film className="relative">
              {/* biome-ignore lint/a11y/useMediaCaption: an owner's film brings none; its page at the desk says so. */}
              <video
                controls
                playsInline
                preload="none"
                suppressHydrationWarning
                width={1280}
                height={800}
                aria-labelledby="film"
                className="film picture h-auto w-full bg-bone"
              >
                {own?.film ? (
                  <source src={addressOf(own.film.digest, own.film.type)} />
                ) : (
                  <>
                    <source src="/films/journey.webm" type="video/webm" />
                    <source src="/films/journey.mp4" type="video/mp4" />
                    <track kind="captions" {...shown} default />
                    {others.map((captions) => (
                      <track key={captions.srcLang} kind="captions" {...captions} />
                    ))}
                  </>
                )}
              </video>
              <button
                type="button"
                suppressHydrationWarning
                className="scripted group absolute inset-0 cursor-pointer [&[hidden]]:hidden"
              >
                {cover}
                <span className="absolute bottom-4 left-4 flex min-h-12 items-center gap-2.5 rounded-control bg-ink px-5 font-medium text-bone group-hover:bg-deep">
                  <Play size={18} aria-hidden />
                  {strings.play}
                </span>
              </button>
            </div>
          )}
          {!own && (
            <details className="disclosure mt-2 border-b border-hairline">
              <summary className="flex items-center justify-between gap-6 py-4 font-medium text-strong">
                {strings.transcript}
                <Plus size={20} aria-hidden className="disclosure-mark shrink-0 text-muted" />
              </summary>
              <ol className="measure list-decimal space-y-2 pb-6 pl-6">
                {strings.stages.map((stage) => (
                  <li key={stage}>{stage}</li>
                ))}
              </ol>
            </details>
          )}
        </div>
      </div>
    </section>
  );
}
