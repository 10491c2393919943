import { Link } from 'react-router';
import { team } from '../../content/company.ts';
import type { Strings } from '../../content/strings.ts';
import { stringsIn } from '../../content/strings.ts';
import { PageOpening } from '../../ui/page-opening.tsx';
import { TeamGrid } from '../../ui/team-grid.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/team';

export function loader() {
  return { strings: stringsIn('en').team, team };
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData.company, location.pathname, loaderData.strings.meta, 'team');
}

interface TeamDeskProps {
  strings: Strings['team']['desk'];
}

/** For readers who do not know whom to write to: fills the cell that the last row of cards leaves free. */
function TeamDesk({ strings }: TeamDeskProps) {
  return (
    <aside
      aria-labelledby="desk"
      className="flex flex-col bg-panel p-6 max-md:mt-4 sm:p-8 md:col-span-2 lg:col-span-1"
    >
      <p className="label">{strings.label}</p>
      <h2 id="desk" className="mt-3 text-title">
        {strings.heading}
      </h2>
      <p className="mt-4 mb-8 max-w-[48ch]">{strings.text}</p>
      <p className="mt-auto">
        <Link to="/contactus" className="button button-primary">
          {strings.link}
        </Link>
      </p>
    </aside>
  );
}

export default function Team({ loaderData }: Route.ComponentProps) {
  const { strings, team } = loaderData;
  const hasSamples = team.some(({ sample }) => sample);
  return (
    <>
      <PageOpening label={strings.label} heading={strings.heading} text={strings.text} />
      {hasSamples && (
        <div className="frame pb-12 lg:pb-16">
          <p role="note" className="border-y border-hairline py-4 text-strong">
            {strings.sample}
          </p>
        </div>
      )}
      <TeamGrid team={team} strings={strings.grid}>
        <TeamDesk strings={strings.desk} />
      </TeamGrid>
    </>
  );
}
