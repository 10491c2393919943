import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { heldLicences } from '#features/services/licences.ts';
import { isOffered } from '#features/services/service.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Company } from '#platform/company.ts';
import { languageTagOf, localeOf } from '#platform/i18n/locale.ts';
import { textIn } from '#platform/i18n/text-in.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import { dateTimeFormat } from '#platform/values/format.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Link, PlainLink, useLocale } from '#ui/locale.tsx';
import { OpeningHours } from '#ui/office-clock.tsx';
import { PageOpening } from '#ui/page-opening.tsx';
import { PostalAddress } from '#ui/postal-address.tsx';
import type { Route } from './+types/about';
import { type OtherOffice, otherOffices } from './offices.ts';
import { type SiteStrings, siteStringsIn } from './strings.ts';

interface AboutFactsProps {
  company: Pick<Company, 'legalName' | 'founded' | 'womanOwned' | 'address'>;
  licences: ReturnType<typeof heldLicences>;
  /** Name, title and experience of the person whose message the home page shows. */
  leader: string[];
  hours: SiteStrings['layout']['hours'];
  others: OtherOffice[];
  strings: SiteStrings['about']['facts'];
}

const lines = (texts: string[]) =>
  texts.map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ));

/** Company facts, set like a bill of lading; a missing license is omitted. */
function AboutFacts({ company, licences, leader, hours, others, strings }: AboutFactsProps) {
  const { labels, brochure } = strings;
  const founded = dateTimeFormat(languageTagOf(useLocale()), { dateStyle: 'medium', timeZone: 'UTC' });
  const textOf = ({ days, official, local }: OtherOffice['hours']) =>
    [days.toLowerCase(), official, local].join();
  const isAnyOther = others.some((office) => textOf(office.hours) !== textOf(hours));
  const facts: { label: string; value: ReactNode }[] = [
    { label: labels.legalName, value: company.legalName },
    {
      label: labels.founded,
      value: <time dateTime={company.founded}>{founded.format(Date.parse(company.founded))}</time>,
    },
    { label: labels.ownership, value: company.womanOwned && strings.womanOwned },
    { label: labels.leadership, value: leader.length > 0 && lines(leader) },
    ...licences,
    {
      label: labels.address,
      value: (
        <>
          <PostalAddress address={company.address} />
          {others.map(({ address }) => (
            <div key={address.street} className="mt-3">
              <PostalAddress address={address} />
            </div>
          ))}
        </>
      ),
    },
    {
      label: labels.hours,
      value: (
        <>
          {isAnyOther && <span className="block">{company.address.city}</span>}
          <OpeningHours hours={hours} />
          {isAnyOther &&
            others.map((office) => (
              <div key={office.address.street} className="mt-3">
                <span className="block">{office.address.city}</span>
                <OpeningHours hours={office.hours} />
              </div>
            ))}
        </>
      ),
    },
    { label: labels.answer, value: strings.answer },
  ];
  return (
    <section aria-label={strings.title} className="pb-section">
      <div className="frame">
        <FactList
          facts={facts.filter(({ value }) => value)}
          className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4 lg:*:last:nth-[4n+3]:col-span-2"
        />
        <PlainLink href="/brochure.pdf" download className="button button-quiet mt-8">
          <Download size={18} aria-hidden />
          {brochure.label}
          <span className="text-small font-normal text-muted">{brochure.format}</span>
        </PlainLink>
      </div>
    </section>
  );
}

export async function loader({ url }: Route.LoaderArgs) {
  const strings = siteStringsIn(localeOf(url));
  const { about, layout } = strings;
  const settings = currentSettings();
  const { company, lanes } = settings;
  const { legalName, founded, womanOwned, address } = company;
  const leader = settings.team.find(({ message }) => message);
  const others = otherOffices(settings, strings);
  // Imported here, so that the browser's scripts do not include it.
  const { drawLanes } = await import('#features/map/draw-lanes.ts');
  return {
    strings: about,
    hours: layout.hours,
    company: { legalName, founded, womanOwned, address },
    ...(others.length > 0 && { others }),
    leader: [
      leader?.name,
      ...[leader?.title, leader?.experience].map((text) => textIn(text, localeOf(url))),
    ].flatMap((text) => text || []),
    licences: heldLicences(about.facts.licences, company),
    map: await drawLanes(lanes, about.map, company.brand),
    offersConsulting: isOffered('market-analysis', settings),
  };
}

export const meta = metaWith('about');

