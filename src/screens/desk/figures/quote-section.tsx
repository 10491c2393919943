import type { QuoteFigures, QuoteOutcomes } from '#features/quotes/list.ts';
import { quoteFigureStrings as t } from '#features/rates/strings/en/rates.ts';
import { nameOfService, useServiceNames } from '#features/requests/desk/service-names.ts';
import { lostReasons, noService } from '#features/requests/lead.ts';
import { inbox } from '#features/requests/strings/en/inbox.ts';
import * as leadsStrings from '#features/requests/strings/en/leads.ts';
import { describeOpenTime } from '#features/settings/strings/en/moments.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, formatNumber } from '#platform/values/format.ts';
import { formatMoney } from '#platform/values/money.ts';
import { Table } from '#ui/desk/table.tsx';
import { FigureSection } from './figure-section.tsx';

const number = (value: number) => formatNumber(deskLocale, value);
const openTime = (time: number | null) => (time === null ? t.none : describeOpenTime(time));

function share(part: number, total: number): string {
  return total === 0 ? t.none : `${Math.round((part / total) * 100)}%`;
}

const outcomeColumns = [t.quoted, t.won, t.lost, t.winRate];

function outcomeCells({ quoted, won, lost }: QuoteOutcomes): string[] {
  return [number(quoted), number(won), number(lost), share(won, won + lost)];
}

function marginOf({ currency, costedPrice, cost }: QuoteFigures['revenue'][number]): string {
  if (costedPrice === 0) return t.none;
  const margin = costedPrice - cost;
  return `${formatMoney(deskLocale, { amount: margin, currency })} (${share(margin, costedPrice)})`;
}

interface TableProps {
  id: string;
  title: string;
  columns: string[];
  rows: { id: string; cells: string[] }[];
  note?: string;
}

/** Table whose first cells name the lines. */
function FigureTable({ id, title, columns, rows, note }: TableProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="text-[1rem]">
        {title}
      </h3>
      <div className="overflow-x-auto">
        <Table
          columns={columns}
          rows={rows}
          className="mt-1 w-full normal-nums [&_:is(th,td)+*]:pl-4 [&_:is(th,td)+*]:text-right [&_td]:sm:whitespace-nowrap [&_tbody_th]:wrap-anywhere"
        />
      </div>
      {note && <p className="mt-1 text-[0.8125rem] text-muted">{note}</p>}
    </section>
  );
}

interface QuoteSectionProps {
  figures: QuoteFigures;
  staff: { id: string; name: string }[];
}

export function QuoteSection({ figures, staff }: QuoteSectionProps) {
  const { owners, customers, quoted, won, lost, timeToQuote, revenue, lanes, services, reasons, byRule } =
    figures;
  const names = useServiceNames();
  const glance = [
    {
      label: t.quoted,
      value: number(quoted),
      ...(byRule.sent > 0 && {
        note: fill(t.byRule, { count: number(byRule.sent), accepted: number(byRule.accepted) }),
      }),
    },
    { label: t.won, value: number(won) },
    { label: t.lost, value: number(lost) },
    { label: t.winRate, value: share(won, won + lost), note: t.winRateNote },
    { label: t.median, value: openTime(timeToQuote.median), note: t.openingHours },
    { label: t.ninetieth, value: openTime(timeToQuote.ninetieth), note: t.openingHours },
  ];
  const namedReasons = lostReasons
    .filter((reason) => reasons[reason] > 0)
    .toSorted((left, right) => reasons[right] - reasons[left]);
  return (
    <FigureSection id="quotes" title={t.title} text={t.text} figures={glance}>
      <div className="gap-x-12 *:mb-8 *:break-inside-avoid xl:columns-2">
        {revenue.length > 0 ? (
          <FigureTable
            id="quote-revenue"
            title={t.revenue.title}
            columns={[t.revenue.currency, t.revenue.count, t.revenue.price, t.revenue.margin]}
            rows={revenue.map((line) => ({
              id: line.currency,
              cells: [
                line.currency,
                number(line.count),
                formatMoney(deskLocale, { amount: line.price, currency: line.currency }),
                marginOf(line),
              ],
            }))}
            note={t.revenue.note}
          />
        ) : (
          <p className="text-muted">{t.revenue.none}</p>
        )}
        {namedReasons.length > 0 && (
          <FigureTable
            id="quote-reasons"
            title={t.reasons.title}
            columns={[t.reasons.reason, t.reasons.count]}
            rows={namedReasons.map((reason) => ({
              id: reason,
              cells: [leadsStrings.lostReasons[reason], number(reasons[reason])],
            }))}
          />
        )}
        {lanes.length > 0 && (
          <FigureTable
            id="quote-lanes"
            title={t.lanes.title}
            columns={[t.lanes.lane, ...outcomeColumns]}
            rows={lanes.map(({ from, to, ...outcomes }) => ({
              id: `${from} ${to}`,
              cells: [`${from} → ${to}`, ...outcomeCells(outcomes)],
            }))}
          />
        )}
        {services.length > 0 && (
          <FigureTable
            id="quote-services"
            title={t.services.title}
            columns={[t.services.service, ...outcomeColumns]}
            rows={services.map(({ service, ...outcomes }) => ({
              id: service,
              cells: [
                service === noService ? t.services.none : nameOfService(names, service),
                ...outcomeCells(outcomes),
              ],
            }))}
          />
        )}
        {owners.length > 0 && (
          <FigureTable
            id="quote-owners"
            title={t.owners.title}
            columns={[t.owners.owner, ...outcomeColumns]}
            rows={owners.map(({ ownerId, name, ...outcomes }) => ({
              id: ownerId,
              cells: [
                ownerId === ''
                  ? inbox.nobody
                  : (staff.find(({ id }) => id === ownerId)?.name ??
                    (name ? fill(t.owners.former, { name }) : inbox.left)),
                ...outcomeCells(outcomes),
              ],
            }))}
            note={t.owners.note}
          />
        )}
        {customers.length > 0 && (
          <FigureTable
            id="quote-customers"
            title={t.customers.title}
            columns={[t.customers.customer, ...outcomeColumns]}
            rows={customers.map(({ customer, ...outcomes }) => ({
              id: customer,
              cells: [customer, ...outcomeCells(outcomes)],
            }))}
          />
        )}
      </div>
    </FigureSection>
  );
}
