import Plus from 'lucide-react/icons/plus';
import type { Strings } from '../content/strings.ts';
import { SectionOpening } from './section-opening.tsx';

interface JourneyFilmProps {
  language: string;
  strings: Strings['home']['film'];
}

/** The embedded film: nothing of it is loaded before the reader presses play, and its transcript stands beneath it. */
export function JourneyFilm({ language, strings }: JourneyFilmProps) {
  return (
    <section aria-labelledby="film" className="on-ink py-section">
      <div className="frame grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionOpening id="film" label={strings.label} heading={strings.heading} />
          <p className="mt-5 max-w-[40ch]">{strings.text}</p>
        </div>
        <div className="lg:col-span-8">
          <video
            controls
            playsInline
            preload="none"
            data-late-poster="/films/journey-poster-1280.avif"
            suppressHydrationWarning
            width={1280}
            height={720}
            aria-labelledby="film"
            className="aspect-video h-auto w-full bg-ink"
          >
            <source src="/films/journey.webm" type="video/webm" />
            <source src="/films/journey.mp4" type="video/mp4" />
            <track
              kind="captions"
              src={`/films/journey.${language}.vtt`}
              srcLang={language}
              label={strings.captions}
              default
            />
          </video>
          <details className="disclosure mt-2 border-b border-hairline">
            <summary className="flex items-center justify-between gap-6 py-4 font-medium text-strong">
              {strings.transcript}
              <Plus size={20} aria-hidden className="disclosure-mark shrink-0 text-muted" />
            </summary>
            <ol className="max-w-[62ch] list-decimal space-y-2 pb-6 pl-6">
              {strings.stages.map((stage) => (
                <li key={stage}>{stage}</li>
              ))}
            </ol>
          </details>
        </div>
      </div>
    </section>
  );
}
