import { wordsIn } from '../../content/words.ts';
import { PageOpening } from '../../ui/page-opening.tsx';
import { PartnerApplication } from '../../ui/partner-application.tsx';
import { PartnerKinds } from '../../ui/partner-kinds.tsx';
import { PartnerLanes } from '../../ui/partner-lanes.tsx';
import { PartnerPromises } from '../../ui/partner-promises.tsx';
import { Still } from '../../ui/still.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/partners';

export function loader() {
  return { words: wordsIn('en').partners };
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.company, location.pathname, loaderData.words.meta, 'partners');
}

export default function Partners({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <>
      <PageOpening label={words.label} heading={words.heading} text={words.text} />
      <Still
        name="train-freight"
        alt={words.picture}
        sizes="100vw"
        eager
        className="aspect-[3/2] h-auto w-full object-cover sm:aspect-[21/9] lg:max-h-[34rem]"
      />
      <PartnerKinds words={words.kinds} />
      <PartnerPromises words={words.promises} />
      <PartnerApplication words={words.application} />
      <PartnerLanes words={words.lanes} />
    </>
  );
}
