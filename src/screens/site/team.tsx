import { data } from 'react-router';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { TeamMember } from '#platform/company.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import { textIn } from '#platform/i18n/text-in.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import { Link } from '#ui/locale.tsx';
import { PageOpening } from '#ui/page-opening.tsx';
import type { Route } from './+types/team';
import { personPicture } from './person-picture.ts';
import { Portrait } from './portrait.tsx';
import { type SiteStrings, siteStringsIn } from './strings.ts';

type Person = Pick<TeamMember, 'name' | 'email'> & {
  picture: string | undefined;
  title: string;
  experience: string;
  ask: string;
};

interface TeamGridProps {
  team: readonly Person[];
  strings: SiteStrings['team']['grid'];
  /** Content of the last grid cell. */
  children: React.ReactNode;
}

function TeamGrid({ team, strings, children }: TeamGridProps) {
  return (
    <section aria-label={strings.heading} className="frame pb-section">
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 md:gap-y-14 lg:grid-cols-3 lg:gap-y-20">
        {/* Safari takes a list without markers for no list unless it is told. */}
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <ul role="list" className="contents">
          {team.map((member) => (
            <TeamCard key={member.name} member={member} portrait={`${strings.portraitOf} ${member.name}`} />
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}

interface TeamCardProps {
  member: Person;
  portrait: string;
}

function TeamCard({ member, portrait }: TeamCardProps) {
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 max-md:border-t max-md:border-hairline max-md:pt-5 md:flex md:flex-col">
      <Portrait
        name={member.name}
        picture={member.picture}
        alt={portrait}
        className="aspect-square w-full bg-panel md:aspect-[5/4]"
      />
      <div className="flex grow flex-col">
        <p className="label md:mt-5">{member.title}</p>
        <h2 className="mt-0.5 text-heading">{member.name}</h2>
        {member.experience && <p className="mt-1 text-small text-muted">{member.experience}</p>}
        {member.ask && <p className="mt-2 max-w-[38ch]">{member.ask}</p>}
        <p className="mt-auto pt-2 max-md:text-small md:pt-4">
          <a
            translate="no"
            className="link inline-block max-w-full py-1 wrap-anywhere"
            href={`mailto:${member.email}`}
          >
            {member.email}
          </a>
        </p>
      </div>
    </li>
  );
}

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  const people = currentSettings().team;
  if (people.length === 0) throw data(null, { status: 404 });
  const team = people.map((person): Person => {
    const { name, email, title, experience, ask } = person;
    return {
      name,
      email,
      picture: personPicture(person),
      title: textIn(title, locale),
      experience: textIn(experience, locale),
      ask: textIn(ask, locale),
    };
  });
  return { strings: siteStringsIn(locale).team, team };
}

export const meta = metaWith('team');

/** Contact for readers who do not know whom to write to; fills the free last cell. */
function TeamDesk({ strings }: { strings: SiteStrings['team']['desk'] }) {
  return (
    <aside
      aria-labelledby="desk"
      className="flex flex-col bg-panel p-6 max-md:mt-4 sm:p-8 md:col-span-2 lg:col-span-1"
    >
      <p className="label">{strings.label}</p>
      <h2 id="desk" className="mt-3 text-title">
        {strings.heading}
      </h2>
      <p className="mt-4 mb-8 measure">{strings.text}</p>
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
  return (
    <>
      <PageOpening label={strings.label} heading={strings.heading} text={strings.text} />
      <TeamGrid team={team} strings={strings.grid}>
        <TeamDesk strings={strings.desk} />
      </TeamGrid>
    </>
  );
}
