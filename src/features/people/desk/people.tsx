import { Link } from 'react-router';
import { requireStaff } from '#features/identity/require-staff.ts';
import { kyc } from '#features/kyc/strings/en/desk-kyc.ts';
import { stages } from '#features/requests/strings/en/leads.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { servicesContext } from '#platform/context.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { loadList } from '#platform/lists/load-list.ts';
import { formatNumber, joinByDots } from '#platform/values/format.ts';
import { DeskTime } from '#ui/desk/desk-time.tsx';
import { ListPage } from '#ui/desk/list-page.tsx';
import { RecordTable } from '#ui/desk/record-table.tsx';
import { peopleList } from '../server/list-people.ts';
import { people as t } from '../strings/en/people.ts';
import type { Route } from './+types/people';

const path = '/desk/people';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = await requireStaff(request, context, { role: 'agent' });
  const list = await loadList(peopleList, context.get(servicesContext), request);
  return { list, isOwner: staff.role === 'owner' };
}

export const meta = deskTitle(t.title);

type Person = Route.ComponentProps['loaderData']['list']['rows'][number];

export default function People({ loaderData }: Route.ComponentProps) {
  const { list, isOwner } = loaderData;
  const { text, show } = list.query;
  const { columns } = t;
  const isSenders = show === 'senders';
  const empty = list.next ? t.nothingSoFar : text ? t.nothingFound : t.empty;
  return (
    <ListPage
      heading={t.heading}
      actions={
        // On a wide screen, the rail leads there.
        <>
          <Link to="/desk/kyc" className="desk-button lg:hidden">
            {kyc.title}
          </Link>
          {isOwner && (
            <Link to={`${path}/deletions`} className="link py-2">
              {t.deletions}
            </Link>
          )}
        </>
      }
      search={{ text, label: t.search, hint: t.searchHint }}
      filters={[
        {
          name: 'show',
          label: t.show.label,
          value: show,
          options: (['senders', 'accounts'] as const).map((value) => ({ value, title: t.show[value] })),
        },
      ]}
      list={list}
      empty={empty}
    >
      <RecordTable
        caption={t.heading}
        rows={list.rows}
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
                  isAmount: true,
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
            note: ({ stage }) => stage && stages[stage],
          },
        ]}
      />
    </ListPage>
  );
}
