import { requireStaff } from '#features/identity/require-staff.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { span } from '#features/settings/strings/en/moments.ts';
import { servicesContext } from '#platform/context.ts';
import { loadList } from '#platform/lists/load-list.ts';
import { day } from '#platform/values/durations.ts';
import { DeskTime, LateSign, useDeskClock } from '#ui/desk/desk-time.tsx';
import { ListPage } from '#ui/desk/list-page.tsx';
import { RecordTable } from '#ui/desk/record-table.tsx';
import { type ReviewState, reviewStates } from '../kyc-case.ts';
import { caseList, countCases } from '../server/list-cases.ts';
import { kyc as t } from '../strings/en/desk-kyc.ts';
import type { Route } from './+types/kyc-queue';

const path = '/desk/kyc';

/** The party that has to act in each state; null: nobody. */
const waitsFor: Record<ReviewState, 'us' | 'customer' | null> = {
  sent: 'us',
  'in-review': 'us',
  'more-needed': 'customer',
  accepted: null,
  expired: null,
};

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const [list, counts] = await Promise.all([loadList(caseList, services, request), countCases(services.db)]);
  return { list, counts };
}

/** A case that waits for us is late after this. */
const lateAfterMs = 3 * day;

export const meta = deskTitle(t.title);

export default function KycQueue({ loaderData }: Route.ComponentProps) {
  const { list, counts } = loaderData;
  const { state } = list.query;
  const { columns } = t;
  const { now } = useDeskClock();
  const waiting = waitsFor[state];
  return (
    <ListPage
      heading={t.heading}
      tabs={{
        label: t.tabs,
        tabs: reviewStates.map((id) => ({
          id,
          title: t.states[id],
          count: counts[id],
          path: `${path}?state=${id}`,
          isCurrent: id === state,
        })),
      }}
      list={list}
      empty={{
        title: t.empty.title,
        text: t.empty[state],
        next: state === 'sent' ? t.empty.next : undefined,
      }}
    >
      <RecordTable
        caption={t.heading}
        rows={list.rows}
        keyOf={({ id }) => id}
        pathOf={({ id }) => `${path}/${id}`}
        columns={[
          { title: columns.customer, cell: ({ customer }) => customer.name },
          { title: columns.email, isWide: true, cell: ({ customer }) => customer.email || t.noAddress },
          { title: columns.documents, cell: ({ documents }) => documents || null },
          { title: columns.sent, cell: ({ sentAt }) => <DeskTime at={sentAt} /> },
          waiting
            ? {
                title: columns.waiting[waiting],
                cell: ({ sentAt, changedAt }) => {
                  const since = waiting === 'us' ? sentAt : changedAt;
                  const time = <DeskTime at={since} text={span(now - since)} />;
                  return waiting === 'us' && now - since > lateAfterMs ? <LateSign>{time}</LateSign> : time;
                },
              }
            : {
                title: columns.expires,
                cell: ({ expiresAt }) => expiresAt && <DeskTime at={expiresAt} />,
              },
        ]}
      />
    </ListPage>
  );
}
