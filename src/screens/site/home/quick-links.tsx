import type { ReactNode } from 'react';
import type { Company } from '#platform/company.ts';
import { telephoneUrl } from '#platform/values/telephone.ts';
import { useLocalPath } from '#ui/locale.tsx';
import { OfficeClock, OpeningHours } from '#ui/office-clock.tsx';
import type { SiteStrings } from '../strings.ts';

interface QuickLinksProps {
  company: Pick<Company, 'phone' | 'hours'>;
  hours: SiteStrings['layout']['hours'] & { special: string[] };
  clock: SiteStrings['layout']['officeClock'];
  strings: SiteStrings['home']['quickLinks'];
}

export function QuickLinks({ company, hours, clock, strings }: QuickLinksProps) {
  const { talk, find } = strings;
  return (
    <section aria-label={strings.title} className="border-y border-hairline">
      <div className="frame grid md:grid-cols-2">
        <Errand className="md:pr-10" title={talk.title}>
          <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-3">
            <div>
              <p className="tabular">
                <a className="link text-heading" href={telephoneUrl(company.phone)}>
                  {company.phone}
                </a>
              </p>
              <OfficeClock hours={company.hours} strings={clock} />
            </div>
            <p className="tabular text-small">
              <OpeningHours hours={hours} />
            </p>
          </div>
        </Errand>
        <Errand className="md:border-l md:pl-10" title={find.title}>
          <TrackRow strings={find} />
          <p className="mt-3 text-small text-muted">{find.text}</p>
        </Errand>
      </div>
    </section>
  );
}

/** Form with a number, which leads to its shipment or request. */
function TrackRow({ strings }: { strings: SiteStrings['home']['quickLinks']['find'] }) {
  return (
    <form method="get" action={useLocalPath()('/track')} className="flex items-end gap-3">
      <label className="grow text-small font-medium text-strong">
        {strings.reference}
        <input
          className="input mt-1"
          name="reference"
          required
          maxLength={200}
          placeholder="RR-7K3M9Q"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </label>
      <button type="submit" className="button button-quiet">
        {strings.submit}
      </button>
    </form>
  );
}

function Errand({ className, title, children }: { className: string; title: string; children: ReactNode }) {
  return (
    <div className={`border-hairline py-8 not-first:border-t md:not-first:border-t-0 ${className}`}>
      <h2 className="mb-3 text-heading">{title}</h2>
      {children}
    </div>
  );
}
