import { data } from 'react-router';
import { briefStringsIn } from '#features/brief/strings.ts';
import { briefLinkOf } from '#features/cargo/brief-link.ts';
import type { TransportMode } from '#features/cargo/choices.ts';
import { hasMode, modesOfServices } from '#features/cargo/service-modes.ts';
import { laneDaysOf } from '#features/map/lane-days.ts';
import { firstPriceLinkIn } from '#features/rates/server/first-price-link.ts';
import { isOffered } from '#features/services/service.ts';
import { serviceStringsOf, servicesStringsIn } from '#features/services/strings.ts';
import { findOwnService, templateOf } from '#features/settings/own-services.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { type Locale, localeOf } from '#platform/i18n/locale.ts';
import { textIn } from '#platform/i18n/text-in.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { keepUnits } from '#platform/values/keep-units.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Link, PlainLink } from '#ui/locale.tsx';
import { WhatsAppLink } from '#ui/whatsapp-link.tsx';
import type { Route } from './+types/service';
import { cardOfService } from './cards.ts';
import { LaneDays } from './lane-days.tsx';
import { Folded, MarkedList, NamedList, NumberedList, Paragraphs } from './service/lists.tsx';
import { Still } from './still.tsx';

/** Returns the link to the first price by a service; null where the company shows none. */
function priceLinkOf(service: string, among: readonly TransportMode[], locale: Locale) {
  const link = firstPriceLinkIn(locale, among);
  if (!link) return null;
  const [mode, ...others] = link.modes;
  const start = { service, ...(mode && others.length === 0 && { mode }) };
  return { label: link.label, href: briefLinkOf(start, '/price') };
}

export async function loader({ params: { service }, url }: Route.LoaderArgs) {
  const settings = currentSettings();
  const locale = localeOf(url);
  const strings = serviceStringsOf(service, locale);
  const template = templateOf(settings, service);
  const own = findOwnService(settings, service);
  if (!strings || !(template || own) || !isOffered(service, settings)) throw data(null, { status: 404 });
  const { services, servicePage, plates } = servicesStringsIn(locale);
  const { contact } = briefStringsIn(locale);
  const { drawPlate } = await import('#features/services/drawings/draw-plate.tsx');
  const replaced = own?.picture ?? (template ? settings.pictures[template] : undefined);
  const { better } = strings;
  return {
    service,
    template,
    card: cardOfService(service),
    strings: {
      ...strings,
      picture:
        textIn(replaced?.alt, locale) || strings.picture || (template ? services[template].picture : ''),
    },
    picture: replaced?.picture,
    shared: servicePage,
    chat: contact.info.whatsapp,
    firstPrice:
      template && hasMode(template) ? priceLinkOf(service, modesOfServices[template], locale) : null,
    ...(!template || (own && !own.showsTemplate)
      ? { lanes: [], plate: null }
      : {
          lanes: laneDaysOf(service, locale),
          plate: { ...plates[template], drawing: drawPlate(template, plates) },
        }),
    better:
      better && isOffered(better.service, settings)
        ? { ...better, title: services[better.service].title }
        : null,
  };
}

