import { data, Form, Link } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale, languageTagOf } from '../../../platform/i18n/locale.ts';
import { dateTimeFormat, formatNumber } from '../../../platform/values/format.ts';
import { languageName } from '../../../platform/values/language-name.ts';
import { ChartLine, ChartNumbers, FigureList } from '../../../ui/desk/charts.tsx';
import { Options } from '../../../ui/desk/controls.tsx';
import { DeskTime } from '../../../ui/desk/desk-time.tsx';
import { EmptyState, PageHead, Pager } from '../../../ui/desk/page-parts.tsx';
import { InboxTabs } from '../../../ui/desk/tabs.tsx';
import { feedback as t } from '../../figures/strings/en/figures.ts';
import { requireStaff } from '../../identity/require-staff.ts';
import { deskTitle, exportPath, pathWith } from '../../settings/desk/desk-meta.ts';
import { currentSettings } from '../../settings/server/current-settings.ts';
import { ratings, ratingWordOf } from '../feedback.ts';
import { type FeedbackFigures, feedbackPage } from '../feedback-list.ts';
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
  const { from, to, folder } = parsed.data;
  const [{ feedback, next }, counts, figures] = await Promise.all([
    listFeedback(db, parsed.data),
    countFeedback(db),
    feedbackFigures(db, clock(), currentSettings().company.hours.timeZone),
  ]);
  return {
    folder,
    from,
    to,
    counts,
    figures,
    feedback,
    next,
    clearPath: from > 1 || to < 10 ? pathWith(path, query, { from: '', to: '' }) : null,
  };
}

export const meta = deskTitle(t.title);

function RatingFilter({ folder, from, to, clearPath }: Page) {
  const choice = (name: 'from' | 'to', value: number) => (
    <label className="flex items-center gap-2">
      {t.filter[name]}
      <select key={value} name={name} defaultValue={value} className="desk-input w-auto">
        <Options options={ratings.map((rating) => ({ value: String(rating), title: String(rating) }))} />
      </select>
    </label>
  );
  return (
    <Form method="get" aria-label={t.filter.label} className="flex flex-wrap items-center gap-3 py-3">
      {folder !== 'inbox' && <input type="hidden" name="folder" value={folder} />}
      <span className="font-medium text-strong">{t.filter.label}</span>
      {choice('from', from)}
      {choice('to', to)}
      <button type="submit" className="desk-button">
        {t.filter.apply}
      </button>
      {clearPath && (
        <Link to={clearPath} className="link px-1 py-2">
          {t.filter.clear}
        </Link>
      )}
    </Form>
  );
}

type Page = Route.ComponentProps['loaderData'];

function FeedbackList({ feedback }: Page) {
  return (
    <ol aria-label={t.heading}>
      {feedback.map(({ id, reference, name, rating, comments, locale, receivedAt }) => (
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
  const { folder, from, to, counts, figures, feedback, clearPath, next } = loaderData;
  const isEmpty = feedback.length === 0;

  return (
    <div className="desk-page">
      <PageHead heading={t.heading} />
      <InboxTabs
        tabs={(['inbox', 'spam'] as const).map((id) => ({
          id,
          title: t[id],
          count: counts[id],
          path: id === 'inbox' ? path : `${path}?folder=${id}`,
          isCurrent: id === folder,
        }))}
        label={t.folders}
      />
      {figures.count > 0 && folder === 'inbox' && (
        <div className="grid gap-x-12 gap-y-6 border-b border-hairline py-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <FeedbackFigureList {...figures} />
          <MonthChart {...figures} />
        </div>
      )}
      {(!isEmpty || clearPath) && <RatingFilter {...loaderData} />}
      {isEmpty ? (
        <EmptyState
          title={t.empty.title}
          text={clearPath ? t.empty.filtered : t.empty[folder]}
          next={clearPath || folder === 'spam' ? undefined : t.empty.next}
        />
      ) : (
        <FeedbackList {...loaderData} />
      )}
      <Pager
        next={next}
        more={t.more}
        top={t.top}
        csv={!isEmpty && exportPath('feedback', { from, to, folder })}
      />
    </div>
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
