import { data } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { day } from '../../../platform/values/durations.ts';
import { DeskTime, LateSign, useDeskClock } from '../../../ui/desk/desk-time.tsx';
import { EmptyState, PageHead, Pager } from '../../../ui/desk/page-parts.tsx';
import { RecordTable } from '../../../ui/desk/record-table.tsx';
import { InboxTabs } from '../../../ui/desk/tabs.tsx';
import { requireStaff } from '../../identity/require-staff.ts';
import { deskTitle, exportPath } from '../../settings/desk/desk-meta.ts';
import { span } from '../../settings/strings/en/moments.ts';
import { type ReviewState, reviewStates } from '../kyc-case.ts';
import { caseQueue } from '../kyc-input.ts';
import { countCases, cursorOf, listCases, placeOf } from '../server/list-cases.ts';
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
  const { db } = context.get(servicesContext);
  const parsed = caseQueue.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success) throw data(null, { status: 404 });
  const { state, cursor } = parsed.data;
  const [{ cases, next }, counts] = await Promise.all([
    listCases(db, { state, after: placeOf(cursor) }),
    countCases(db),
  ]);
  return {
    state,
    cases,
    counts,
    next: next && cursorOf(next),
  };
}

/** A case that waits for us is late after this. */
const lateAfterMs = 3 * day;

export const meta = deskTitle(t.title);

export default function KycQueue({ loaderData }: Route.ComponentProps) {
  const { state, cases, counts, next } = loaderData;
  const { columns } = t;
  const { now } = useDeskClock();
  const waiting = waitsFor[state];
  return (
    <div className="desk-page">
      <PageHead heading={t.heading} />
      <InboxTabs
        tabs={reviewStates.map((id) => ({
          id,
          title: t.states[id],
          count: counts[id],
          path: `${path}?state=${id}`,
          isCurrent: id === state,
        }))}
        label={t.tabs}
      />
      <RecordTable
        caption={t.heading}
        rows={cases}
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
        empty={
          <EmptyState
            title={t.empty.title}
            text={t.empty[state]}
            next={state === 'sent' ? t.empty.next : undefined}
          />
        }
      />
      <Pager next={next} csv={cases.length > 0 && exportPath('kyc', { state })} />
    </div>
  );
}
