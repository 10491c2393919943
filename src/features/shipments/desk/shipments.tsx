import { useLocation } from 'react-router';
import { placeName } from '#features/cargo/place.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { deskTitle, pathWith } from '#features/settings/desk/desk-meta.ts';
import { shortMoment } from '#features/settings/strings/en/moments.ts';
import { servicesContext } from '#platform/context.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { loadList } from '#platform/lists/load-list.ts';
import { listIn, pluralOf } from '#platform/values/format.ts';
import { daysBetween, localTimeIn } from '#platform/values/local-time.ts';
import { DueTime, LateSign, useDeskClock } from '#ui/desk/desk-time.tsx';
import { ListPage } from '#ui/desk/list-page.tsx';
import { RecordTable } from '#ui/desk/record-table.tsx';
import { useToday } from '#ui/desk/use-today.ts';
import { deadlineName } from '../deadline-name.ts';
import { laneText } from '../lane-text.ts';
import { shipmentSorts } from '../list.ts';
import { milestoneName } from '../milestone-name.ts';
import { shownTime } from '../progress.ts';
import { countShipments, type ListedShipment, shipmentList } from '../server/list-shipments.ts';
import type { Milestone } from '../shipment.ts';
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
  const [list, counts] = await Promise.all([
    loadList(shipmentList, services, request, ({ state, text, ...query }) => ({
      ...query,
      text,
      // A search covers all states.
      state: state ?? (text ? undefined : 'under-way'),
    })),
    countShipments(services),
  ]);
  return { list: { ...list, rows: list.rows.map(withDeadlineName) }, counts };
}

export const meta = deskTitle(t.title);

export default function Shipments({ loaderData }: Route.ComponentProps) {
  const { list, counts } = loaderData;
  const { text = '', state, sort = 'milestone' } = list.query;
  const query = new URLSearchParams(useLocation().search);
  const { columns } = t;
  const today = useToday();
  const thisYear = Number(today.slice(0, 4));
  return (
    <ListPage
      heading={t.heading}
      tabs={{
        label: t.tabs.label,
        tabs: tabs.map((id) => ({
          id,
          title: t.tabs[id],
          count: id === 'delivered' || id === 'cancelled' ? null : counts[id],
          path: pathWith(path, query, { text: '', state: id === 'under-way' ? '' : id }),
          isCurrent: id === state,
        })),
      }}
      search={{ text, label: t.search, hint: t.searchHint }}
      filters={
        // Due deadlines have their own order.
        state === 'due'
          ? []
          : [
              {
                name: 'sort',
                label: t.sort.label,
                value: sort,
                options: shipmentSorts.map((value) => ({ value, title: t.sort[value] })),
              },
            ]
      }
      list={list}
      empty={text ? t.nothingFound : t.empty[state ?? 'under-way']}
    >
      <RecordTable
        caption={t.heading}
        rows={list.rows}
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
            isWrapped: true,
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
          ...(list.rows.some(hasNotice)
            ? [
                {
                  title: columns.notice,
                  cell: (shipment: Listed) =>
                    hasNotice(shipment) ? <Notice {...shipment} today={today} /> : null,
                  note: ({ deadlineName: name }: Listed) => name,
                },
              ]
            : []),
        ]}
      />
    </ListPage>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

type Listed = Loaded['list']['rows'][number];

const hasNotice = ({ isLate, deadline }: Listed) => isLate || deadline !== null;

/** The days by which the next milestone is late, or else the time of the deadline that is next. */
function Notice({ isLate, dueOn, deadline, isOverdue, today }: Listed & { today: string }) {
  const { now, timeZone } = useDeskClock();
  const days = isLate && dueOn ? daysBetween(dueOn, today) : 0;
  const due = deadline?.dueAt ?? null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {days > 0 && <LateSign>{pluralOf(deskLocale, days, t.lateBy)}</LateSign>}
      {deadline &&
        (due === null ? (
          t.enterTime
        ) : isOverdue ? (
          <DueTime due="overdue" dueAt={due} />
        ) : (
          shortMoment(due, now, timeZone)
        ))}
    </span>
  );
}
