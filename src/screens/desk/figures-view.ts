import { figures as figuresStrings } from '../../features/figures/strings/en/figures.ts';
import { lostReasons } from '../../features/requests/lead.ts';
import {
  type FiguresQuestion,
  figuresPeriods,
  type LeadFigures,
  noService,
} from '../../features/requests/lead-input.ts';
import { labels } from '../../features/requests/strings/en/labels.ts';
import * as leadsStrings from '../../features/requests/strings/en/leads.ts';
import { services } from '../../features/services/service.ts';
import { company } from '../../features/settings/sample-company.ts';
import { clockTime, describeOpenTime } from '../../features/settings/strings/en/moments.ts';
import { deskLocale, languageTagOf } from '../../platform/i18n/locale.ts';
import { dateTimeFormat, fill, formatNumber, languageName } from '../../platform/values/format.ts';
import { timeIn } from '../../platform/values/moment.ts';

function percent(part: number, total: number): string {
  return total === 0 ? '' : `${Math.round((part / total) * 100)}%`;
}

function dateOf(start: string, options: Intl.DateTimeFormatOptions): string {
  return dateTimeFormat(languageTagOf(deskLocale), { timeZone: 'UTC', ...options }).format(Date.parse(start));
}

export function figuresChoices({ weeks, kind }: FiguresQuestion) {
  const { filter } = figuresStrings;
  return [
    {
      name: 'weeks',
      label: filter.weeks.label,
      value: String(weeks),
      options: figuresPeriods.map((value) => ({ value, title: fill(filter.weeks.last, { count: value }) })),
    },
    {
      name: 'kind',
      label: filter.kind.label,
      value: kind ?? '',
      options: [
        { value: '', title: filter.kind.any },
        ...Object.entries(leadsStrings.kinds).map(([value, title]) => ({ value, title })),
      ],
    },
  ];
}

function glance({ count, answers, outcomes }: LeadFigures, { list, none }: typeof figuresStrings) {
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

/** Returns shares of all requests by week, largest first. */
function shares(
  { weeks, count: all }: LeadFigures,
  parts: { id: string; title: string }[],
  countOf: (week: LeadFigures['weeks'][number], id: string) => number,
) {
  const made = parts.map(({ id, title }) => {
    const counts = weeks.map((week) => countOf(week, id));
    const count = counts.reduce((sum, weekCount) => sum + weekCount, 0);
    return { id, title, count, share: percent(count, all), weeks: counts };
  });
  return made.filter(({ count }) => count > 0).sort((left, right) => right.count - left.count);
}

function scaleOf(parts: { weeks: number[] }[], { scale }: typeof figuresStrings): string {
  return fill(scale, { most: Math.max(...parts.flatMap((part) => part.weeks)) });
}

export function figuresView(figures: LeadFigures) {
  const t = figuresStrings;
  const { weeks, outcomes } = figures;
  const counts = weeks.map(({ count }) => count);
  const byService = shares(
    figures,
    [
      ...services.map((id) => ({ id, title: labels.services[id] })),
      { id: noService, title: t.services.none },
    ],
    (week, id) => (week.services as Record<string, number>)[id] ?? 0,
  );
  const locales = [...new Set(weeks.flatMap((week) => Object.keys(week.locales)))];
  const byLanguage = shares(
    figures,
    locales.map((id) => ({ id, title: languageName(deskLocale, id) })),
    (week, id) => week.locales[id] ?? 0,
  );
  const { opens, closes, timeZone } = company.hours;
  return {
    glance: glance(figures, t),
    how: t.how.map((text) =>
      fill(text, {
        opens: clockTime(opens),
        closes: clockTime(closes),
        zone: timeIn(deskLocale, figures.to, timeZone).zone,
      }),
    ),
    weeks: weeks.map(({ start, count, inTime, late }, index) => ({
      start,
      count,
      /** Percent; null for a week in which nothing was due. */
      inTime: inTime + late > 0 ? (inTime / (inTime + late)) * 100 : null,
      mark: markOf(weeks, index),
    })),
    weeksSummary: fill(t.weeks.summary, { least: Math.min(...counts), most: Math.max(...counts) }),
    byService: { shares: byService, scale: scaleOf(byService, t) },
    byLanguage: { shares: byLanguage, scale: scaleOf(byLanguage, t) },
    numbers: {
      columns: [
        t.weeks.week,
        t.weeks.all,
        t.list.inTime,
        ...[...byService, ...byLanguage].map(({ title }) => title),
      ],
      rows: weeks
        .map(({ start, count, inTime, late }, index) => ({
          id: start,
          cells: [
            dateOf(start, { month: 'short', day: 'numeric', year: 'numeric' }),
            count,
            percent(inTime, inTime + late),
            ...[...byService, ...byLanguage].map((part) => part.weeks[index] ?? 0),
          ],
        }))
        .toReversed(),
    },
    reasons: lostReasons
      .map((reason) => ({
        title: leadsStrings.lostReasons[reason],
        count: outcomes.reasons[reason],
        share: percent(outcomes.reasons[reason], outcomes.lost),
      }))
      .sort((left, right) => right.count - left.count),
  };
}
