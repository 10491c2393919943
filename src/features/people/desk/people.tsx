import { data, Form, Link } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { formatNumber, joinByDots } from '../../../platform/values/format.ts';
import { FilterSelect, SearchInput } from '../../../ui/desk/controls.tsx';
import { DeskTime } from '../../../ui/desk/desk-time.tsx';
import { EmptyState, PageHead, Pager } from '../../../ui/desk/page-parts.tsx';
import { RecordTable } from '../../../ui/desk/record-table.tsx';
import { requireStaff } from '../../identity/require-staff.ts';
import { kyc } from '../../kyc/strings/en/desk-kyc.ts';
import { deskTitle, exportPath, pathWith } from '../../settings/desk/desk-meta.ts';
import { peopleQuery } from '../people-list.ts';
import { listAccountsAlone, listPeople } from '../server/list-people.ts';
import { people as t } from '../strings/en/people.ts';
import type { Route } from './+types/people';

const path = '/desk/people';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const { searchParams: query } = new URL(request.url);
  const parsed = peopleQuery.safeParse(Object.fromEntries(query));
  if (!parsed.success) throw data(null, { status: 404 });
  const { show, text, cursor } = parsed.data;
  const list = show === 'accounts' ? listAccountsAlone : listPeople;
  const { people, next } = await list(services, { text, cursor });
  return {
    text,
    show,
    people,
    next,
    isOwner: staff.role === 'owner',
    clearPath: text ? pathWith(path, query, { text: '' }) : null,
  };
}

export const meta = deskTitle(t.title);

type Person = Route.ComponentProps['loaderData']['people'][number];

export default function People({ loaderData }: Route.ComponentProps) {
  const { text, show, people, next, isOwner, clearPath } = loaderData;
  const { columns } = t;
  const isSenders = show === 'senders';
  const nobody = next ? t.nothingSoFar : text ? t.nothingFound : t.empty;
  return (
    <div className="desk-page">
      <PageHead heading={t.heading}>
        {isOwner && (
          <Link to={`${path}/deletions`} className="link py-2">
            {t.deletions}
          </Link>
        )}
      </PageHead>
      <Form
        method="get"
        role="search"
        className="flex flex-wrap items-center gap-2 border-b border-hairline pb-3"
      >
        <SearchInput text={text} maxLength={200} aria-label={t.search} placeholder={t.searchHint} />
        <FilterSelect
          name="show"
          label={t.show.label}
          value={show}
          options={(['senders', 'accounts'] as const).map((value) => ({ value, title: t.show[value] }))}
        />
        {clearPath && (
          <Link to={clearPath} className="link px-1 py-2">
            {t.clear}
          </Link>
        )}
      </Form>
      <RecordTable
        caption={t.heading}
        rows={people}
        keyOf={({ key }) => key}
        pathOf={({ key }) => `${path}/${key}`}
        columns={[
          {
            title: columns.person,
            cell: ({ name, email }) => name || email,
            note: ({ company }) => company,
          },
          { title: columns.email, isWide: true, cell: ({ email }) => email },
          ...(isSenders
            ? [
                {
                  title: columns.requests,
                  cell: ({ requests }: Person) => formatNumber(deskLocale, requests),
                },
              ]
            : []),
          {
            title: columns.account,
            cell: ({ account, kyc: state }) =>
              joinByDots([
                account && (account.verified ? t.hasAccount : t.unverified),
                state && `${columns.kyc}: ${kyc.states[state]}`,
              ]),
          },
          {
            title: isSenders ? columns.last : columns.opened,
            cell: ({ lastAt }) => <DeskTime at={lastAt} />,
          },
        ]}
        empty={<EmptyState {...nobody} />}
      />
      <Pager next={next} csv={people.length > 0 && exportPath('people', { show, text })} />
    </div>
  );
}
