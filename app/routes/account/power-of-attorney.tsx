import { wordsIn } from '../../content/words.ts';
import { AttorneyBasics } from '../../ui/attorney-basics.tsx';
import { AttorneyCases } from '../../ui/attorney-cases.tsx';
import { AttorneyComparison } from '../../ui/attorney-comparison.tsx';
import { AttorneyMistakes } from '../../ui/attorney-mistakes.tsx';
import { AttorneySteps } from '../../ui/attorney-steps.tsx';
import { DraftNotice } from '../../ui/legal-text.tsx';
import { PageOpening } from '../../ui/page-opening.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/power-of-attorney';

export function loader() {
  return { words: wordsIn('en').powerOfAttorney };
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.company, location.pathname, loaderData.words.meta, 'kyc');
}

export default function PowerOfAttorney({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <>
      <PageOpening label={words.label} heading={words.heading} text={words.text} />
      <div className="frame">
        <DraftNotice words={words} />
      </div>
      <AttorneyCases words={words.cases} />
      <AttorneyBasics words={words.basics} />
      <AttorneySteps ready={words.ready} next={words.next} />
      <AttorneyMistakes words={words.mistakes} />
      <AttorneyComparison words={words.comparison} />
    </>
  );
}
