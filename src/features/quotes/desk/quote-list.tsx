import { Link, useLocation } from 'react-router';
import { requireStaff } from '#features/identity/require-staff.ts';
import { quoteList as t } from '#features/rates/strings/en/rates.ts';
import { nameOfService, useServiceNames } from '#features/requests/desk/service-names.ts';
import { requestPath } from '#features/requests/lead.ts';
import { dateAt } from '#features/settings/business-hours.ts';
import { deskTitle, pathWith } from '#features/settings/desk/desk-meta.ts';
import { shortDate } from '#features/settings/strings/en/moments.ts';
import { servicesContext } from '#platform/context.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { loadList } from '#platform/lists/load-list.ts';
import { fill, formatNumber, pluralOf } from '#platform/values/format.ts';
import { daysBetween } from '#platform/values/local-time.ts';
import { formatMoney, formatTotals } from '#platform/values/money.ts';
import { LateSign, useDeskClock } from '#ui/desk/desk-time.tsx';
import { ListPage } from '#ui/desk/list-page.tsx';
import { RecordTable } from '#ui/desk/record-table.tsx';
import { type ListedQuote, quoteTabs, sortIn, sortsOf } from '../list.ts';
import { countQuotes, quoteList } from '../server/quote-list.ts';
import { quotes as quoteStrings } from '../strings/en/desk-quotes.ts';
import type { Route } from './+types/quote-list';

const path = '/desk/quotes';

/** Returns the totals by currency of the first option. */
function totalOf({ amounts }: ListedQuote): string {
  return formatTotals(
    deskLocale,
    amounts.map(({ currency, price }) => ({ amount: price, currency })),
  );
}

function marginOf({ amounts }: ListedQuote): string {
  const { margin, noMargin } = t;
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

/** Returns the margin and the number of further options; null without amounts. */
function totalNote(quote: ListedQuote): string | null {
  const { amounts, otherOptions } = quote;
  if (amounts.length === 0) return null;
  const more = otherOptions > 0 ? pluralOf(deskLocale, otherOptions, t.more) : '';
  return [more, marginOf(quote)].filter(Boolean).join(' · ');
}

const laneOf = ({ laneFrom, laneTo }: ListedQuote) =>
  laneFrom || laneTo ? `${laneFrom ?? '?'} → ${laneTo ?? '?'}` : null;

/** Returns the calendar days since a quote was sent or its draft was started. */
function ageOf({ sentAt, begunAt }: ListedQuote, now: number, timeZone: string): string {
  const days = daysBetween(dateAt(sentAt ?? begunAt, timeZone), dateAt(now, timeZone));
  return days === 0 ? t.age.today : pluralOf(deskLocale, days, t.age.days);
}

/** Last day of a quote, which is extended in one step where that is possible. */
function Validity({ id, leadId, state, canExtend, validUntil }: ListedQuote & { validUntil: string }) {
  const date = state === 'expired' ? <LateSign>{shortDate(validUntil)}</LateSign> : shortDate(validUntil);
  if (!canExtend) return date;
  return (
    <>
      {date}{' '}
      <Link
        to={`${requestPath(leadId)}/quote?${new URLSearchParams({ from: id, extend: '7' })}`}
        className="link relative block w-fit text-[0.8125rem]"
      >
        {quoteStrings.section.extend}
      </Link>
    </>
  );
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const list = await loadList(quoteList, services, request);
  return { list, counts: await countQuotes(services, list.query.text) };
}

export const meta = deskTitle(t.title);

export default function Quotes({ loaderData }: Route.ComponentProps) {
  const { list, counts } = loaderData;
  const { text, state, sort } = list.query;
  const { columns } = t;
  const names = useServiceNames();
  const serviceOf = ({ service }: ListedQuote) => nameOfService(names, service) || null;
  const { timeZone, now } = useDeskClock();
  const query = new URLSearchParams(useLocation().search);
  return (
    <ListPage
      heading={t.heading}
      actions={
        // On a wide screen, the rail leads there.
        <>
          <Link to="/desk/quote-templates" className="desk-button lg:hidden">
            {t.templates}
          </Link>
          <Link to="/desk/rates" className="desk-button lg:hidden">
            {t.rates}
          </Link>
        </>
      }
      tabs={{
        label: t.tabs,
        tabs: quoteTabs.map((id) => ({
          id,
          title: t.tabNames[id],
          count: counts[id],
          path: pathWith(path, query, { state: id === 'open' ? '' : id }),
          isCurrent: id === state,
        })),
      }}
      search={{ text, label: t.search, hint: t.searchHint }}
      filters={[
        {
          name: 'sort',
          label: t.sort,
          value: sortIn(state, sort),
          options: sortsOf(state).map((value) => ({ value, title: t.sorts[value] })),
        },
      ]}
      list={list}
      empty={text ? t.nothingFound : t.empty}
      pager={{ more: t.next }}
    >
      <RecordTable
        caption={t.heading}
        rows={list.rows}
        keyOf={({ id }) => id}
        pathOf={({ leadId }) => requestPath(leadId)}
        columns={[
          {
            title: columns.customer,
            cell: ({ name, company, email, reference }) => company || name || email || reference,
            note: ({ name, company, reference, revision }) =>
              [fill(t.revision, { reference, revision }), company && name !== company && name]
                .filter(Boolean)
                .join(' · '),
          },
          {
            title: columns.lane,
            isWide: true,
            cell: (quote) => laneOf(quote) ?? serviceOf(quote),
            note: (quote) => (laneOf(quote) ? serviceOf(quote) : null),
          },
          {
            title: columns.total,
            cell: (quote) => (quote.amounts.length > 0 ? totalOf(quote) : null),
            note: totalNote,
          },
          {
            title: columns.valid,
            cell: (quote) => quote.validUntil && <Validity {...quote} validUntil={quote.validUntil} />,
          },
          {
            title: columns.age,
            cell: (quote) => ageOf(quote, now, timeZone),
            note: ({ sentAt, begunAt, rule }) =>
              [
                fill(sentAt === null ? t.begun : t.sent, {
                  date: shortDate(dateAt(sentAt ?? begunAt, timeZone)),
                }),
                rule && fill(sentAt === null ? t.waitsForRule : t.byRule, rule),
              ]
                .filter(Boolean)
                .join(' · '),
          },
          ...(state !== 'all'
            ? []
            : [{ title: columns.state, cell: (quote: ListedQuote) => quoteStrings.states[quote.state] }]),
        ]}
      />
    </ListPage>
  );
}
