import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { data } from 'react-router';
import { localeOf } from '../../../contract/locale.ts';
import { isService, type Service } from '../../../contract/service.ts';
import { type SiteStrings, stringsIn } from '../../content/strings.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Link } from '../../ui/locale.tsx';
import { SectionOpening } from '../../ui/section-opening.tsx';
import { Still } from '../../ui/still.tsx';
import { pageMeta } from '../page-meta.ts';
import { serviceData } from '../structured-data.ts';
import type { Route } from './+types/service';

interface ServiceReasonsProps {
  service: Service;
  label: string;
  request: string;
  why: { heading: string; points: string[] };
  better: { service: Service; label: string; title: string; text: string; link: string };
}

/** The “Why choose” box, and beside it the other service that is often the better choice. */
function ServiceReasons({ service, label, request, why, better }: ServiceReasonsProps) {
  return (
    <div className="frame grid gap-10 lg:grid-cols-12">
      <section aria-labelledby="why" className="on-ink p-7 sm:p-10 lg:col-span-7 lg:p-12">
        <p className="label mb-3">{label}</p>
        <h2 id="why" className="max-w-[24ch] text-title">
          {why.heading}
        </h2>
        <ul className="mt-8 border-t border-hairline">
          {why.points.map((point) => (
            <li key={point} className="border-b border-hairline py-4">
              {point}
            </li>
          ))}
        </ul>
        <p className="mt-9">
          <Link to={`/clientbriefform?service=${service}`} className="button button-primary">
            {request}
          </Link>
        </p>
      </section>
      <section aria-labelledby="better" className="lg:col-span-5 lg:pt-12">
        <Still name={better.service} alt="" sizes="(width >= 64rem) 480px, 100vw" className="h-auto w-full" />
        <p className="label mt-6 mb-2">{better.label}</p>
        <h2 id="better" className="text-heading">
          {better.title}
        </h2>
        <p className="mt-2">{better.text}</p>
        <ArrowLink to={`/services/${better.service}`} label={better.link} className="mt-4" />
      </section>
    </div>
  );
}

export function loader({ params: { service }, url }: Route.LoaderArgs) {
  if (!isService(service)) throw data(null, { status: 404 });
  const { services, servicePage } = stringsIn(localeOf(url));
  const strings = services[service];
  const { better } = strings;
  return {
    service,
    strings,
    shared: servicePage,
    better: {
      ...better,
      label: servicePage.better.label,
      title: services[better.service].title,
    },
  };
}

