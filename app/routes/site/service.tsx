import { data } from 'react-router';
import { isService } from '../../../contract/service.ts';
import { wordsIn } from '../../content/words.ts';
import { PageOpening } from '../../ui/page-opening.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/service';

export function loader({ params: { service } }: Route.LoaderArgs) {
  if (!isService(service)) throw data(null, { status: 404 });
  return { service, words: wordsIn('en').services[service] };
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta(
    matches[0].loaderData.company,
    location.pathname,
    loaderData.words.meta,
    loaderData.service,
  );
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return <PageOpening label={words.title} heading={words.heading} text={words.lead} />;
}