export function meta({ matches, location: { pathname }, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { strings, card } = loaderData;
  return pageMeta(matches[0].loaderData.company, pathname, strings.meta, card);
}

type ServiceData = Route.ComponentProps['loaderData'];

/** Link to the brief with the service filled in. */
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

function ServiceOpening(page: ServiceData) {
  const { service, template, strings, shared, chat, lanes, picture, firstPrice } = page;
  return (
    <div className="overflow-x-clip">
      <div className="frame grid items-center gap-x-10 gap-y-8 pt-10 lg:grid-cols-12 lg:pt-0">
        <div className="lg:col-span-5 lg:py-16">
          <p className="label mb-3">
            {strings.heading === strings.title ? shared.label : `${shared.label} · ${strings.title}`}
          </p>
          <h1 className="text-opening">{strings.heading}</h1>
          <p className="mt-5 measure">{strings.lead}</p>
          <p className="mt-7 flex flex-wrap gap-3">
            <RequestLink service={service} strings={strings} className="" />
            {firstPrice && (
              <PlainLink href={firstPrice.href} className="button button-quiet">
                {firstPrice.label}
              </PlainLink>
            )}
            <WhatsAppLink chat={chat} className="max-md:hidden" />
          </p>
        </div>
        <Still
          name={template ?? service}
          own={picture}
          alt={strings.picture}
          sizes="(width >= 64rem) 60vw, 100vw"
          eager
          className="h-auto w-full lg:col-span-7 lg:-ml-8 lg:w-[calc(100%+4rem)] lg:max-w-none"
        />
      </div>
      <section aria-label={strings.facts ? shared.facts : shared.lanes} className="frame">
        {strings.facts && (
          <dl className="grid grid-cols-2 border-t-2 border-strong lg:grid-cols-4">
            {strings.facts.map(({ label, value }) => (
              <div
                key={label}
                className="border-b border-hairline py-3 pr-3 odd:border-r max-lg:even:pl-4 lg:py-4 lg:pr-5 lg:border-r lg:pl-5 lg:first:pl-0 lg:last:border-r-0"
              >
                <dt className="label">{label}</dt>
                <dd className="tabular mt-1 text-strong max-lg:text-base max-lg:leading-normal">
                  {keepUnits(value)}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div className={strings.facts || lanes.length > 0 ? 'border-b border-hairline' : ''}>
          <LaneDays lanes={lanes} label={shared.lanes} />
        </div>
      </section>
    </div>
  );
}

/** Drawing of the price with links to calculators. Rendered as markup, so that no script draws it. */
function PricePlate({ plate, strings }: Pick<ServiceData, 'plate' | 'strings'>) {
  if (!plate) return null;
  return (
    <section
      aria-labelledby="price"
      className="frame grid items-center gap-x-10 gap-y-7 py-12 lg:grid-cols-12 lg:py-24"
    >
      <div className="lg:col-span-4">
        <h2 id="price" className="text-title">
          {plate.heading}
        </h2>
        <p className="mt-4 max-w-[42ch]">{plate.text}</p>
        {strings.tools?.map(({ label, path }) => (
          <p key={path} className="mt-2">
            <ArrowLink to={path} label={label} />
          </p>
        ))}
      </div>
      <div
        className="max-w-[560px] lg:col-span-6 lg:col-start-7 lg:max-w-none"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of src/features/services/drawings, which escapes its text
        dangerouslySetInnerHTML={{ __html: plate.drawing }}
      />
    </section>
  );
}

/** Reasons for the service, and the offered service that is often a better choice. */
function ServiceReasons({ service, strings, shared, better }: ServiceData) {
  const { why } = strings;
  if (!why) return null;
  return (
    <div className="frame grid gap-10 py-12 lg:grid-cols-12 lg:py-24">
      <section
        aria-labelledby="why"
        className={`on-ink p-7 sm:p-10 lg:p-12 ${better ? 'lg:col-span-8' : 'lg:col-span-12'}`}
      >
        <h2 id="why" className="text-title">
          {why.heading}
        </h2>
        <ul className="mt-6 border-t border-hairline">
          {why.points.map((point, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points of a text have no other identity and never move.
            <li key={index} className="border-b border-hairline py-3.5">
              <p className="measure">{point}</p>
            </li>
          ))}
        </ul>
        <RequestLink service={service} strings={strings} className="mt-8" />
      </section>
      {better && (
        <section aria-labelledby="better" className="flex flex-col bg-panel p-7 sm:p-10 lg:col-span-4">
          <p className="label mb-2">{shared.better.label}</p>
          <h2 id="better" className="text-heading">
            {better.title}
          </h2>
          <p className="mt-2 mb-6 measure">{better.text}</p>
          <ArrowLink to={`/services/${better.service}`} label={better.link} className="mt-auto" />
        </section>
      )}
    </div>
  );
}

/** Text of a company's own service, which its owner wrote. */
function OwnText({ strings: { paragraphs }, shared }: ServiceData) {
  if (paragraphs.length === 0) return null;
  return (
    <section aria-labelledby="about" className="frame py-12 lg:py-20">
      <h2 id="about" className="text-title">
        {shared.about}
      </h2>
      <div className="mt-5">
        <Paragraphs texts={paragraphs} />
      </div>
    </section>
  );
}

/** Parts of a rate, and exclusions. */
function Included({ strings: { included, notIncluded }, shared }: ServiceData) {
  if (!included || !notIncluded) return null;
  return (
    <div className="bg-panel py-12 lg:py-20">
      <div className="frame grid gap-x-10 gap-y-10 md:grid-cols-2">
        <MarkedList id="included" title={shared.included} items={included} mark="for" />
        <MarkedList
          id="not-included"
          title={shared.notIncluded}
          items={[...notIncluded, shared.neverIncluded]}
          mark="against"
        />
        <p className="measure md:col-span-2">{shared.rate}</p>
      </div>
    </div>
  );
}

/** The paragraphs, blocks and offered services, which the specification lists: nothing here is folded. */
function Offered({ strings, shared }: ServiceData) {
  const { paragraphs, figures, blocks, offered } = strings;
  if (!offered) return null;
  return (
    <div className="frame space-y-12 pb-12 lg:space-y-20 lg:pb-24">
      {figures && (
        <section aria-labelledby="about">
          <h2 id="about" className="mb-5 text-title">
            {shared.about}
          </h2>
          <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
            <Paragraphs texts={paragraphs} />
            <FactList facts={figures} />
          </div>
        </section>
      )}
      {blocks && (
        <section aria-labelledby="blocks">
          <h2 id="blocks" className="mb-5 text-title">
            {shared.blocks.heading}
          </h2>
          <NamedList items={blocks} />
        </section>
      )}
      <section aria-labelledby="offered">
        <h2 id="offered" className="mb-5 text-title">
          {shared.offered.heading}
        </h2>
        <NumberedList items={offered} />
      </section>
    </div>
  );
}

function ServiceDetails({ strings, shared }: ServiceData) {
  const { choose, avoid, offered, ready, documents, questions } = strings;
  if (!offered && !questions) return null;
  return (
    <div className="frame">
      <div className="border-t-2 border-strong">
        {questions?.map(({ name, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions of a text have no other identity and never move.
          <Folded key={index} id={`question-${index + 1}`} title={name}>
            <p className="measure">{text}</p>
          </Folded>
        ))}
        {choose && avoid && (
          <Folded id="choice" title={shared.choice}>
            <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
              <MarkedList title={shared.choose} items={choose} mark="for" />
              <MarkedList title={shared.avoid} items={avoid} mark="against" />
            </div>
          </Folded>
        )}
        {ready && (
          <Folded id="ready" title={shared.ready.heading}>
            <p className="mb-4 measure text-muted">{shared.ready.text}</p>
            <NamedList items={ready} />
          </Folded>
        )}
        {documents && (
          <Folded id="documents" title={shared.documents.heading}>
            <p className="mb-4 measure text-muted">{shared.documents.text}</p>
            <NamedList items={documents} />
          </Folded>
        )}
      </div>
    </div>
  );
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, strings } = loaderData;
  return (
    <>
      <ServiceOpening {...loaderData} />
      <div>
        <PricePlate {...loaderData} />
        <Offered {...loaderData} />
        {strings.figures ? <Included {...loaderData} /> : <OwnText {...loaderData} />}
        <ServiceReasons {...loaderData} />
        <div className="pb-16 lg:pb-section">
          <ServiceDetails {...loaderData} />
        </div>
        <div className="request-bar">
          <RequestLink service={service} strings={strings} className="flex-1" />
          <WhatsAppLink chat={loaderData.chat} />
        </div>
      </div>
    </>
  );
}
