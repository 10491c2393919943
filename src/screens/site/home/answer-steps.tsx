import { RateLetter } from '../../../features/quotes/document/rate-letter.tsx';
import type { quotesStringsIn } from '../../../features/quotes/strings.ts';
import type { Service } from '../../../features/services/service.ts';
import { addressOf } from '../../../features/settings/file-address.ts';
import type { SitePictures } from '../../../features/settings/pictures.ts';
import { type Locale, localPath } from '../../../platform/i18n/locale.ts';
import { SectionOpening } from '../../../ui/section-opening.tsx';
import type { SiteStrings } from '../strings.ts';

interface AnswerStepsProps {
  strings: SiteStrings['home']['steps'];
  sample: Pick<ReturnType<typeof quotesStringsIn>['rateLetter'], 'letter' | 'tag' | 'caption'>;
  locale: Locale;
  offered: Service[];
  /** The owner's in their places. */
  pictures: SitePictures;
}

/** The page about each leg in the letter, and its picture: what is shown large elsewhere, unless it has its own. */
const legs = {
  freight: {
    of: ({ 'hero-sea': hero }) => hero?.picture?.[640],
    shipped: '/films/hero-sea-poster-640.avif',
    to: '/worldmap',
  },
  terminals: {
    of: (pictures) => pictures['sea-freight']?.picture?.[480],
    shipped: '/stills/sea-freight-480.avif',
    to: '/services/sea-freight',
  },
  truck: {
    of: ({ warehousing }) => warehousing?.picture?.[480],
    shipped: '/stills/warehousing-480.avif',
    to: '/services/warehousing',
  },
} as const satisfies Record<
  string,
  { of: (pictures: SitePictures) => { avif: string } | undefined; shipped: string; to: string }
>;

function pictureOf(leg: keyof typeof legs, pictures: SitePictures): string {
  const own = pictures[`step-${leg}`]?.picture?.[480] ?? legs[leg].of(pictures);
  return own ? addressOf(own.avif, 'avif') : legs[leg].shipped;
}

/**
 * The steps beside the letter that comes of them; pointing at a charge marks the picture of its leg, and back. Narrow
 * screens do without the pictures: they would load with the page.
 */
export function AnswerSteps({ strings, sample, locale, offered, pictures }: AnswerStepsProps) {
  const paths = offered.map((service) => `/services/${service}`);
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
            {strings.legs.map(({ charge, title }) => (
              <li key={charge}>
                <a
                  href={localPath(paths.includes(legs[charge].to) ? legs[charge].to : '/worldmap', locale)}
                  data-leg={charge}
                  className="letter-leg"
                >
                  <img
                    src={pictureOf(charge, pictures)}
                    alt=""
                    width={480}
                    height={300}
                    loading="lazy"
                    decoding="async"
                    className="aspect-[8/5] h-auto w-full object-cover"
                  />
                  <span className="mt-2 block text-small font-medium text-strong">{title}</span>
                </a>
              </li>
            ))}
          </ul>
          <figcaption className="mt-4 text-small text-muted">{sample.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
