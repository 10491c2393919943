import { data, Link } from 'react-router';
import { peopleQuery } from '../../../contract/people-list.ts';
import { servicesContext } from '../../../server/context.ts';
import { listAccountsAlone, listPeople } from '../../../server/people/list-people.ts';
import { company } from '../../content/company.ts';
import { shortMoment } from '../../content/en/desk/moments.ts';
import { stringsIn } from '../../content/strings.ts';
import { EmptyState } from '../../ui/desk/empty-state.tsx';
import { ExportLink } from '../../ui/desk/export-link.tsx';
import { PageHead } from '../../ui/desk/page-head.tsx';
import { Pager } from '../../ui/desk/pager.tsx';
import { PeopleSearch } from '../../ui/desk/people/people-search.tsx';
import { RecordTable } from '../../ui/desk/record-table.tsx';
import type { Route } from './+types/people';
import { deskMeta, exportPath, pathWith } from './desk-meta.ts';
import { requireStaff } from './require-staff.ts';

const path = '/desk/people';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const { searchParams: query } = new URL(request.url);
  const asked = peopleQuery.safeParse(Object.fromEntries(query));
  if (!asked.success) throw data(null, { status: 404 });
  const { show, text, cursor } = asked.data;
  const list = show === 'accounts' ? listAccountsAlone : listPeople;
  const { people, next } = await list(services, { text, cursor });
  const { people: words, kyc } = stringsIn('en').desk;
  const now = services.clock();
  const when = (at: number) => ({ text: shortMoment(at, now, company.hours.timeZone), at });
  const { columns } = words;
  const isSenders = show === 'senders';
  return {
    title: words.title,
    words,
    text,
    show,
    isOwner: staff.role === 'owner',
    options: (['senders', 'accounts'] as const).map((value) => ({ value, title: words.show[value] })),
    columns: [
      { title: columns.person },
      { title: columns.email, isWide: true },
      ...(isSenders ? [{ title: columns.requests }] : []),
      { title: columns.account },
      { title: columns.kyc },
      { title: isSenders ? columns.last : columns.opened },
    ],
    rows: people.map((person) => ({
      id: person.key,
      path: `${path}/${person.key}`,
      cells: [
        [person.name || person.email, person.company].filter(Boolean).join(' · '),
        person.email,
        ...(isSenders ? [person.requests.toLocaleString('en-US')] : []),
        person.account && (person.account.verified ? words.hasAccount : words.unverified),
        person.kyc && kyc.states[person.kyc],
        when(person.lastAt),
      ],
    })),
    csvPath: exportPath('people', { show, text }),
    more: next && pathWith(path, query, { cursor: next }),
    top: cursor ? pathWith(path, query, {}) : null,
    clearPath: text ? pathWith(path, query, { text: '' }) : null,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.title);
}

export default function People({ loaderData }: Route.ComponentProps) {
  const { words, text, show, isOwner, options, columns, rows, more, top, clearPath, csvPath } = loaderData;
  const nobody = more ? words.nothingSoFar : text ? words.nothingFound : words.empty;
  return (
    <div className="desk-page">
      <PageHead heading={words.heading}>
        {isOwner && (
          <Link to={`${path}/deletions`} className="link py-2">
            {words.deletions}
          </Link>
        )}
      </PageHead>
      <PeopleSearch text={text} show={show} options={options} clearPath={clearPath} words={words} />
      {rows.length === 0 ? (
        <EmptyState {...nobody} />
      ) : (
        <RecordTable caption={words.heading} columns={columns} rows={rows} />
      )}
      <Pager more={more} top={top} words={words} />
      {rows.length > 0 && (
        <p className="pt-3 text-[0.875rem] text-muted">
          <ExportLink path={csvPath} label={words.export} />
        </p>
      )}
    </div>
  );
}
