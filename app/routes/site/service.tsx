import { data } from 'react-router';
import { isService } from '../../../contract/service.ts';
import { wordsIn } from '../../content/words.ts';
import { MarkedList } from '../../ui/service/marked-list.tsx';
import { ServiceAccount } from '../../ui/service/service-account.tsx';
import { ServiceOffers } from '../../ui/service/service-offers.tsx';
import { ServiceOpening } from '../../ui/service/service-opening.tsx';
import { ServicePapers } from '../../ui/service/service-papers.tsx';
import { ServiceReasons } from '../../ui/service/service-reasons.tsx';
import { pageMeta } from '../page-meta.ts';
import { serviceData } from '../structured-data.ts';
import type { Route } from './+types/service';

export function loader({ params: { service } }: Route.LoaderArgs) {
  if (!isService(service)) throw data(null, { status: 404 });
  const { services, servicePage } = wordsIn('en');
  const words = services[service];
  const { better } = words;
  const betterTitle = services[better.service].title;
  return {
    service,
    words,
    shared: servicePage,
    better: {
      ...better,
      label: servicePage.better.label,
      title: betterTitle,
      link: `${servicePage.better.link} ${betterTitle.toLowerCase()}`,
    },
  };
}

export function meta({ matches, location: { pathname }, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { company } = matches[0].loaderData;
  const { words, service } = loaderData;
  return [
    ...pageMeta(company, pathname, words.meta, service),
    serviceData(company, pathname, { name: words.title, description: words.meta.description }),
  ];
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, words, shared, better } = loaderData;
  const { blocks } = words;
  return (
    <>
      <ServiceOpening service={service} label={`${shared.label} · ${words.title}`} words={words} />
      <ServiceAccount words={shared} facts={words.facts} paragraphs={words.paragraphs} />
      <div className="frame grid gap-x-10 gap-y-12 py-section md:grid-cols-2">
        <MarkedList id="choose" title={shared.choose} items={words.choose} mark="for" />
        <MarkedList id="avoid" title={shared.avoid} items={words.avoid} mark="against" />
      </div>
      <div className="space-y-(--spacing-section) border-t border-hairline py-section">
        {blocks && <ServiceOffers id="blocks" words={shared.blocks} offers={blocks} />}
        <ServiceOffers id="offered" words={shared.offered} offers={words.offered} />
      </div>
      <div className="space-y-(--spacing-section) bg-panel py-section">
        <ServicePapers id="ready" words={shared.ready} papers={words.ready} />
        <div className="frame grid gap-x-10 gap-y-12 md:grid-cols-2">
          <MarkedList id="included" title={shared.included} items={words.included} mark="for" />
          <MarkedList id="not-included" title={shared.notIncluded} items={words.notIncluded} mark="against" />
        </div>
        <ServicePapers id="papers" words={shared.papers} papers={words.papers} />
      </div>
      <div className="py-section">
        <ServiceReasons
          service={service}
          label={shared.why}
          request={words.request}
          why={words.why}
          better={better}
        />
      </div>
    </>
  );
}
