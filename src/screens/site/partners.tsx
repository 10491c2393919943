import { currentSettings } from '#features/settings/server/current-settings.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Link } from '#ui/locale.tsx';
import { PageOpening } from '#ui/page-opening.tsx';
import { Engraving } from '#ui/plates/engraving.tsx';
import { SectionOpening } from '#ui/section-opening.tsx';
import type { Route } from './+types/partners';
import { type SiteStrings, siteStringsIn } from './strings.ts';

export function loader({ url }: Route.LoaderArgs) {
  const hasLanes = currentSettings().lanes.length > 0;
  return { strings: siteStringsIn(localeOf(url)).partners, hasLanes };
}

export const meta = metaWith('partners');

/** Links to the world map. */
function PartnerLanes({ strings }: { strings: SiteStrings['partners']['lanes'] }) {
  return (
    <section aria-labelledby="lanes" className="bg-panel py-16 lg:py-24">
      <div className="frame grid items-end gap-x-10 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionOpening id="lanes" label={strings.label} heading={strings.heading} />
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <p className="mb-4">{strings.text}</p>
          <ArrowLink to="/worldmap" label={strings.link} />
        </div>
      </div>
    </section>
  );
}

function PartnerPromises({ strings }: { strings: SiteStrings['partners']['promises'] }) {
  return (
    <section aria-labelledby="promises" className="on-ink py-section">
      <div className="frame">
        <SectionOpening id="promises" label={strings.label} heading={strings.heading} />
        <dl className="mt-12 border-b border-hairline lg:mt-16">
          {strings.list.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-10 gap-y-3 border-t border-hairline py-8 lg:grid-cols-12 lg:items-baseline lg:py-10"
            >
              <dt className="text-title font-semibold text-strong lg:col-span-7">{title}</dt>
              <dd className="measure lg:col-span-4 lg:col-start-9">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function PartnerKinds({ strings }: { strings: SiteStrings['partners']['kinds'] }) {
  return (
    <section aria-labelledby="kinds" className="py-section">
      <div className="frame grid gap-x-10 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <div className="lg:sticky lg:top-[calc(var(--header-height)+3rem)]">
            <SectionOpening id="kinds" label={strings.label} heading={strings.heading} />
            <p className="mt-5 max-w-[40ch]">{strings.text}</p>
          </div>
        </div>
        <ol className="lg:col-span-8">
          {strings.stages.map(({ name, kinds }) => (
            <li
              key={name}
              className="relative grid gap-x-10 border-l border-outline pb-12 pl-7 last:border-transparent last:pb-0 sm:grid-cols-[9rem_1fr] sm:pl-10"
            >
              <span
                aria-hidden
                className="absolute top-1.5 -left-[6.5px] size-3 rounded-full border-2 border-strong bg-ground"
              />
              <h3 className="label pt-0.5 pb-4">{name}</h3>
              <dl>
                {kinds.map((kind) => (
                  <div key={kind.name} className="border-t border-hairline py-5 first:border-strong">
                    <dt className="text-heading font-semibold text-strong">{kind.name}</dt>
                    <dd className="mt-1 measure">{kind.text}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function PartnerApplication({ strings }: { strings: SiteStrings['partners']['application'] }) {
  const { next } = strings;
  return (
    <section aria-labelledby="application" className="py-section">
      <div className="frame grid gap-x-10 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionOpening id="application" label={strings.label} heading={strings.heading} />
          <p className="mt-5 mb-10 measure">{strings.text}</p>
          <FactList facts={strings.items} />
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <div className="bg-panel p-6 sm:p-8 lg:sticky lg:top-[calc(var(--header-height)+2.5rem)]">
            <h3 className="text-heading">{next.title}</h3>
            <ol className="mt-5 mb-8">
              {next.steps.map((step, index) => (
                <li key={step} className="flex gap-4 border-t border-outline/50 py-4">
                  <span className="tabular font-semibold text-strong" aria-hidden>
                    {index + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
            <Link
              to={`/contactus?subject=${encodeURIComponent(strings.subject)}`}
              className="button button-primary w-full"
            >
              {strings.link}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}

export default function Partners({ loaderData }: Route.ComponentProps) {
  const { strings, hasLanes } = loaderData;
  return (
    <>
      <PageOpening
        label={strings.label}
        heading={strings.heading}
        text={strings.text}
        plate={<Engraving name="globe-lane" />}
      />
      <PartnerKinds strings={strings.kinds} />
      <PartnerPromises strings={strings.promises} />
      <PartnerApplication strings={strings.application} />
      {hasLanes && <PartnerLanes strings={strings.lanes} />}
    </>
  );
}
