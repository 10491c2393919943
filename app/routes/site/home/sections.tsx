import Plus from 'lucide-react/icons/plus';
import type { SiteStrings } from '../../../content/strings.ts';
import { Link, useLocale } from '../../../ui/locale.tsx';
import { SectionOpening } from '../../../ui/section-opening.tsx';
import { Still } from '../../../ui/still.tsx';

/** How a request is answered, in three steps with the number that matters in each. */
export function AnswerSteps({ strings }: { strings: SiteStrings['home']['steps'] }) {
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

/** The embedded film: nothing of it is loaded before the reader presses play, and its transcript stands beneath it. */
export function JourneyFilm({ strings }: { strings: SiteStrings['home']['film'] }) {
  const locale = useLocale();
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
              src={`/films/journey.${locale}.vtt`}
              srcLang={locale}
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

/** What the company moves, set like a bill of lading. */
export function CargoList({ strings }: { strings: SiteStrings['home']['cargo'] }) {
  const { columns, services } = strings;
  return (
    <section aria-labelledby="cargo" className="py-section">
      <div className="frame grid gap-x-10 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <div className="lg:sticky lg:top-[calc(var(--header-height)+3rem)]">
            <SectionOpening id="cargo" label={strings.label} heading={strings.heading} />
            <p className="mt-8">
              <Link to="/clientbriefform" className="button button-quiet">
                {strings.link}
              </Link>
            </p>
          </div>
        </div>
        <table className="block border-t-2 border-strong sm:table lg:col-span-8">
          <thead className="max-sm:sr-only">
            <tr className="border-b border-hairline text-left align-baseline">
              <th className="label w-[36%] py-2.5 pr-6" scope="col">
                {columns.service}
              </th>
              <th className="label py-2.5 pr-6" scope="col">
                {columns.line}
              </th>
              <th className="label py-2.5 text-right whitespace-nowrap" scope="col">
                {columns.measure}
              </th>
            </tr>
          </thead>
          <tbody className="block sm:table-row-group">
            {services.map(({ service, title, line, measure }) => (
              <tr
                key={service}
                className="grid grid-cols-[1fr_auto] border-b border-hairline py-4 align-baseline sm:table-row"
              >
                <th scope="row" className="text-left font-semibold text-strong sm:py-5 sm:pr-6">
                  <Link className="link" to={`/services/${service}`}>
                    {title}
                  </Link>
                </th>
                <td className="order-last col-span-2 sm:py-5 sm:pr-6">{line}</td>
                <td className="label tabular text-right whitespace-nowrap sm:py-5">{measure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
