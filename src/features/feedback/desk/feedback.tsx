import { feedback as t } from '#features/figures/strings/en/figures.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { servicesContext } from '#platform/context.ts';
import { deskLocale, languageTagOf } from '#platform/i18n/locale.ts';
import { loadList } from '#platform/lists/load-list.ts';
import { dateTimeFormat, fill, formatNumber } from '#platform/values/format.ts';
import { languageName } from '#platform/values/language-name.ts';
import { ChartLine, ChartNumbers, FigureList } from '#ui/desk/charts.tsx';
import { DeskTime } from '#ui/desk/desk-time.tsx';
import { ListPage } from '#ui/desk/list-page.tsx';
import { ratings, ratingWordOf } from '../feedback.ts';
import type { FeedbackFigures } from '../feedback-list.ts';
import { countFeedback, feedbackFigures, feedbackList } from '../server/list-feedback.ts';
import type { Route } from './+types/feedback';

const path = '/desk/feedback';

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function monthsOf({ months }: FeedbackFigures) {
  const format = (options: Intl.DateTimeFormatOptions, month: string) =>
    dateTimeFormat(languageTagOf(deskLocale), { timeZone: 'UTC', ...options }).format(
      Date.parse(`${month}-01`),
    );
  return months.map(({ month, ...rest }) => ({
    month: format({ month: 'long', year: 'numeric' }, month),
    short: format({ month: 'short' }, month),
    ...rest,
  }));
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const { db, clock } = services;
  const [list, counts, figures] = await Promise.all([
    loadList(feedbackList, services, request),
    countFeedback(db),
    feedbackFigures(db, clock(), currentSettings().company.hours.timeZone),
  ]);
  return { list, counts, figures };
}

export const meta = deskTitle(t.title);

type Listed = Route.ComponentProps['loaderData']['list']['rows'];

function FeedbackRows({ rows }: { rows: Listed }) {
  return (
    <ol aria-label={t.heading}>
      {rows.map(({ id, reference, name, rating, comments, locale, receivedAt }) => (
        <li
          key={id}
          className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-b border-hairline py-3 sm:grid-cols-[7rem_minmax(0,1fr)]"
        >
          <p className="leading-tight">
            <span className="tabular text-[1.375rem] font-semibold text-strong">{rating}</span>{' '}
            <span className="text-[0.8125rem] text-muted">{t.figures.outOf}</span>
            <span className="block text-[0.8125rem] font-medium">{t.ratings[ratingWordOf(rating)]}</span>
          </p>
          <div className="min-w-0">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 font-medium break-words text-strong">{name || t.nobody}</span>
              <span className="tabular text-[0.8125rem] text-muted">
                {reference} · {languageName(deskLocale, locale)} · <DeskTime at={receivedAt} />
              </span>
            </p>
            <p className="mt-0.5 max-w-[80ch] break-words whitespace-pre-line">
              {comments || <span className="text-muted">{t.noComment}</span>}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export default function FeedbackPage({ loaderData }: Route.ComponentProps) {
  const { list, counts, figures } = loaderData;
  const { folder, from, to } = list.query;
  const isFiltered = from > 1 || to < ratings.length;
  const options = (title: string, values: readonly number[]) =>
    values.map((rating) => ({ value: String(rating), title: fill(title, { rating }) }));
  return (
    <ListPage
      heading={t.heading}
      tabs={{
        label: t.folders,
        tabs: (['inbox', 'spam'] as const).map((id) => ({
          id,
          title: t[id],
          count: counts[id],
          path: id === 'inbox' ? path : `${path}?folder=${id}`,
          isCurrent: id === folder,
        })),
      }}
      intro={
        figures.count > 0 &&
        folder === 'inbox' && (
          <div className="grid gap-x-12 gap-y-6 border-b border-hairline py-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
            <FeedbackFigureList {...figures} />
            <MonthChart {...figures} />
          </div>
        )
      }
      filters={
        list.rows.length === 0 && !isFiltered
          ? []
          : [
              { name: 'from', label: t.lowest, value: String(from), options: options(t.from, ratings) },
              {
                name: 'to',
                label: t.highest,
                value: String(to),
                options: options(t.to, ratings.toReversed()),
              },
            ]
      }
      list={list}
      empty={{
        title: t.empty.title,
        text: isFiltered ? t.empty.filtered : t.empty[folder],
        next: isFiltered || folder === 'spam' ? undefined : t.empty.next,
      }}
      pager={{ more: t.more, top: t.top }}
    >
      <FeedbackRows rows={list.rows} />
    </ListPage>
  );
}

function FeedbackFigureList({ average, count, share }: FeedbackFigures) {
  return (
    <FigureList
      label={t.figures.title}
      figures={[
        {
          label: t.figures.average,
          value: average === null ? '–' : `${average.toFixed(1)} ${t.figures.outOf}`,
        },
        { label: t.figures.count, value: formatNumber(deskLocale, count) },
        { label: t.figures.nineOrTen, value: percent(share.nineOrTen) },
        { label: t.figures.oneToFour, value: percent(share.oneToFour) },
      ]}
    />
  );
}

function MonthChart(figures: FeedbackFigures) {
  const { months: strings } = t;
  const months = monthsOf(figures);
  return (
    <section aria-labelledby="months" className="min-w-0 grow">
      <h2 id="months" className="mb-2">
        {strings.title}
      </h2>
      <div aria-hidden="true" className="max-w-[44rem]">
        <ChartLine
          values={months.map(({ average }) => average)}
          most={10}
          lines={[5, 10]}
          scale={['10', '5', '0']}
          className="h-28"
        />
        <div className="mt-2 ml-11 grid grid-cols-12 border-t border-strong pt-1 text-center text-[0.75rem] leading-tight text-muted">
          {months.map(({ month, short, average }) => (
            <span key={month} className="tabular">
              <span className="block font-medium text-strong">{average?.toFixed(1) ?? ''}</span>
              {short}
            </span>
          ))}
        </div>
      </div>
      <ChartNumbers
        title={strings.title}
        show={strings.show}
        columns={[strings.month, strings.average, strings.count]}
        rows={months.toReversed().map(({ month, average, count }) => ({
          id: month,
          cells: [month, average?.toFixed(1) ?? strings.none, count],
        }))}
      />
    </section>
  );
}
