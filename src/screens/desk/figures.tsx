import { data, Form } from 'react-router';
import { leadFigures } from '../../features/figures/server/lead-figures.ts';
import { figures as figuresStrings } from '../../features/figures/strings/en/figures.ts';
import { requireStaff } from '../../features/identity/require-staff.ts';
import { quoteFigures } from '../../features/quotes/server/quote-figures.ts';
import { figuresQuestion } from '../../features/requests/lead-input.ts';
import { servicesContext } from '../../platform/context.ts';
import { ChartLine, ChartNumbers, FigureList } from '../../ui/desk/charts.tsx';
import { FilterSelect } from '../../ui/desk/controls.tsx';
import { EmptyState, PageHead } from '../../ui/desk/page-parts.tsx';
import type { Route } from './+types/figures';
import { QuoteSection } from './figures/quote-section.tsx';
import { quoteFiguresView } from './figures/quote-view.ts';
import { figuresChoices, figuresView } from './figures-view.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent' });
  const parsed = figuresQuestion.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success) throw data(null, { status: 404 });
  const services = context.get(servicesContext);
  const [figures, quotes] = await Promise.all([
    leadFigures(services, parsed.data),
    quoteFigures(services, parsed.data),
  ]);
  return {
    t: figuresStrings,
    choices: figuresChoices(parsed.data),
    view: figures.count > 0 ? figuresView(figures) : null,
    quotes: quotes.quoted > 0 ? quoteFiguresView(quotes) : null,
  };
}

export { deskMeta as meta } from '../../features/settings/desk/desk-meta.ts';

type View = ReturnType<typeof figuresView>;

/** Small charts on one scale, so that they can be compared. */
function ShareCharts({ id, title, scale, shares }: { id: string; title: string } & View['byService']) {
  const most = Math.max(...shares.flatMap(({ weeks }) => weeks));
  return (
    <section aria-labelledby={id} className="mt-9">
      <h2 id={id} className="text-[1.0625rem]">
        {title}
      </h2>
      <p className="text-[0.875rem] text-muted">{scale}</p>
      <ul className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {shares.map((part) => (
          <li key={part.id}>
            <p className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 font-medium text-strong">{part.title}</span>
              <span className="tabular shrink-0">
                <span className="font-medium text-strong">{part.count}</span>{' '}
                <span className="text-[0.8125rem] text-muted">{part.share}</span>
              </span>
            </p>
            <div className="mt-2.5 border-b border-hairline px-1">
              <ChartLine values={part.weeks} most={most} isLastOpen className="h-10" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const width = 100;

/** Reasons of lost requests, most frequent first. */
function ReasonTable({ reasons, t }: Pick<View, 'reasons'> & { t: (typeof figuresStrings)['reasons'] }) {
  const most = Math.max(1, ...reasons.map(({ count }) => count));
  const cell = 'border-b border-hairline py-1.5';
  return (
    <section aria-labelledby="reasons" className="mt-9 max-w-[44rem]">
      <h2 id="reasons" className="mb-2 text-[1.0625rem]">
        {t.title}
      </h2>
      <table className="tabular w-full">
        <caption className="sr-only">{t.title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t.reason}</th>
            <th scope="col">{t.count}</th>
            <th scope="col">{t.share}</th>
          </tr>
        </thead>
        <tbody>
          {reasons.map(({ title, count, share }) => (
            <tr key={title}>
              <th scope="row" className={`${cell} pr-4 text-left font-normal`}>
                {title}
              </th>
              <td className={`${cell} w-1/2 min-w-16`}>
                <span className="flex items-center gap-3">
                  <svg
                    aria-hidden="true"
                    viewBox={`0 0 ${width} 10`}
                    preserveAspectRatio="none"
                    className="h-3 w-0 grow"
                  >
                    <rect width={(count / most) * width} height={10} className="fill-deep dark:fill-fog" />
                  </svg>
                  <span className="w-10 text-right font-medium text-strong">{count}</span>
                </span>
              </td>
              <td className={`${cell} w-16 text-right text-[0.8125rem] text-muted`}>{share}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export default function Figures({ loaderData: { t, choices, view, quotes } }: Route.ComponentProps) {
  return (
    <div className="desk-page">
      <PageHead heading={t.heading} />
      <Form
        method="get"
        aria-label={t.filter.label}
        className="flex flex-wrap items-center gap-2 border-b border-hairline pb-3"
      >
        {choices.map((choice) => (
          <FilterSelect key={choice.name} {...choice} />
        ))}
        <button type="submit" className="desk-button unscripted">
          {t.filter.apply}
        </button>
      </Form>
      {view ? (
        <div>
          <div className="py-5">
            <FigureList figures={view.glance} label={t.list.title} isRow />
          </div>
          <WeekCharts view={view} t={t} />
          <ShareCharts id="services" title={t.services.title} {...view.byService} />
          <ShareCharts id="locales" title={t.locales.title} {...view.byLanguage} />
          <ChartNumbers title={t.numbers.title} show={t.numbers.show} {...view.numbers} />
          <ReasonTable reasons={view.reasons} t={t.reasons} />
          <div className="mt-9 max-w-[72ch] space-y-1 text-[0.875rem] text-muted">
            {view.how.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      ) : (
        <EmptyState {...t.empty} />
      )}
      {quotes && <QuoteSection view={quotes} />}
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
  weeks: View['weeks'];
}

/** Chart of a weekly figure; its numbers are in the table below and, in short, in its text. */
function WeekChart({ id, title, text, weeks, ...chart }: WeekChartProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-[1.0625rem]">
        {title}
      </h2>
      <p className="text-[0.875rem] text-muted">{text}</p>
      <div aria-hidden="true" className="mt-5">
        <ChartLine {...chart} lines={[0, chart.most]} isLastOpen className="h-28" />
        <div className="mt-2 ml-11 grid min-h-5 auto-cols-fr grid-flow-col text-center text-[0.75rem] leading-tight text-muted">
          {weeks.map(({ start, mark }) => (
            <span key={start} className="flex justify-center whitespace-nowrap">
              <span>{mark}</span>
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}

function WeekCharts({ view: { weeks, weeksSummary }, t }: { view: View; t: typeof figuresStrings }) {
  const most = Math.max(...weeks.map(({ count }) => count));
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <WeekChart
        id="weeks"
        title={t.weeks.title}
        text={weeksSummary}
        weeks={weeks}
        values={weeks.map(({ count }) => count)}
        most={most}
        scale={[String(most), '0']}
      />
      <WeekChart
        id="in-time"
        title={t.inTime.title}
        text={t.inTime.text}
        weeks={weeks}
        values={weeks.map(({ inTime }) => inTime)}
        most={100}
        target={100}
        scale={['100%', '50%', '0%']}
      />
    </div>
  );
}
