import { wordsIn } from '../../content/words.ts';
import { PageOpening } from '../../ui/page-opening.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/world-map';

export function loader() {
  return { words: wordsIn('en').worldmap };
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.company, location.pathname, loaderData.words.meta);
}

export default function Worldmap({ loaderData }: Route.ComponentProps) {
  return <PageOpening {...loaderData.words} />;
}
