import { figures as t } from '#features/figures/strings/en/figures.ts';
import { nameOfService, useServiceNames } from '#features/requests/desk/service-names.ts';
import { lostReasons, noService } from '#features/requests/lead.ts';
import type { LeadFigures } from '#features/requests/lead-input.ts';
import * as leadsStrings from '#features/requests/strings/en/leads.ts';
import { clockTime, describeOpenTime } from '#features/settings/strings/en/moments.ts';
import type { Company } from '#platform/company.ts';
import { deskLocale, languageTagOf } from '#platform/i18n/locale.ts';
import { dateTimeFormat, fill, formatNumber } from '#platform/values/format.ts';
import { languageName } from '#platform/values/language-name.ts';
import { timeIn } from '#platform/values/moment.ts';
import { usualHours } from '#platform/values/usual-hours.ts';
import { ChartLine, ChartNumbers, FigureList, isWorthDrawing } from '#ui/desk/charts.tsx';
import { Table } from '#ui/desk/table.tsx';

function percent(part: number, total: number): string {
  return total === 0 ? '' : `${Math.round((part / total) * 100)}%`;
}

function dateOf(start: string, options: Intl.DateTimeFormatOptions): string {
  return dateTimeFormat(languageTagOf(deskLocale), { timeZone: 'UTC', ...options }).format(Date.parse(start));
}

function glanceOf({ count, answers, outcomes }: LeadFigures) {
  const { list, none } = t;
  const { inTime, late, median, ninetieth } = answers;
  const judged = inTime + late;
  const within = (time: number | null) => (time === null ? none : describeOpenTime(time));
  const outcome = (part: number) => ({
    value: formatNumber(deskLocale, part),
    note: fill(list.ofAll, { share: percent(part, count) }),
  });
  return [
    { label: list.count, value: formatNumber(deskLocale, count) },
    {
      label: list.inTime,
      value: percent(inTime, judged) || none,
      note: fill(list.inTimeOf, {
        part: formatNumber(deskLocale, inTime),
        whole: formatNumber(deskLocale, judged),
      }),
    },
    { label: list.median, value: within(median), note: list.openingHours },
    { label: list.ninetieth, value: within(ninetieth), note: list.openingHours },
    { label: list.won, ...outcome(outcomes.won) },
    { label: list.lost, ...outcome(outcomes.lost) },
  ];
}

/** Labels a week with its date when there are few weeks, else only where a month starts. */
function markOf(weeks: LeadFigures['weeks'], index: number): string {
  const start = weeks[index]?.start ?? '';
  if (weeks.length <= 4) return dateOf(start, { month: 'short', day: 'numeric' });
  const before = weeks[index - 1]?.start ?? start;
  return before.slice(0, 7) === start.slice(0, 7) ? '' : dateOf(start, { month: 'short' });
}

/** Part of all requests, with its count by week. */
interface Share {
  id: string;
  title: string;
  count: number;
  share: string;
  weeks: number[];
}

/** Returns the shares of all requests, largest first. */
function sharesBy(
  { weeks, count: all }: LeadFigures,
  name: 'services' | 'locales',
  titleOf: (id: string) => string,
  order: readonly string[] = [],
): Share[] {
  const counted = weeks.map((week): Record<string, number> => week[name]);
  const ids = [...new Set(counted.flatMap((counts) => Object.keys(counts)))].toSorted(
    (left, right) => order.indexOf(left) - order.indexOf(right),
  );
  return ids
    .map((id) => {
      const counts = counted.map((week) => week[id] ?? 0);
      const count = counts.reduce((sum, weekCount) => sum + weekCount, 0);
      return { id, title: titleOf(id), count, share: percent(count, all), weeks: counts };
    })
    .toSorted((left, right) => right.count - left.count);
}

/** Returns the largest count of a week. */
function mostOf(shares: Share[]): number {
  return Math.max(...shares.flatMap(({ weeks }) => weeks));
}

function areWorthDrawing(shares: Share[]): boolean {
  return isWorthDrawing(shares[0]?.weeks.length ?? 0, mostOf(shares));
}

