import { data } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { EmptyState, PageHead, Pager } from '../../../ui/desk/page-parts.tsx';
import { RecordTable } from '../../../ui/desk/record-table.tsx';
import { requireStaff } from '../../identity/require-staff.ts';
import { InboxTabs } from '../../requests/desk/tabs.tsx';
import { exportPath, pathWith } from '../../settings/desk/desk-meta.ts';
import { company } from '../../settings/sample-company.ts';
import { shortMoment, span } from '../../settings/strings/en/moments.ts';
import { type ReviewState, reviewStates } from '../kyc-case.ts';
import { caseQueue } from '../kyc-input.ts';
import { countCases, cursorOf, listCases, placeOf } from '../server/list-cases.ts';
import { kyc as kycStrings } from '../strings/en/desk-kyc.ts';
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
  const { db, clock } = context.get(servicesContext);
  const { searchParams: query } = new URL(request.url);
  const parsed = caseQueue.safeParse(Object.fromEntries(query));
  if (!parsed.success) throw data(null, { status: 404 });
  const { state, cursor } = parsed.data;
  const [{ cases, next }, counts] = await Promise.all([
    listCases(db, { state, after: placeOf(cursor) }),
    countCases(db),
  ]);
  const t = kycStrings;
  const now = clock();
  const when = (at: number) => ({ text: shortMoment(at, now, company.hours.timeZone), at });
  const wait = (since: number) => ({ text: span(now - since), at: since });
  const waiting = waitsFor[state];
  const { columns } = t;
  return {
    t,
    state,
    tabs: reviewStates.map((id) => ({
      id,
      title: t.states[id],
      count: counts[id],
      path: pathWith(path, query, { state: id }),
      isCurrent: id === state,
    })),
    columns: [
      { title: columns.customer },
      { title: columns.email, isWide: true },
      { title: columns.documents },
      { title: columns.sent },
      { title: waiting === null ? columns.expires : columns.waiting[waiting] },
    ],
    rows: cases.map(({ id, customer, documents, sentAt, changedAt, expiresAt }) => ({
      id,
      path: `${path}/${id}`,
      cells: [
        customer.name,
        customer.email || t.noAddress,
        documents > 0 ? String(documents) : null,
        when(sentAt),
        waiting ? wait(waiting === 'us' ? sentAt : changedAt) : expiresAt === null ? null : when(expiresAt),
      ],
    })),
    csvPath: exportPath('kyc', { state }),
    more: next && pathWith(path, query, { cursor: cursorOf(next) ?? '' }),
    top: cursor ? pathWith(path, query, {}) : null,
  };
}

export { deskMeta as meta } from '../../settings/desk/desk-meta.ts';

export default function KycQueue({ loaderData }: Route.ComponentProps) {
  const { t, state, tabs, columns, rows, more, top, csvPath } = loaderData;
  return (
    <div className="desk-page">
      <PageHead heading={t.heading} />
      <InboxTabs tabs={tabs} label={t.tabs} />
      <RecordTable
        caption={t.heading}
        columns={columns}
        rows={rows}
        empty={
          <EmptyState
            title={t.empty.title}
            text={t.empty[state]}
            next={state === 'sent' ? t.empty.next : undefined}
          />
        }
      />
      <Pager more={more} top={top} csv={rows.length > 0 && csvPath} t={t} />
    </div>
  );
}
