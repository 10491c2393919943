import { data, Form, Link } from 'react-router';
import { ratings } from '../../../contract/feedback.ts';
import { type FeedbackFigures, feedbackPage, ratingWordOf } from '../../../contract/feedback-list.ts';
import { servicesContext } from '../../../server/context.ts';
import { feedbackFigures } from '../../../server/feedback/feedback-figures.ts';
import { countFeedback, listFeedback } from '../../../server/feedback/list-feedback.ts';
import { company } from '../../content/company.ts';
import { shortMoment } from '../../content/en/desk/moments.ts';
import { stringsIn } from '../../content/strings.ts';
import { DeskTime } from '../../ui/desk/desk-time.tsx';
import { EmptyState } from '../../ui/desk/empty-state.tsx';
import { ExportLink } from '../../ui/desk/export-link.tsx';
import { MonthChart } from '../../ui/desk/feedback/month-chart.tsx';
import { FigureList } from '../../ui/desk/figure-list.tsx';
import { InboxTabs } from '../../ui/desk/inbox/inbox-tabs.tsx';
import { PageHead } from '../../ui/desk/page-head.tsx';
import { Pager } from '../../ui/desk/pager.tsx';
import type { Route } from './+types/feedback';
import { deskMeta, exportPath, pathWith } from './desk-meta.ts';
import { requireStaff } from './require-staff.ts';

const path = '/desk/feedback';

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function monthsOf({ months }: FeedbackFigures) {
  const format = (options: Intl.DateTimeFormatOptions, month: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(Date.parse(`${month}-01`));
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
  const asked = feedbackPage.safeParse(Object.fromEntries(query));
  if (!asked.success) throw data(null, { status: 404 });
  const { from, to, folder, cursor } = asked.data;
  const { timeZone } = company.hours;
  const now = clock();
  const [{ feedback, next }, counts, figures] = await Promise.all([
    listFeedback(db, asked.data),
    countFeedback(db),
    feedbackFigures(db, now, timeZone),
  ]);
  const { feedback: words } = stringsIn('en').desk;
  const { average, count, share } = figures;
  return {
    title: words.title,
    words,
    folder,
    from,
    to,
    tabs: (['inbox', 'spam'] as const).map((id) => ({
      id,
      title: words[id],
      count: counts[id],
      path: pathWith(path, new URLSearchParams(), { folder: id === 'inbox' ? '' : id }),
      isCurrent: id === folder,
    })),
    figures: [
      {
        label: words.figures.average,
        value: average === null ? '–' : `${average.toFixed(1)} ${words.figures.outOf}`,
      },
      { label: words.figures.count, value: count.toLocaleString('en-US') },
      { label: words.figures.nineOrTen, value: percent(share.nineOrTen) },
      { label: words.figures.oneToFour, value: percent(share.oneToFour) },
    ],
    hasFigures: count > 0 && folder === 'inbox',
    months: monthsOf(figures),
    entries: feedback.map(({ receivedAt, language, rating, ...entry }) => ({
      ...entry,
      rating,
      ratingWord: words.words[ratingWordOf(rating)],
      language: words.languages[language] ?? language,
      when: { text: shortMoment(receivedAt, now, timeZone), at: receivedAt },
    })),
    csvPath: exportPath('feedback', { from, to, folder }),
    more: next && pathWith(path, query, { cursor: next }),
    top: cursor ? pathWith(path, query, {}) : null,
    clearPath: from > 1 || to < 10 ? pathWith(path, query, { from: '', to: '' }) : null,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.title);
}

interface RatingFilterProps {
  ratings: readonly number[];
  from: number;
  to: number;
  kept: Record<string, string>;
  clearPath: string | null;
  words: { label: string; from: string; to: string; apply: string; clear: string };
}

/** The range of marks that is shown, as a form whose answers are the page's address. */
function RatingFilter({ ratings, from, to, kept, clearPath, words }: RatingFilterProps) {
  const choice = (name: 'from' | 'to', value: number) => (
    <label className="flex items-center gap-2">
      {words[name]}
      <select key={value} name={name} defaultValue={value} className="desk-input w-auto">
        {ratings.map((rating) => (
          <option key={rating} value={rating}>
            {rating}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Form method="get" aria-label={words.label} className="flex flex-wrap items-center gap-3 py-3">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <span className="font-medium text-strong">{words.label}</span>
      {choice('from', from)}
      {choice('to', to)}
      <button type="submit" className="desk-button">
        {words.apply}
      </button>
      {clearPath && (
        <Link to={clearPath} className="link px-1 py-2">
          {words.clear}
        </Link>
      )}
    </Form>
  );
}

/** Feedback in words. */
interface FeedbackEntry {
  id: string;
  reference: string;
  name: string;
  rating: number;
  ratingWord: string;
  comments: string;
  language: string;
  when: { text: string; at: number };
}

interface FeedbackListProps {
  entries: FeedbackEntry[];
  words: { heading: string; nobody: string; noComment: string; figures: { outOf: string } };
}

/** What people said, the newest first; the mark is a number and a word. */
function FeedbackList({ entries, words }: FeedbackListProps) {
  return (
    <ol aria-label={words.heading}>
      {entries.map(({ id, reference, name, rating, ratingWord, comments, language, when }) => (
        <li
          key={id}
          className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-b border-hairline py-3 sm:grid-cols-[7rem_minmax(0,1fr)]"
        >
          <p className="leading-tight">
            <span className="tabular text-[1.375rem] font-semibold text-strong">{rating}</span>{' '}
            <span className="text-[0.8125rem] text-muted">{words.figures.outOf}</span>
            <span className="block text-[0.8125rem] font-medium">{ratingWord}</span>
          </p>
          <div className="min-w-0">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 font-medium break-words text-strong">{name || words.nobody}</span>
              <span className="tabular text-[0.8125rem] text-muted">
                {reference} · {language} · <DeskTime {...when} />
              </span>
            </p>
            <p className="mt-0.5 max-w-[80ch] break-words whitespace-pre-line">
              {comments || <span className="text-muted">{words.noComment}</span>}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export default function FeedbackPage({ loaderData }: Route.ComponentProps) {
  const { words, folder, tabs, figures, hasFigures, months, entries, clearPath, ...rest } = loaderData;
  const { from, to, more, top, csvPath } = rest;
  return (
    <div className="desk-page">
      <PageHead heading={words.heading} />
      <InboxTabs tabs={tabs} label={words.folders} />
      {hasFigures && (
        <div className="grid gap-x-12 gap-y-6 border-b border-hairline py-5 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <FigureList figures={figures} label={words.figures.title} />
          <MonthChart months={months} words={words.months} />
        </div>
      )}
      <RatingFilter
        ratings={ratings}
        from={from}
        to={to}
        kept={folder === 'inbox' ? {} : { folder }}
        clearPath={clearPath}
        words={words.filter}
      />
      {entries.length === 0 ? (
        <EmptyState title={words.empty.title} text={clearPath ? words.empty.filtered : words.empty[folder]} />
      ) : (
        <FeedbackList entries={entries} words={words} />
      )}
      <Pager more={more} top={top} words={words} />
      {entries.length > 0 && (
        <p className="pt-3 text-[0.875rem] text-muted">
          <ExportLink path={csvPath} label={words.export} />
        </p>
      )}
    </div>
  );
}
