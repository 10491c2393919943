import { data, Form, Link } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { listIn, pluralOf } from '../../../platform/values/format.ts';
import { daysBetween, localTimeIn } from '../../../platform/values/local-time.ts';
import { SearchInput } from '../../../ui/desk/controls.tsx';
import { EmptyState, PageHead, Pager } from '../../../ui/desk/page-parts.tsx';
import { RecordTable } from '../../../ui/desk/record-table.tsx';
import { useRowSteps } from '../../../ui/desk/use-row-steps.ts';
import { placeName } from '../../cargo/place.ts';
import { requireStaff } from '../../identity/require-staff.ts';
import { InboxTabs } from '../../requests/desk/tabs.tsx';
import { dateAt } from '../../settings/business-hours.ts';
import { exportPath, pathWith } from '../../settings/desk/desk-meta.ts';
import { company } from '../../settings/sample-company.ts';
import { milestoneName } from '../milestone-name.ts';
import { shownTime } from '../progress.ts';
import { countShipments, type ListedShipment, listShipments } from '../server/list-shipments.ts';
import type { Milestone } from '../shipment.ts';
import { shipmentFilter, shipmentPage } from '../shipment-input.ts';
import { shipments as shipmentsStrings } from '../strings/en/shipments.ts';
import { tracking } from '../strings/en/tracking.ts';
import type { Route } from './+types/shipments';

const path = '/desk/shipments';

const tabs = ['under-way', 'late', 'delivered', 'cancelled'] as const;

function cellOf(milestone: Milestone, mode: ListedShipment['mode'], thisYear: number) {
  const time = shownTime(milestone)?.time;
  const note = [placeName(milestone.place), time && localTimeIn(time, deskLocale, thisYear)];
  return { text: milestoneName(tracking, milestone.code, mode), note: note.filter(Boolean).join(' · ') };
}

function rowOf(shipment: ListedShipment, now: number) {
  const t = shipmentsStrings;
  const { id, customer, reference, from, to, references, last, next, dueOn, isLate } = shipment;
  const today = dateAt(now, company.hours.timeZone);
  const thisYear = Number(today.slice(0, 4));
  const days = dueOn ? daysBetween(dueOn, today) : 0;
  return {
    id,
    path: `${path}/${id}`,
    cells: [
      { text: customer || reference, note: reference },
      {
        text: `${placeName(from.text)} → ${placeName(to.text)}`,
        note: listIn(
          deskLocale,
          references.slice(0, 3).map(({ text }) => text),
        ),
      },
      last && cellOf(last, shipment.mode, thisYear),
      next ? cellOf(next, shipment.mode, thisYear) : t.nothingPlanned,
      isLate && days > 0 ? pluralOf(deskLocale, days, t.lateBy) : null,
    ],
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const { searchParams: query } = new URL(request.url);
  const fields = Object.fromEntries(query);
  const [filter, page] = [shipmentFilter.safeParse(fields), shipmentPage.safeParse(fields)];
  if (!filter.success || !page.success) throw data(null, { status: 404 });
  const { text = '' } = filter.data;
  // A search covers all states.
  const state = filter.data.state ?? (text ? undefined : 'under-way');
  const [{ shipments, next }, counts] = await Promise.all([
    listShipments(services, { state, text }, page.data),
    countShipments(services),
  ]);
  const t = shipmentsStrings;
  return {
    t,
    text,
    state: state ?? 'under-way',
    tabs: tabs.map((id) => ({
      id,
      title: t.tabs[id],
      count: id === 'under-way' || id === 'late' ? counts[id] : null,
      path: pathWith(path, new URLSearchParams(), { state: id === 'under-way' ? '' : id }),
      isCurrent: id === state,
    })),
    columns: [
      { title: t.columns.request },
      { title: t.columns.lane, isWide: true },
      { title: t.columns.last },
      { title: t.columns.next },
      { title: t.columns.late },
    ],
    rows: shipments.map((shipment) => rowOf(shipment, services.clock())),
    csvPath: exportPath('shipments', { state, text }),
    more: next && pathWith(path, query, { cursor: next }),
    top: page.data.cursor ? pathWith(path, query, {}) : null,
  };
}

export { deskMeta as meta } from '../../settings/desk/desk-meta.ts';

export default function Shipments({ loaderData }: Route.ComponentProps) {
  const { t, text, state, tabs, columns, rows, more, top, csvPath } = loaderData;
  useRowSteps();
  return (
    <div className="desk-page">
      <PageHead heading={t.heading} />
      <InboxTabs tabs={tabs} label={t.tabs.label} />
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
      </Form>
      <RecordTable
        caption={t.heading}
        columns={columns}
        rows={rows}
        empty={<EmptyState {...(text ? t.nothingFound : t.empty[state])} />}
      />
      <Pager more={more} top={top} csv={rows.length > 0 && csvPath} t={t} />
    </div>
  );
}
