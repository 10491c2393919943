import Search from 'lucide-react/icons/search';
import { useRef } from 'react';
import { data, Form, Link, useSubmit } from 'react-router';
import { formatNumber } from '../../../contract/format.ts';
import { deskLocale } from '../../../contract/locale.ts';
import { peopleQuery } from '../../../contract/people-list.ts';
import { servicesContext } from '../../../server/context.ts';
import { listAccountsAlone, listPeople } from '../../../server/people/list-people.ts';
import { company } from '../../content/company.ts';
import { shortMoment } from '../../content/en/desk/moments.ts';
import { type DeskStrings, desk } from '../../content/en/desk.ts';
import { EmptyState, ExportLink, PageHead, Pager } from '../../ui/desk/page-parts.tsx';
import { RecordTable } from '../../ui/desk/record-table.tsx';
import { useKeys } from '../../ui/desk/use-keys.ts';
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
  const { people: t, kyc } = desk;
  const now = services.clock();
  const when = (at: number) => ({ text: shortMoment(at, now, company.hours.timeZone), at });
  const { columns } = t;
  const isSenders = show === 'senders';
  return {
    title: t.title,
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
        [person.name || person.email, person.company].filter(Boolean).join(' · '),
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

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.title);
}

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
      <PeopleSearch text={text} show={show} options={options} clearPath={clearPath} t={t} />
      {rows.length === 0 ? (
        <EmptyState {...nobody} />
      ) : (
        <RecordTable caption={t.heading} columns={columns} rows={rows} />
      )}
      <Pager more={more} top={top} t={t} />
      {rows.length > 0 && (
        <p className="pt-3 text-[0.875rem] text-muted">
          <ExportLink path={csvPath} label={t.export} />
        </p>
      )}
    </div>
  );
}

interface PeopleSearchProps {
  text: string;
  show: string;
  options: { value: string; title: string }[];
  clearPath: string | null;
  t: DeskStrings['people'];
}

/** The search for people, as a form whose answers are the page's address; `/` goes there. */
function PeopleSearch({ text, show, options, clearPath, t }: PeopleSearchProps) {
  const submit = useSubmit();
  const search = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => search.current?.focus() });
  return (
    <Form
      method="get"
      role="search"
      className="flex flex-wrap items-center gap-2 border-b border-hairline pb-3"
    >
      <span className="relative min-w-48 grow basis-56">
        <Search size={17} aria-hidden className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
        <input
          key={text}
          ref={search}
          type="search"
          name="text"
          maxLength={200}
          defaultValue={text}
          aria-label={t.search}
          placeholder={t.searchHint}
          className="desk-input pl-9"
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
      </span>
      <select
        key={show}
        name="show"
        defaultValue={show}
        aria-label={t.show.label}
        className="desk-input w-auto max-w-full"
        onChange={(event) => submit(event.currentTarget.form)}
      >
        {options.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
      <button type="submit" className="desk-button unscripted">
        {t.apply}
      </button>
      {clearPath && (
        <Link to={clearPath} className="link px-1 py-2">
          {t.clear}
        </Link>
      )}
    </Form>
  );
}
