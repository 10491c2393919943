import { team } from '../../content/company.ts';
import { wordsIn } from '../../content/words.ts';
import { PageOpening } from '../../ui/page-opening.tsx';
import { TeamDesk } from '../../ui/team-desk.tsx';
import { TeamGrid } from '../../ui/team-grid.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/team';

export function loader() {
  return { words: wordsIn('en').team, team };
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.company, location.pathname, loaderData.words.meta, 'team');
}

export default function Team({ loaderData }: Route.ComponentProps) {
  const { words, team } = loaderData;
  const hasSamples = team.some(({ sample }) => sample);
  return (
    <>
      <PageOpening label={words.label} heading={words.heading} text={words.text} />
      {hasSamples && (
        <div className="frame pb-12 lg:pb-16">
          <p role="note" className="border-y border-hairline py-4 text-strong">
            {words.sample}
          </p>
        </div>
      )}
      <TeamGrid team={team} words={words.grid}>
        <TeamDesk words={words.desk} />
      </TeamGrid>
    </>
  );
}
