import { data } from 'react-router';
import { figuresQuestion } from '../../../contract/lead-figures.ts';
import { servicesContext } from '../../../server/context.ts';
import { leadFigures } from '../../../server/leads/figures/lead-figures.ts';
import { wordsIn } from '../../content/words.ts';
import { ChartNumbers } from '../../ui/desk/chart-numbers.tsx';
import { EmptyState } from '../../ui/desk/empty-state.tsx';
import { FigureList } from '../../ui/desk/figure-list.tsx';
import { FiguresFilter } from '../../ui/desk/figures/figures-filter.tsx';
import { ReasonTable } from '../../ui/desk/figures/reason-table.tsx';
import { ShareCharts } from '../../ui/desk/figures/share-charts.tsx';
import { WeekChart } from '../../ui/desk/figures/week-chart.tsx';
import { PageHead } from '../../ui/desk/page-head.tsx';
import type { Route } from './+types/figures';
import { deskMeta } from './desk-meta.ts';
import { figuresChoices, figuresView } from './figures-view.ts';
import { requireStaff } from './require-staff.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent' });
  const asked = figuresQuestion.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) throw data(null, { status: 404 });
  const figures = await leadFigures(context.get(servicesContext), asked.data);
  const words = wordsIn('en');
  return {
    title: words.desk.figures.title,
    words: words.desk.figures,
    choices: figuresChoices(asked.data, words),
    view: figures.count > 0 ? figuresView(figures, words) : null,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.title);
}

export default function Figures({ loaderData: { words, choices, view } }: Route.ComponentProps) {
  return (
    <div className="desk-page">
      <PageHead heading={words.heading} />
      <FiguresFilter choices={choices} words={words.filter} />
      {view ? (
        <div className="max-w-[72rem]">
          <div className="py-5">
            <FigureList figures={view.glance} label={words.list.title} isRow />
          </div>
          <WeekChart weeks={view.weeks} title={words.weeks.title} summary={view.weeksSummary} />
          <ShareCharts id="services" title={words.services.title} {...view.byService} />
          <ShareCharts id="languages" title={words.languages.title} {...view.byLanguage} />
          <ChartNumbers title={words.numbers.title} show={words.numbers.show} {...view.numbers} />
          <ReasonTable reasons={view.reasons} words={words.reasons} />
          <div className="mt-9 max-w-[72ch] space-y-1 text-[0.875rem] text-muted">
            {view.how.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      ) : (
        <EmptyState {...words.empty} />
      )}
    </div>
  );
}
