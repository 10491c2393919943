import { Link } from '#ui/locale.tsx';
import { SectionOpening } from '#ui/section-opening.tsx';
import type { ServicePictures } from '../service-pictures.ts';
import { Still } from '../still.tsx';
import type { SiteStrings } from '../strings.ts';

/** Services as pictures with their name and key figure; the complete cell is a link. */
export function ServiceGrid({
  strings,
  pictures,
}: {
  strings: SiteStrings['home']['cargo'];
  /** By service. */
  pictures: ServicePictures;
}) {
  return (
    <section aria-labelledby="cargo" className="py-section">
      <div className="frame">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
          <div>
            <SectionOpening id="cargo" label={strings.label} heading={strings.heading} />
          </div>
          <Link to="/clientbriefform" className="button button-primary">
            {strings.link}
          </Link>
        </div>
        <ul className="mt-10 grid grid-cols-2 border-t-2 border-strong lg:grid-cols-4">
          {strings.services.map(({ service, title, figure }) => (
            <li
              key={service}
              className="relative border-b border-hairline py-4 even:border-l max-lg:odd:pr-3 max-lg:even:pl-3 lg:border-l lg:px-5 lg:nth-[4n+1]:border-l-0 lg:nth-[4n+1]:pl-0 lg:nth-[4n]:pr-0"
            >
              <Still
                name={pictures[service]?.shipped ?? service}
                own={pictures[service]?.own}
                alt=""
                sizes="(width >= 64rem) 300px, 45vw"
                className="h-auto w-full object-contain lg:h-44"
              />
              <h3 className="mt-3 leading-snug font-semibold text-strong">
                <Link className="hover:underline after:absolute after:inset-0" to={`/services/${service}`}>
                  {title}
                </Link>
              </h3>
              {figure && <p className="tabular text-small text-muted">{figure}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
