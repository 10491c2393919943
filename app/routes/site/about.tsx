import { company } from '../../content/company.ts';
import { wordsIn } from '../../content/words.ts';
import { AboutApproach } from '../../ui/about-approach.tsx';
import { AboutConsulting } from '../../ui/about-consulting.tsx';
import { AboutFacts } from '../../ui/about-facts.tsx';
import { AboutPartner } from '../../ui/about-partner.tsx';
import { AboutStatements } from '../../ui/about-statements.tsx';
import { AboutValues } from '../../ui/about-values.tsx';
import { PageOpening } from '../../ui/page-opening.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/about';

export function loader() {
  const { about, layout } = wordsIn('en');
  return { words: about, hours: layout.hours, company };
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.company, location.pathname, loaderData.words.meta, 'about');
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { words, hours, company } = loaderData;
  return (
    <>
      <PageOpening label={words.label} heading={words.heading} text={words.text} />
      <AboutFacts company={company} hours={hours} words={words.facts} />
      <AboutStatements list={words.statements} />
      <AboutValues words={words.values} />
      <AboutApproach words={words.approach} />
      <AboutConsulting words={words.consulting} />
      <AboutPartner words={words.partner} />
    </>
  );
}
