import { data, Form, Link } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale, languageTagOf } from '../../../platform/i18n/locale.ts';
import { dateTimeFormat, formatNumber, languageName } from '../../../platform/values/format.ts';
import { ChartLine, ChartNumbers, FigureList } from '../../../ui/desk/charts.tsx';
import { Options } from '../../../ui/desk/controls.tsx';
import { DeskTime } from '../../../ui/desk/desk-time.tsx';
import { EmptyState, PageHead, Pager } from '../../../ui/desk/page-parts.tsx';
import { feedback as feedbackStrings } from '../../figures/strings/en/figures.ts';
import { requireStaff } from '../../identity/require-staff.ts';
import { InboxTabs } from '../../requests/desk/tabs.tsx';
import { exportPath, pathWith } from '../../settings/desk/desk-meta.ts';
import { company } from '../../settings/sample-company.ts';
import { shortMoment } from '../../settings/strings/en/moments.ts';
import { ratings } from '../feedback.ts';
import { type FeedbackFigures, feedbackPage, ratingWordOf } from '../feedback-list.ts';
import { countFeedback, feedbackFigures, listFeedback } from '../server/list-feedback.ts';
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
  const { db, clock } = context.get(servicesContext);
  const { searchParams: query } = new URL(request.url);
  const parsed = feedbackPage.safeParse(Object.fromEntries(query));
  if (!parsed.success) throw data(null, { status: 404 });
  const { from, to, folder, cursor } = parsed.data;
  const { timeZone } = company.hours;
  const now = clock();
  const [{ feedback, next }, counts, figures] = await Promise.all([
    listFeedback(db, parsed.data),
    countFeedback(db),
    feedbackFigures(db, now, timeZone),
  ]);
  const t = feedbackStrings;
  const { average, count, share } = figures;
  return {
    t,
    folder,
    from,
    to,
    tabs: (['inbox', 'spam'] as const).map((id) => ({
      id,
      title: t[id],
      count: counts[id],
      path: pathWith(path, new URLSearchParams(), { folder: id === 'inbox' ? '' : id }),
      isCurrent: id === folder,
    })),
    figures: [
      {
        label: t.figures.average,
        value: average === null ? '–' : `${average.toFixed(1)} ${t.figures.outOf}`,
      },
      { label: t.figures.count, value: formatNumber(deskLocale, count) },
      { label: t.figures.nineOrTen, value: percent(share.nineOrTen) },
      { label: t.figures.oneToFour, value: percent(share.oneToFour) },
    ],
    hasFigures: count > 0 && folder === 'inbox',
    months: monthsOf(figures),
    entries: feedback.map(({ receivedAt, locale, rating, ...entry }) => ({
      ...entry,
      rating,
      ratingLabel: t.ratings[ratingWordOf(rating)],
      locale: languageName(deskLocale, locale),
      when: { text: shortMoment(receivedAt, now, timeZone), at: receivedAt },
    })),
    csvPath: exportPath('feedback', { from, to, folder }),
    more: next && pathWith(path, query, { cursor: next }),
    top: cursor ? pathWith(path, query, {}) : null,
    clearPath: from > 1 || to < 10 ? pathWith(path, query, { from: '', to: '' }) : null,
  };
}

export { deskMeta as meta } from '../../settings/desk/desk-meta.ts';

function RatingFilter({ folder, from, to, clearPath, t: { filter: t } }: Page) {
  const choice = (name: 'from' | 'to', value: number) => (
    <label className="flex items-center gap-2">
      {t[name]}
      <select key={value} name={name} defaultValue={value} className="desk-input w-auto">
        <Options options={ratings.map((rating) => ({ value: String(rating), title: String(rating) }))} />
      </select>
    </label>
  );
  return (
    <Form method="get" aria-label={t.label} className="flex flex-wrap items-center gap-3 py-3">
      {folder !== 'inbox' && <input type="hidden" name="folder" value={folder} />}
      <span className="font-medium text-strong">{t.label}</span>
      {choice('from', from)}
      {choice('to', to)}
      <button type="submit" className="desk-button">
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

type Page = Route.ComponentProps['loaderData'];

function FeedbackList({ entries, t }: Page) {
  return (
    <ol aria-label={t.heading}>
      {entries.map(({ id, reference, name, rating, ratingLabel, comments, locale, when }) => (
        <li
          key={id}
          className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-b border-hairline py-3 sm:grid-cols-[7rem_minmax(0,1fr)]"
        >
          <p className="leading-tight">
            <span className="tabular text-[1.375rem] font-semibold text-strong">{rating}</span>{' '}
            <span className="text-[0.8125rem] text-muted">{t.figures.outOf}</span>
            <span className="block text-[0.8125rem] font-medium">{ratingLabel}</span>
          </p>
          <div className="min-w-0">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 font-medium break-words text-strong">{name || t.nobody}</span>
              <span className="tabular text-[0.8125rem] text-muted">
                {reference} · {locale} · <DeskTime {...when} />
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
  const { t, folder, tabs, figures, hasFigures, entries, clearPath, more, top, csvPath } = loaderData;
  return (
    <div className="desk-page">
      <PageHead heading={t.heading} />
      <InboxTabs tabs={tabs} label={t.folders} />
      {hasFigures && (
        <div className="grid gap-x-12 gap-y-6 border-b border-hairline py-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <FigureList figures={figures} label={t.figures.title} />
          <MonthChart {...loaderData} />
        </div>
      )}
      {(entries.length > 0 || clearPath) && <RatingFilter {...loaderData} />}
      {entries.length === 0 ? (
        <EmptyState
          title={t.empty.title}
          text={clearPath ? t.empty.filtered : t.empty[folder]}
          next={clearPath || folder === 'spam' ? undefined : t.empty.next}
        />
      ) : (
        <FeedbackList {...loaderData} />
      )}
      <Pager more={more} top={top} csv={entries.length > 0 && csvPath} t={t} />
    </div>
  );
}

function MonthChart({ months, t: { months: t } }: Page) {
  return (
    <section aria-labelledby="months" className="min-w-0 grow">
      <h2 id="months" className="mb-2 text-[1.0625rem]">
        {t.title}
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
        title={t.title}
        show={t.show}
        columns={[t.month, t.average, t.count]}
        rows={months.toReversed().map(({ month, average, count }) => ({
          id: month,
          cells: [month, average?.toFixed(1) ?? t.none, count],
        }))}
      />
    </section>
  );
}