function AboutStatements({ list, map }: { list: SiteStrings['about']['statements']; map: string }) {
  return (
    <div className="on-ink relative overflow-clip pt-section lg:pb-section">
      <div className="frame">
        <div className="space-y-14 lg:w-1/2 lg:space-y-20 lg:pr-10">
          {list.map(({ id, name, sentence }) => (
            <section key={id} aria-labelledby={id} className="border-t border-hairline pt-6">
              <h2 id={id}>
                <span className="label mb-3 block">{name}</span>{' '}
                <span className="text-title">{sentence}</span>
              </h2>
            </section>
          ))}
        </div>
      </div>
      <div
        className="mt-10 lg:absolute lg:inset-y-0 lg:right-0 lg:mt-0 lg:w-1/2 lg:mask-l-from-85% [&>svg]:size-full"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of src/features/map, of the company's own lanes
        dangerouslySetInnerHTML={{ __html: map }}
      />
    </div>
  );
}

interface NamedOpeningProps {
  name: string;
  sentence: string;
  id: string;
  className?: string;
}

/** Section whose heading is its name and sentence together. */
function NamedOpening({ name, sentence, id, className = '' }: NamedOpeningProps) {
  return (
    <h2 id={id} className={className}>
      <span className="label mb-3 block">{name}</span>{' '}
      <span className="block max-w-[22ch] text-title">{sentence}</span>
    </h2>
  );
}

function AboutPartner({ strings }: { strings: SiteStrings['about']['partner'] }) {
  return (
    <section aria-labelledby="partner" className="bg-panel py-section">
      <div className="frame grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <NamedOpening
          id="partner"
          name={strings.name}
          sentence={strings.sentence}
          className="lg:col-span-6"
        />
        <div className="lg:col-span-5 lg:col-start-8 lg:pt-9">
          {strings.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-4 measure">
              {paragraph}
            </p>
          ))}
          <p className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
            <Link to="/contactus" className="button button-primary">
              {strings.contact}
            </Link>
            <Link to="/partners" className="link py-1">
              {strings.partners}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

function AboutValues({ strings }: { strings: SiteStrings['about']['values'] }) {
  return (
    <section aria-labelledby="values" className="py-section">
      <div className="frame">
        <NamedOpening id="values" name={strings.name} sentence={strings.sentence} />
        <div className="mt-12 border-b border-hairline lg:mt-16">
          {strings.list.map(({ title, text, promise }) => (
            <article
              key={title}
              className="grid gap-x-10 gap-y-4 border-t border-hairline py-8 md:grid-cols-2 lg:grid-cols-12 lg:py-10"
            >
              <h3 className="text-heading md:col-span-2 lg:col-span-3">{title}</h3>
              <p className="measure lg:col-span-5">{text}</p>
              <p className="self-start border-l-2 border-outline pl-5 font-medium text-strong lg:col-span-4">
                {promise}
              </p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Written out, because Tailwind finds only complete class names. */
const starts = ['lg:col-start-1', 'lg:col-start-3', 'lg:col-start-5', 'lg:col-start-7'];

function AboutApproach({ strings }: { strings: SiteStrings['about']['approach'] }) {
  return (
    <section aria-labelledby="approach" className="bg-panel py-section">
      <div className="frame">
        <NamedOpening id="approach" name={strings.name} sentence={strings.sentence} />
        <ol className="mt-12 grid lg:mt-16 lg:grid-cols-12">
          {strings.steps.map(({ title, text }, index) => (
            <li
              key={title}
              className={`grid gap-x-10 gap-y-2 border-t border-outline/50 py-7 sm:grid-cols-[14rem_1fr] lg:-col-end-1 lg:grid-cols-[13rem_minmax(0,24rem)] ${starts[index % starts.length]}`}
            >
              <h3 className="flex gap-4 text-heading">
                <span className="tabular text-muted" aria-hidden>
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="measure">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function AboutConsulting({ strings }: { strings: SiteStrings['about']['consulting'] }) {
  return (
    <section aria-labelledby="consulting" className="py-section">
      <div className="frame">
        <div className="grid gap-x-10 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <NamedOpening id="consulting" name={strings.name} sentence={strings.sentence} />
            <p className="mt-5 measure">{strings.text}</p>
            <ArrowLink to="/services/market-analysis" label={strings.link} className="mt-6" />
          </div>
        </div>
        <dl className="mt-12 grid gap-x-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-5">
          {strings.topics.map(({ label, value }) => (
            <div key={label} className="border-t border-hairline py-4 lg:border-strong">
              <dt className="label">{label}</dt>
              <dd className="mt-1 measure text-base text-strong">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { strings, hours, company, others = [], licences, leader, map, offersConsulting } = loaderData;
  return (
    <>
      <PageOpening label={strings.label} heading={strings.heading} text={strings.text} />
      <AboutFacts
        company={company}
        licences={licences}
        leader={leader}
        hours={hours}
        others={others}
        strings={strings.facts}
      />
      <AboutStatements list={strings.statements} map={map} />
      <AboutValues strings={strings.values} />
      <AboutApproach strings={strings.approach} />
      {offersConsulting && <AboutConsulting strings={strings.consulting} />}
      <AboutPartner strings={strings.partner} />
    </>
  );
}