/** Shares with their counts; small charts on one scale where there is something to draw, otherwise a list. */
function ShareCharts({ id, title, shares }: { id: string; title: string; shares: Share[] }) {
  if (shares.length === 0) return null;
  const most = mostOf(shares);
  const isDrawn = areWorthDrawing(shares);
  return (
    <section aria-labelledby={id} className={isDrawn ? 'col-span-full' : ''}>
      <h2 id={id}>{title}</h2>
      {isDrawn && <p className="text-[0.875rem] text-muted">{fill(t.scale, { most })}</p>}
      <ul
        className={
          isDrawn
            ? 'mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4'
            : 'mt-2 divide-y divide-hairline border-y border-hairline *:py-1.5'
        }
      >
        {shares.map((part) => (
          <li key={part.id}>
            <p className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 font-medium text-strong">{part.title}</span>
              <span className="shrink-0">
                <span className="font-medium text-strong">{part.count}</span>{' '}
                <span className="inline-block w-9 text-right text-[0.8125rem] text-muted">{part.share}</span>
              </span>
            </p>
            {isDrawn && (
              <div className="mt-2.5 border-b border-hairline px-1">
                <ChartLine values={part.weeks} most={most} isLastOpen className="h-10" />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const width = 100;
/** Bars of fewer requests show no more than their numbers. */
const leastBar = 8;

function ReasonBar({ count, most }: { count: number; most: number }) {
  return (
    <span className="flex items-center gap-3">
      <svg aria-hidden="true" viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" className="h-3 w-0 grow">
        <rect width={(count / most) * width} height={10} className="fill-deep dark:fill-fog" />
      </svg>
      <span className="w-10 text-right font-medium text-strong">{count}</span>
    </span>
  );
}

/** Reasons of lost requests, most frequent first. */
function ReasonTable({ reasons, lost }: LeadFigures['outcomes']) {
  const most = Math.max(1, ...Object.values(reasons));
  const sorted = lostReasons.toSorted((left, right) => reasons[right] - reasons[left]);
  return (
    <section aria-labelledby="reasons" className="mt-9 max-w-[44rem]">
      <h2 id="reasons" className="mb-2">
        {t.reasons.title}
      </h2>
      <Table
        caption={t.reasons.title}
        columns={[t.reasons.reason, t.reasons.count, t.reasons.share]}
        rows={sorted.map((reason) => ({
          id: reason,
          cells: [
            leadsStrings.lostReasons[reason],
            <ReasonBar key="count" count={reasons[reason]} most={most} />,
            percent(reasons[reason], lost),
          ],
        }))}
        className="w-full [&_tbody_th]:pr-4 [&_td]:w-1/2 [&_td]:min-w-16 [&_td:last-child]:w-16 [&_td:last-child]:text-right [&_td:last-child]:text-[0.8125rem] [&_td:last-child]:text-muted [&_thead]:sr-only"
      />
    </section>
  );
}

/** Returns the reasons of lost requests as shares, most frequent first. */
function reasonShares({ reasons, lost }: LeadFigures['outcomes']): Share[] {
  return lostReasons
    .filter((reason) => reasons[reason] > 0)
    .toSorted((left, right) => reasons[right] - reasons[left])
    .map((reason) => ({
      id: reason,
      title: leadsStrings.lostReasons[reason],
      count: reasons[reason],
      share: percent(reasons[reason], lost),
      weeks: [],
    }));
}

interface LeadSectionProps {
  figures: LeadFigures;
  hours: Company['hours'];
}

export function LeadSection({ figures, hours }: LeadSectionProps) {
  const [opens, closes] = usualHours(hours);
  const { weeks, outcomes, to } = figures;
  const names = useServiceNames();
  const byService = sharesBy(
    figures,
    'services',
    (id) => (id === noService ? t.services.none : nameOfService(names, id)),
    Object.keys(names),
  );
  const byLanguage = sharesBy(figures, 'locales', (id) => languageName(deskLocale, id));
  const parts = [...byService, ...byLanguage];
  const hasBars = Math.max(...Object.values(outcomes.reasons)) >= leastBar;
  return (
    <div>
      <div className="py-5">
        <FigureList figures={glanceOf(figures)} label={t.list.title} isRow />
      </div>
      <WeekCharts weeks={weeks} />
      <ChartNumbers
        title={t.numbers.title}
        show={t.numbers.show}
        columns={[t.weeks.week, t.weeks.all, t.list.inTime, ...parts.map(({ title }) => title)]}
        rows={weeks
          .map(({ start, count, inTime, late }, index) => ({
            id: start,
            cells: [
              dateOf(start, { month: 'short', day: 'numeric', year: 'numeric' }),
              count,
              percent(inTime, inTime + late),
              ...parts.map((part) => part.weeks[index] ?? 0),
            ],
          }))
          .toReversed()}
      />
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-3">
        <ShareCharts id="services" title={t.services.title} shares={byService} />
        <ShareCharts id="locales" title={t.locales.title} shares={byLanguage} />
        {!hasBars && <ShareCharts id="reasons" title={t.reasons.title} shares={reasonShares(outcomes)} />}
      </div>
      {hasBars && <ReasonTable {...outcomes} />}
      <div className="mt-9 max-w-[72ch] space-y-1 text-[0.875rem] text-muted">
        {t.how.map((text) => (
          <p key={text}>
            {fill(text, {
              opens: clockTime(opens),
              closes: clockTime(closes),
              zone: timeIn(deskLocale, to, hours.timeZone).zone,
            })}
          </p>
        ))}
      </div>
    </div>
  );
}

interface WeekChartProps {
  id: string;
  title: string;
  text: string;
  values: (number | null)[];
  most: number;
  scale: string[];
  target?: number;
  weeks: LeadFigures['weeks'];
}

/** Chart of a weekly figure; its numbers are in the table below and, in short, in its text. */
function WeekChart({ id, title, text, weeks, ...chart }: WeekChartProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id}>{title}</h2>
      <p className="text-[0.875rem] text-muted">{text}</p>
      <div aria-hidden="true" className="mt-5">
        <ChartLine {...chart} lines={[0, chart.most]} isLastOpen className="h-28" />
        <div className="mt-2 ml-11 grid min-h-5 auto-cols-fr grid-flow-col text-center text-[0.75rem] leading-tight text-muted">
          {weeks.map(({ start }, index) => (
            <span key={start} className="flex justify-center whitespace-nowrap">
              <span>{markOf(weeks, index)}</span>
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}

/** A difference of one request is drawn as a small one. */
const leastTop = 4;

function WeekCharts({ weeks }: Pick<LeadFigures, 'weeks'>) {
  const counts = weeks.map(({ count }) => count);
  const most = Math.max(...counts);
  const top = Math.max(most, leastTop);
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <WeekChart
        id="weeks"
        title={t.weeks.title}
        text={fill(t.weeks.summary, { least: Math.min(...counts), most })}
        weeks={weeks}
        values={counts}
        most={top}
        scale={[String(top), '0']}
      />
      <WeekChart
        id="in-time"
        title={t.inTime.title}
        text={t.inTime.text}
        weeks={weeks}
        values={weeks.map(({ inTime, late }) =>
          inTime + late > 0 ? (inTime / (inTime + late)) * 100 : null,
        )}
        most={100}
        target={100}
        scale={['100%', '50%', '0%']}
      />
    </div>
  );
}
