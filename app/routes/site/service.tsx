import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { data } from 'react-router';
import { localeOf } from '../../../contract/locale.ts';
import { isService } from '../../../contract/service.ts';
import { company } from '../../content/company.ts';
import { stringsIn } from '../../content/strings.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Link } from '../../ui/locale.tsx';
import { Still } from '../../ui/still.tsx';
import { pageMeta } from '../page-meta.ts';
import { serviceData } from '../structured-data.ts';
import type { Route } from './+types/service';

export async function loader({ params: { service }, url }: Route.LoaderArgs) {
  if (!isService(service)) throw data(null, { status: 404 });
  const { services, servicePage, plates } = stringsIn(localeOf(url));
  const { drawPlate } = await import('../../plates/draw-plate.tsx');
  const strings = services[service];
  const { heading, text } = plates[service];
  return {
    service,
    strings,
    shared: servicePage,
    plate: { heading, text, drawing: drawPlate(service, plates) },
    structured: serviceData(company, `/services/${service}`, {
      name: strings.title,
      description: strings.meta.description,
    }),
    better: { ...strings.better, title: services[strings.better.service].title },
  };
}

export function meta({ matches, location: { pathname }, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { strings, service, structured } = loaderData;
  return [...pageMeta(matches[0].loaderData.company, pathname, strings.meta, service), structured];
}

type ServiceData = Route.ComponentProps['loaderData'];

/** The way to a rate, with the service filled in. */
function RequestLink({
  service,
  strings,
  className,
}: Pick<ServiceData, 'service' | 'strings'> & { className: string }) {
  return (
    <Link to={`/clientbriefform?service=${service}`} className={`button button-primary ${className}`}>
      {strings.request}
    </Link>
  );
}

/** How a service page opens: what it is, the way to a rate, the model of it, and the four figures a shipper decides by. */
function ServiceOpening({ service, strings, shared }: ServiceData) {
  return (
    <div className="overflow-x-clip">
      <div className="frame grid items-center gap-x-10 gap-y-8 pt-10 lg:grid-cols-12 lg:pt-0">
        <div className="lg:col-span-5 lg:py-16">
          <p className="label mb-3">
            {shared.label} · {strings.title}
          </p>
          <h1 className="text-opening">{strings.heading}</h1>
          <p className="mt-5 max-w-[44ch]">{strings.lead}</p>
          <RequestLink {...{ service, strings }} className="mt-7" />
        </div>
        <Still
          name={service}
          alt={strings.picture}
          sizes="(width >= 64rem) 60vw, 100vw"
          eager
          className="h-auto w-full lg:col-span-7 lg:-ml-8 lg:w-[calc(100%+4rem)] lg:max-w-none"
        />
      </div>
      <section aria-label={shared.facts} className="frame">
        <dl className="grid grid-cols-2 border-t-2 border-strong lg:grid-cols-4">
          {strings.facts.map(({ label, value }) => (
            <div
              key={label}
              className="border-b border-hairline py-4 pr-5 odd:border-r even:pl-5 lg:border-r lg:pl-5 lg:first:pl-0 lg:last:border-r-0"
            >
              <dt className="label">{label}</dt>
              <dd className="tabular mt-1 text-strong">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** The drawing that explains the price. Its markup is part of the page, so that no script draws it. */
function PricePlate({ plate }: Pick<ServiceData, 'plate'>) {
  return (
    <section
      aria-labelledby="price"
      className="frame grid items-center gap-x-10 gap-y-7 py-16 lg:grid-cols-12 lg:py-24"
    >
      <div className="lg:col-span-4">
        <h2 id="price" className="text-title">
          {plate.heading}
        </h2>
        <p className="mt-4 max-w-[42ch]">{plate.text}</p>
      </div>
      <div
        className="max-w-[560px] lg:col-span-7 lg:col-start-6 lg:max-w-none"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of app/plates, which escapes its text
        dangerouslySetInnerHTML={{ __html: plate.drawing }}
      />
    </section>
  );
}

interface MarkedListProps {
  id?: string;
  title: string;
  items: string[];
  /** What speaks for it is ticked, what does not is marked by a dash. */
  mark: 'for' | 'against';
}

/** A titled list of short lines that speak for something or against it. */
function MarkedList({ id, title, items, mark }: MarkedListProps) {
  const Icon = mark === 'for' ? Check : Minus;
  const Heading = id ? 'h2' : 'h3';
  return (
    <section aria-labelledby={id} aria-label={id ? undefined : title}>
      <Heading id={id} className={`mb-3 ${id ? 'text-heading' : 'font-semibold text-strong'}`}>
        {title}
      </Heading>
      <ul className="border-t border-hairline">
        {items.map((item) => (
          <li key={item} className="flex gap-3.5 border-b border-hairline py-3">
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

/** The “Why choose” box, and beside it the other service that is often the better choice. */
function ServiceReasons({ service, strings, shared, better }: ServiceData) {
  return (
    <div className="frame grid gap-10 lg:grid-cols-12">
      <section aria-labelledby="why" className="on-ink p-7 sm:p-10 lg:col-span-8 lg:p-12">
        <h2 id="why" className="text-title">
          {strings.why.heading}
        </h2>
        <ul className="mt-6 border-t border-hairline">
          {strings.why.points.map((point) => (
            <li key={point} className="border-b border-hairline py-3.5">
              {point}
            </li>
          ))}
        </ul>
        <RequestLink {...{ service, strings }} className="mt-8" />
      </section>
      <section aria-labelledby="better" className="self-end lg:col-span-4">
        <p className="label mb-2">{shared.better.label}</p>
        <h2 id="better" className="text-heading">
          {better.title}
        </h2>
        <p className="mt-2 max-w-[44ch]">{better.text}</p>
        <ArrowLink to={`/services/${better.service}`} label={better.link} className="mt-3" />
      </section>
    </div>
  );
}

/** A part of the page that opens in place, without a script; search engines and a search in the page find what it holds. */
function Folded({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details id={id} className="disclosure border-b border-hairline">
      <summary className="flex items-center justify-between gap-6 py-5 text-heading text-strong">
        <h2 className="font-medium">{title}</h2>
        <Plus size={22} aria-hidden className="disclosure-mark shrink-0 text-muted" />
      </summary>
      <div className="pb-9">{children}</div>
    </details>
  );
}

/** Things with names and what they are for, in two columns of hairlines. */
function NamedList({
  items,
  isNumbered = false,
}: {
  items: { name: string; text: string }[];
  isNumbered?: boolean;
}) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className="grid gap-x-10 border-t border-hairline lg:grid-cols-2">
      {items.map(({ name, text }, index) => (
        <li key={name} className="flex gap-4 border-b border-hairline py-3.5">
          {isNumbered && (
            <span aria-hidden className="label tabular w-6 shrink-0 pt-0.5">
              {String(index + 1).padStart(2, '0')}
            </span>
          )}
          <div>
            <h3 className="font-semibold text-strong">{name}</h3>
            <p className="measure">{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

const named = (items: { title: string; text: string }[]) =>
  items.map(({ title, text }) => ({ name: title, text }));

/** Everything else there is to know of a service, folded by subject. */
function ServiceDetails({ strings, shared }: ServiceData) {
  const { paragraphs, figures, choose, avoid, blocks, offered, ready, documents } = strings;
  return (
    <div className="frame">
      <div className="border-t-2 border-strong">
        {blocks && (
          <Folded id="blocks" title={shared.blocks.heading}>
            <NamedList items={named(blocks)} isNumbered />
          </Folded>
        )}
        <Folded id="offered" title={shared.offered.heading}>
          <NamedList items={named(offered)} isNumbered />
        </Folded>
        <Folded id="about" title={shared.about}>
          <div className="measure space-y-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Folded>
        <Folded id="figures" title={shared.figures}>
          <FactList facts={figures} />
        </Folded>
        <Folded id="choice" title={shared.choice}>
          <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
            <MarkedList title={shared.choose} items={choose} mark="for" />
            <MarkedList title={shared.avoid} items={avoid} mark="against" />
          </div>
        </Folded>
        <Folded id="ready" title={shared.ready.heading}>
          <p className="mb-4 measure text-muted">{shared.ready.text}</p>
          <NamedList items={ready} />
        </Folded>
        <Folded id="documents" title={shared.documents.heading}>
          <p className="mb-4 measure text-muted">{shared.documents.text}</p>
          <NamedList items={documents} />
        </Folded>
      </div>
    </div>
  );
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, strings, shared } = loaderData;
  return (
    <>
      <ServiceOpening {...loaderData} />
      <div>
        <PricePlate plate={loaderData.plate} />
        <div className="bg-panel py-16 lg:py-20">
          <div className="frame grid gap-x-10 gap-y-10 md:grid-cols-2">
            <MarkedList id="included" title={shared.included} items={strings.included} mark="for" />
            <MarkedList
              id="not-included"
              title={shared.notIncluded}
              items={strings.notIncluded}
              mark="against"
            />
            <p className="measure md:col-span-2">{shared.rate}</p>
          </div>
        </div>
        <div className="py-16 lg:py-24">
          <ServiceReasons {...loaderData} />
        </div>
        <div className="pb-section">
          <ServiceDetails {...loaderData} />
        </div>
        <div className="request-bar">
          <RequestLink {...{ service, strings }} className="w-full" />
        </div>
      </div>
    </>
  );
}
