import { Link } from 'react-router';
import { team } from '../../content/company.ts';
import { stringsIn } from '../../content/strings.ts';
import { PageOpening } from '../../ui/page-opening.tsx';
import { TeamGrid } from '../../ui/team-grid.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/team';

export function loader() {
  return { words: stringsIn('en').team, team };
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.company, location.pathname, loaderData.words.meta, 'team');
}

interface TeamDeskProps {
  words: { label: string; heading: string; text: string; link: string };
}

/** For readers who do not know whom to write to: fills the cell that the last row of cards leaves free. */
function TeamDesk({ words }: TeamDeskProps) {
  return (
    <aside
      aria-labelledby="desk"
      className="flex flex-col bg-panel p-6 max-md:mt-4 sm:p-8 md:col-span-2 lg:col-span-1"
    >
      <p className="label">{words.label}</p>
      <h2 id="desk" className="mt-3 text-title">
        {words.heading}
      </h2>
      <p className="mt-4 mb-8 max-w-[48ch]">{words.text}</p>
      <p className="mt-auto">
        <Link to="/contactus" className="button button-primary">
          {words.link}
        </Link>
      </p>
    </aside>
  );
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
