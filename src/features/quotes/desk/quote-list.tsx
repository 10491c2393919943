import { type RefObject, useRef } from 'react';
import { data, Form, Link } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill, formatNumber, pluralOf } from '../../../platform/values/format.ts';
import { daysBetween } from '../../../platform/values/local-time.ts';
import { formatMoney } from '../../../platform/values/money.ts';
import { FilterSelect, SearchInput } from '../../../ui/desk/controls.tsx';
import { EmptyState, PageHead, Pager } from '../../../ui/desk/page-parts.tsx';
import { RecordTable } from '../../../ui/desk/record-table.tsx';
import { useKeys } from '../../../ui/desk/use-keys.ts';
import { requireStaff } from '../../identity/require-staff.ts';
import { quoteList as quoteListStrings } from '../../rates/strings/en/rates.ts';
import { InboxTabs } from '../../requests/desk/tabs.tsx';
import { requestPath } from '../../requests/lead.ts';
import { labels } from '../../requests/strings/en/labels.ts';
import { isService } from '../../services/service.ts';
import { dateAt } from '../../settings/business-hours.ts';
import { pathWith } from '../../settings/desk/desk-meta.ts';
import { company } from '../../settings/sample-company.ts';
import { shortDate } from '../../settings/strings/en/moments.ts';
import { type ListedQuote, quoteTabs, sortIn, sortsOf } from '../list.ts';
import { quoteFilter, quotePage } from '../list-input.ts';
import { countQuotes, listAllQuotes } from '../server/quote-list.ts';
import { quotes as quotesStrings } from '../strings/en/desk-quotes.ts';
import type { Route } from './+types/quote-list';

const path = '/desk/quotes';

/** Returns the totals by currency of the first option. */
function totalOf({ amounts }: ListedQuote): string {
  return amounts
    .map(({ currency, price }) => formatMoney(deskLocale, { amount: price, currency }))
    .join(' + ');
}

function marginOf({ amounts }: ListedQuote): string {
  const { margin, noMargin } = quoteListStrings;
  if (amounts.every(({ cost }) => cost === null)) return noMargin;
  return amounts
    .map(({ currency, price, cost }) => {
      if (cost === null) return noMargin;
      const amount = formatMoney(deskLocale, { amount: price - cost, currency });
      const share = formatNumber(deskLocale, price === 0 ? 0 : (price - cost) / price, {
        style: 'percent',
        maximumFractionDigits: 1,
      });
      return fill(margin, { amount, share });
    })
    .join(' + ');
}

/** Returns the total over the margin and the number of further options; null without amounts. */
function totalCell(quote: ListedQuote) {
  const { amounts, otherOptions } = quote;
  if (amounts.length === 0) return null;
  const more = otherOptions > 0 ? pluralOf(deskLocale, otherOptions, quoteListStrings.more) : '';
  return { text: totalOf(quote), note: [more, marginOf(quote)].filter(Boolean).join(' · ') };
}

/** Returns a two-line cell, which keeps the table narrow. */
function withNote(text: string | null, note: string | null) {
  return text && note ? { text, note } : text || note;
}

/** Returns the calendar days since a quote was sent or its draft was started. */
function ageOf({ sentAt, begunAt }: ListedQuote, now: number) {
  const t = quoteListStrings;
  const { timeZone } = company.hours;
  const at = sentAt ?? begunAt;
  const days = daysBetween(dateAt(at, timeZone), dateAt(now, timeZone));
  return {
    text: days === 0 ? t.age.today : pluralOf(deskLocale, days, t.age.days),
    note: fill(sentAt === null ? t.begun : t.sent, { date: shortDate(dateAt(at, timeZone)) }),
  };
}

function rowOf(quote: ListedQuote, now: number) {
  const t = quoteListStrings;
  const quotes = quotesStrings;
  const services = labels.services;
  const { reference, revision, name, company: from, service, laneFrom, laneTo } = quote;
  return {
    id: quote.id,
    path: requestPath(quote.leadId),
    cells: [
      fill(t.revision, { reference, revision }),
      from && from !== name ? { text: name || from, note: from } : name || from || null,
      withNote(
        laneFrom || laneTo ? `${laneFrom ?? '?'} → ${laneTo ?? '?'}` : null,
        isService(service) ? services[service] : null,
      ),
      totalCell(quote),
      quote.validUntil && shortDate(quote.validUntil),
      ageOf(quote, now),
      quotes.states[quote.state],
    ],
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const { searchParams: query } = new URL(request.url);
  const filter = quoteFilter.safeParse(Object.fromEntries(query));
  const page = quotePage.safeParse(Object.fromEntries(query));
  if (!filter.success || !page.success) throw data(null, { status: 404 });
  const { state, text } = filter.data;
  const [{ quotes, next }, counts] = await Promise.all([
    listAllQuotes(services, filter.data, page.data),
    countQuotes(services, text),
  ]);
  const t = quoteListStrings;
  const now = services.clock();
  return {
    t,
    text,
    state,
    sort: {
      name: 'sort',
      label: t.sort,
      value: sortIn(state, page.data.sort),
      options: sortsOf(state).map((value) => ({ value, title: t.sorts[value] })),
    },
    tabs: quoteTabs.map((id) => ({
      id,
      title: t.tabNames[id],
      count: counts[id],
      path: pathWith(path, query, { state: id === 'open' ? '' : id }),
      isCurrent: id === state,
    })),
    rows: quotes.map((quote) => rowOf(quote, now)),
    more: next && pathWith(path, query, { cursor: next }),
    top: page.data.cursor ? pathWith(path, query, {}) : null,
  };
}

export { deskMeta as meta } from '../../settings/desk/desk-meta.ts';

/** Binds `j` and `k` to move between lines. */
function useLineKeys(list: RefObject<HTMLElement | null>) {
  const step = (by: number) => () => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const link =
      links[Math.max(0, Math.min(links.length - 1, at < 0 && by < 0 ? links.length - 1 : at + by))];
    link?.focus();
    return link !== undefined;
  };
  useKeys({ j: step(1), k: step(-1) });
}

export default function QuoteList({ loaderData }: Route.ComponentProps) {
  const { t, text, state, sort, tabs, rows, more, top } = loaderData;
  const list = useRef<HTMLDivElement>(null);
  useLineKeys(list);
  const { columns } = t;
  return (
    <div className="desk-page">
      <PageHead heading={t.heading}>
        <Link to="/desk/quote-templates" className="desk-button">
          {t.templates}
        </Link>
        <Link to="/desk/rates" className="desk-button">
          {t.rates}
        </Link>
      </PageHead>
      <InboxTabs tabs={tabs} label={t.tabs} />
      <Form method="get" role="search" className="flex flex-wrap items-center gap-2 py-2">
        {state !== 'open' && <input type="hidden" name="state" value={state} />}
        <SearchInput text={text} aria-label={t.search} placeholder={t.searchHint} />
        <FilterSelect {...sort} />
        <button type="submit" className="desk-button unscripted">
          {t.apply}
        </button>
      </Form>
      <div ref={list}>
        <RecordTable
          caption={t.heading}
          columns={[
            { title: columns.request },
            { title: columns.customer, isCut: true },
            { title: columns.lane, isWide: true },
            { title: columns.total },
            { title: columns.valid },
            { title: columns.age },
            { title: columns.state },
          ]}
          rows={rows}
          empty={<EmptyState {...(text ? t.nothingFound : t.empty)} />}
        />
      </div>
      <Pager more={more} top={top} t={{ more: t.next, top: t.top }} />
    </div>
  );
}
