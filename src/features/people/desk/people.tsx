import { data, Form, Link } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { formatNumber } from '../../../platform/values/format.ts';
import { FilterSelect, SearchInput } from '../../../ui/desk/controls.tsx';
import { EmptyState, PageHead, Pager } from '../../../ui/desk/page-parts.tsx';
import { RecordTable } from '../../../ui/desk/record-table.tsx';
import { requireStaff } from '../../identity/require-staff.ts';
import { kyc as kycStrings } from '../../kyc/strings/en/desk-kyc.ts';
import { exportPath, pathWith } from '../../settings/desk/desk-meta.ts';
import { company } from '../../settings/sample-company.ts';
import { shortMoment } from '../../settings/strings/en/moments.ts';
import { peopleQuery } from '../people-list.ts';
import { listAccountsAlone, listPeople } from '../server/list-people.ts';
import { people as peopleStrings } from '../strings/en/people.ts';
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
  const t = peopleStrings;
  const kyc = kycStrings;
  const now = services.clock();
  const when = (at: number) => ({ text: shortMoment(at, now, company.hours.timeZone), at });
  const { columns } = t;
  const isSenders = show === 'senders';
  return {
    t,
    text,
    show,
    isOwner: staff.role === 'owner',
    options: (['senders', 'accounts'] as const).map((value) => ({ value, title: t.show[value] })),
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
        { text: person.name || person.email, note: person.company },
        person.email,
        ...(isSenders ? [formatNumber(deskLocale, person.requests)] : []),
        person.account && (person.account.verified ? t.hasAccount : t.unverified),
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

export { deskMeta as meta } from '../../settings/desk/desk-meta.ts';

export default function People({ loaderData }: Route.ComponentProps) {
  const { t, text, show, isOwner, options, columns, rows, more, top, clearPath, csvPath } = loaderData;
  const nobody = more ? t.nothingSoFar : text ? t.nothingFound : t.empty;
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
        <FilterSelect name="show" label={t.show.label} value={show} options={options} />
        <button type="submit" className="desk-button unscripted">
          {t.apply}
        </button>
        {clearPath && (
          <Link to={clearPath} className="link px-1 py-2">
            {t.clear}
          </Link>
        )}
      </Form>
      <RecordTable caption={t.heading} columns={columns} rows={rows} empty={<EmptyState {...nobody} />} />
      <Pager more={more} top={top} csv={rows.length > 0 && csvPath} t={t} />
    </div>
  );
}
