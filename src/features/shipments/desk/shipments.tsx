import { data, Form, Link } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { listIn, pluralOf } from '../../../platform/values/format.ts';
import { daysBetween, localTimeIn } from '../../../platform/values/local-time.ts';
import { SearchInput } from '../../../ui/desk/controls.tsx';
import { DueTime, LateSign, useDeskClock } from '../../../ui/desk/desk-time.tsx';
import { EmptyState, PageHead, Pager } from '../../../ui/desk/page-parts.tsx';
import { RecordTable } from '../../../ui/desk/record-table.tsx';
import { InboxTabs } from '../../../ui/desk/tabs.tsx';
import { useRowSteps } from '../../../ui/desk/use-row-steps.ts';
import { useToday } from '../../../ui/desk/use-today.ts';
import { placeName } from '../../cargo/place.ts';
import { requireStaff } from '../../identity/require-staff.ts';
import { deskTitle, exportPath } from '../../settings/desk/desk-meta.ts';
import { shortMoment } from '../../settings/strings/en/moments.ts';
import { deadlineName } from '../deadline-name.ts';
import { laneText } from '../lane-text.ts';
import { milestoneName } from '../milestone-name.ts';
import { shownTime } from '../progress.ts';
import { countShipments, type ListedShipment, listShipments } from '../server/list-shipments.ts';
import type { Milestone } from '../shipment.ts';
import { shipmentFilter, shipmentPage } from '../shipment-input.ts';
import { shipments as t } from '../strings/en/shipments.ts';
import { tracking } from '../strings/en/tracking.ts';
import type { Route } from './+types/shipments';

const path = '/desk/shipments';

const tabs = ['due', 'under-way', 'late', 'delivered', 'cancelled'] as const;

function milestoneNote(milestone: Milestone, thisYear: number): string {
  const time = shownTime(milestone)?.time;
  const parts = [placeName(milestone.place), time && localTimeIn(time, deskLocale, thisYear)];
  return parts.filter(Boolean).join(' · ');
}

function withDeadlineName(shipment: ListedShipment) {
  const { deadline, mode } = shipment;
  return { ...shipment, deadlineName: deadline && deadlineName(deadline, mode) };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const fields = Object.fromEntries(new URL(request.url).searchParams);
  const [filter, page] = [shipmentFilter.safeParse(fields), shipmentPage.safeParse(fields)];
  if (!filter.success || !page.success) throw data(null, { status: 404 });
  const { text = '' } = filter.data;
  // A search covers all states.
  const state = filter.data.state ?? (text ? undefined : 'under-way');
  const [{ shipments, next }, counts] = await Promise.all([
    listShipments(services, { state, text }, page.data),
    countShipments(services),
  ]);
  const sort = page.data.sort ?? 'milestone';
  return { text, state, sort, counts, shipments: shipments.map(withDeadlineName), next };
}

export const meta = deskTitle(t.title);

export default function Shipments({ loaderData }: Route.ComponentProps) {
  const { text, state, sort, counts, shipments, next } = loaderData;
  const { columns } = t;
  const today = useToday();
  const thisYear = Number(today.slice(0, 4));
  const { now, timeZone } = useDeskClock();
  useRowSteps();
  return (
    <div className="desk-page">
      <PageHead heading={t.heading} />
      <InboxTabs
        tabs={tabs.map((id) => ({
          id,
          title: t.tabs[id],
          count: id === 'delivered' || id === 'cancelled' ? null : counts[id],
          path: id === 'under-way' ? path : `${path}?state=${id}`,
          isCurrent: id === state,
        }))}
        label={t.tabs.label}
      />
      <Form
        method="get"
        role="search"
        className="flex flex-wrap items-center gap-2 border-b border-hairline py-3"
      >
        <SearchInput text={text} maxLength={200} aria-label={t.search} placeholder={t.searchHint} />
        <button type="submit" className="desk-button">
          {t.apply}
        </button>
        {text && (
          <Link to={path} className="link px-1 py-2">
            {t.clear}
          </Link>
        )}
        {state !== 'due' && <SortLink state={state} text={text} sort={sort} />}
      </Form>
      <RecordTable
        caption={t.heading}
        rows={shipments}
        keyOf={({ id }) => id}
        pathOf={({ id }) => `${path}/${id}`}
        columns={[
          {
            title: columns.request,
            cell: ({ customer, reference }) => customer || reference,
            note: ({ reference }) => reference,
          },
          {
            title: columns.lane,
            isWide: true,
            cell: ({ from, to }) => laneText(placeName(from.text), placeName(to.text), t.unknown),
            note: ({ references }) =>
              listIn(
                deskLocale,
                references.slice(0, 3).map((reference) => reference.text),
              ),
          },
          {
            title: columns.last,
            cell: ({ last, mode }) => last && milestoneName(tracking, last.code, mode),
            note: ({ last }) => last && milestoneNote(last, thisYear),
          },
          {
            title: columns.next,
            cell: (shipment) =>
              shipment.next ? milestoneName(tracking, shipment.next.code, shipment.mode) : t.nothingPlanned,
            note: (shipment) => shipment.next && milestoneNote(shipment.next, thisYear),
          },
          {
            title: columns.deadline,
            cell: ({ deadline, isOverdue }) =>
              deadline &&
              (isOverdue && deadline.dueAt !== null ? (
                <DueTime due="overdue" dueAt={deadline.dueAt} />
              ) : deadline.dueAt === null ? (
                t.enterTime
              ) : (
                shortMoment(deadline.dueAt, now, timeZone)
              )),
            note: ({ deadlineName: name }) => name,
          },
          {
            title: columns.late,
            cell: ({ isLate, dueOn }) => {
              const days = dueOn ? daysBetween(dueOn, today) : 0;
              return isLate && days > 0 ? <LateSign>{pluralOf(deskLocale, days, t.lateBy)}</LateSign> : null;
            },
          },
        ]}
        empty={<EmptyState {...(text ? t.nothingFound : t.empty[state ?? 'under-way'])} />}
      />
      <Pager next={next} csv={shipments.length > 0 && exportPath('shipments', { state, text })} />
    </div>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

/** Link to the same list in the other order. */
function SortLink({ state, text, sort }: Pick<Loaded, 'state' | 'text' | 'sort'>) {
  const other = sort === 'deadline' ? 'milestone' : 'deadline';
  const fields = { ...(state && { state }), ...(text && { text }), sort: other };
  return (
    <Link to={`${path}?${new URLSearchParams(fields)}`} className="link ml-auto px-1 py-2">
      {t.sort[other]}
    </Link>
  );
}