export function meta({ matches, location: { pathname }, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { company } = matches[0].loaderData;
  const { strings, service } = loaderData;
  return [
    ...pageMeta(company, pathname, strings.meta, service),
    serviceData(company, pathname, { name: strings.title, description: strings.meta.description }),
  ];
}

interface ServiceOffersProps {
  id: string;
  strings: SiteStrings['servicePage']['offered'];
  offers: { title: string; text: string }[];
}

/** What can be asked for, numbered, in two columns of hairlines. */
function ServiceOffers({ id, strings, offers }: ServiceOffersProps) {
  return (
    <section aria-labelledby={id} className="frame">
      <SectionOpening id={id} label={strings.label} heading={strings.heading} />
      <ol className="mt-10 grid gap-x-10 border-t-2 border-strong lg:grid-cols-2">
        {offers.map(({ title, text }, index) => (
          <li key={title} className="flex gap-5 border-b border-hairline py-6">
            <span aria-hidden className="label tabular w-6 shrink-0 pt-1">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <h3 className="text-heading">{title}</h3>
              <p className="mt-1.5 max-w-[52ch]">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ServiceDocumentsProps {
  id: string;
  strings: SiteStrings['servicePage']['ready'];
  documents: { name: string; text: string }[];
}

/** Things with names and what they are for: what to have ready, and what travels with the goods. */
function ServiceDocuments({ id, strings, documents }: ServiceDocumentsProps) {
  return (
    <section aria-labelledby={id} className="frame grid gap-x-10 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <SectionOpening id={id} label={strings.label} heading={strings.heading} />
        <p className="mt-4 max-w-[36ch] text-muted">{strings.text}</p>
      </div>
      <dl className="border-t-2 border-strong lg:col-span-8">
        {documents.map(({ name, text }) => (
          <div
            key={name}
            className="grid gap-x-8 gap-y-1 border-b border-hairline py-4 sm:grid-cols-[2fr_3fr]"
          >
            <dt className="font-semibold text-strong">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ServiceAccountProps {
  strings: SiteStrings['servicePage'];
  facts: { label: string; value: string }[];
  paragraphs: string[];
}

/** How a service works, in two paragraphs beside the figures a shipper decides by. */
function ServiceAccount({ strings, facts, paragraphs }: ServiceAccountProps) {
  return (
    <div className="bg-panel">
      <div className="frame grid gap-x-10 gap-y-14 py-16 lg:grid-cols-12 lg:py-24">
        <section aria-labelledby="about" className="lg:col-span-7">
          <h2 id="about" className="mb-5 text-heading">
            {strings.about}
          </h2>
          <div className="max-w-[66ch] space-y-5">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <section aria-labelledby="facts" className="lg:col-span-4 lg:col-start-9">
          <h2 id="facts" className="mb-4 text-heading">
            {strings.facts}
          </h2>
          <FactList facts={facts} />
        </section>
      </div>
    </div>
  );
}

interface MarkedListProps {
  id: string;
  title: string;
  items: string[];
  /** What speaks for it is ticked, what does not is marked by a dash. */
  mark: 'for' | 'against';
}

/** A titled list of short lines that speak for something or against it. */
function MarkedList({ id, title, items, mark }: MarkedListProps) {
  const Icon = mark === 'for' ? Check : Minus;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-heading">
        {title}
      </h2>
      <ul className="border-t border-hairline">
        {items.map((item) => (
          <li key={item} className="flex gap-3.5 border-b border-hairline py-3.5">
            <Icon
              size={20}
              aria-hidden
              className={`mt-1 shrink-0 ${mark === 'for' ? 'text-open' : 'text-muted'}`}
            />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ServiceOpeningProps {
  service: Service;
  label: string;
  strings: SiteStrings['services'][Service];
}

/** How a service page opens: what it is, the way to a rate, and the model of it, bleeding off the right edge. */
function ServiceOpening({ service, label, strings }: ServiceOpeningProps) {
  return (
    <div className="frame grid items-center gap-x-10 gap-y-10 overflow-x-clip pt-12 pb-14 lg:grid-cols-12 lg:pt-0 lg:pb-0">
      <div className="lg:col-span-5 lg:py-20">
        <p className="label mb-3">{label}</p>
        <h1 className="text-title lg:text-[3.25rem] lg:leading-[1.04]">{strings.heading}</h1>
        <p className="mt-6 max-w-[44ch]">{strings.lead}</p>
        <p className="mt-8">
          <Link to={`/clientbriefform?service=${service}`} className="button button-primary">
            {strings.request}
          </Link>
        </p>
      </div>
      <Still
        name={service}
        alt={strings.picture}
        sizes="(width >= 64rem) 60vw, 100vw"
        eager
        className="-mx-gutter w-screen max-w-none lg:col-span-7 lg:mx-0 lg:h-full lg:w-[calc(100%+max(var(--spacing-gutter),50vw-620px))] lg:object-cover"
      />
    </div>
  );
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, strings, shared, better } = loaderData;
  const { blocks } = strings;
  return (
    <>
      <ServiceOpening service={service} label={`${shared.label} · ${strings.title}`} strings={strings} />
      <ServiceAccount strings={shared} facts={strings.facts} paragraphs={strings.paragraphs} />
      <div className="frame grid gap-x-10 gap-y-12 py-section md:grid-cols-2">
        <MarkedList id="choose" title={shared.choose} items={strings.choose} mark="for" />
        <MarkedList id="avoid" title={shared.avoid} items={strings.avoid} mark="against" />
      </div>
      <div className="space-y-(--spacing-section) border-t border-hairline py-section">
        {blocks && <ServiceOffers id="blocks" strings={shared.blocks} offers={blocks} />}
        <ServiceOffers id="offered" strings={shared.offered} offers={strings.offered} />
      </div>
      <div className="space-y-(--spacing-section) bg-panel py-section">
        <ServiceDocuments id="ready" strings={shared.ready} documents={strings.ready} />
        <div className="frame grid gap-x-10 gap-y-12 md:grid-cols-2">
          <MarkedList id="included" title={shared.included} items={strings.included} mark="for" />
          <MarkedList
            id="not-included"
            title={shared.notIncluded}
            items={strings.notIncluded}
            mark="against"
          />
        </div>
        <ServiceDocuments id="documents" strings={shared.documents} documents={strings.documents} />
      </div>
      <div className="py-section">
        <ServiceReasons
          service={service}
          label={shared.why}
          request={strings.request}
          why={strings.why}
          better={better}
        />
      </div>
    </>
  );
}
