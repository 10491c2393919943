import { RateLetter } from '#features/quotes/document/rate-letter.tsx';
import type { quotesStringsIn } from '#features/quotes/strings.ts';
import type { SitePictures } from '#features/settings/pictures.ts';
import { type Locale, localPath } from '#platform/i18n/locale.ts';
import { SectionOpening } from '#ui/section-opening.tsx';
import type { SiteStrings } from '../strings.ts';
import { stepPicture } from './step-picture.ts';

interface AnswerStepsProps {
  strings: SiteStrings['home']['steps'];
  sample: Pick<ReturnType<typeof quotesStringsIn>['rateLetter'], 'letter' | 'tag' | 'caption'>;
  locale: Locale;
  /** Pages that there are. */
  paths: readonly string[];
  /** The owner's in their places. */
  pictures: SitePictures;
}

/** The page about each leg in the letter. */
const pages = {
  freight: '/worldmap',
  terminals: '/services/sea-freight',
  truck: '/services/warehousing',
} as const;

/**
 * The steps beside the letter that comes of them; pointing at a charge marks the picture of its leg, and back. Narrow
 * screens do without the pictures: they would load with the page.
 */
export function AnswerSteps({ strings, sample, locale, paths, pictures }: AnswerStepsProps) {
  const pageOf = (path: string) => [path, '/worldmap'].find((each) => paths.includes(each)) ?? '/aboutus';
  return (
    <section aria-labelledby="steps" className="overflow-clip bg-panel py-section">
      <div className="frame grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionOpening id="steps" label={strings.label} heading={strings.heading} />
          <ol className="mt-8 border-t-2 border-strong">
            {strings.list.map(({ title, figure, text }, index) => (
              <li key={title} className="border-b border-outline/40 py-4">
                <h3 className="label tabular">
                  {index + 1} {title}
                </h3>
                <p className="tabular mt-1 text-title leading-tight font-semibold text-strong">{figure}</p>
                <p className="mt-2 max-w-[42ch]">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <figure className="letter-object lg:col-span-8 lg:pl-8">
          <div className="letter-paper">
            <RateLetter letter={sample.letter} tag={sample.tag} />
          </div>
          <ul className="mt-8 grid grid-cols-3 gap-x-6 max-lg:hidden">
            {strings.legs.map(({ charge, title }) => {
              const picture = stepPicture(charge, pictures);
              return (
                <li key={charge}>
                  <a href={localPath(pageOf(pages[charge]), locale)} data-leg={charge} className="letter-leg">
                    <img
                      src={picture}
                      alt=""
                      width={480}
                      height={300}
                      loading="lazy"
                      decoding="async"
                      className={`aspect-[8/5] h-auto w-full ${picture.endsWith('.svg') ? 'object-contain' : 'object-cover'}`}
                    />
                    <span className="mt-2 block text-small font-medium text-strong">{title}</span>
                  </a>
                </li>
              );
            })}
          </ul>
          <figcaption className="mt-4 text-small text-muted">{sample.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
