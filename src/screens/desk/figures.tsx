import { data, Form, Link } from 'react-router';
import { leadFigures } from '#features/figures/server/lead-figures.ts';
import { feedback, figures as t } from '#features/figures/strings/en/figures.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { firstPriceFigures } from '#features/quotes/server/first-price-figures.ts';
import { quoteFigures } from '#features/quotes/server/quote-figures.ts';
import { figuresPeriods, figuresQuestion } from '#features/requests/lead-input.ts';
import * as leadsStrings from '#features/requests/strings/en/leads.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { servicesContext } from '#platform/context.ts';
import { fill } from '#platform/values/format.ts';
import { FilterSelect, optionsOf } from '#ui/desk/controls.tsx';
import { EmptyState, PageHead } from '#ui/desk/page-parts.tsx';
import type { Route } from './+types/figures';
import { FirstPriceSection } from './figures/first-price-section.tsx';
import { LeadSection } from './figures/lead-section.tsx';
import { QuoteSection } from './figures/quote-section.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent' });
  const parsed = figuresQuestion.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!parsed.success) throw data(null, { status: 404 });
  const services = context.get(servicesContext);
  const [figures, quotes, firstPrices, staff] = await Promise.all([
    leadFigures(services, parsed.data),
    quoteFigures(services, parsed.data),
    firstPriceFigures(services, parsed.data),
    services.listStaff(),
  ]);
  return {
    question: parsed.data,
    periods: figuresPeriods,
    figures,
    quotes,
    firstPrices,
    staff: staff.map(({ id, name }) => ({ id, name })),
    hours: currentSettings().company.hours,
  };
}

export const meta = deskTitle(t.title);

export default function Figures({ loaderData }: Route.ComponentProps) {
  const { question, periods, figures, quotes, firstPrices, staff, hours } = loaderData;
  return (
    <div className="desk-page">
      <PageHead heading={t.heading}>
        {/* On a wide screen, the rail leads there. */}
        <Link to="/desk/feedback" className="desk-button lg:hidden">
          {feedback.title}
        </Link>
      </PageHead>
      <Form
        method="get"
        aria-label={t.filter.label}
        className="flex flex-wrap items-center gap-2 border-b border-hairline pb-3"
      >
        <FilterSelect
          name="weeks"
          label={t.filter.weeks.label}
          value={String(question.weeks)}
          options={periods.map((value) => ({ value, title: fill(t.filter.weeks.last, { count: value }) }))}
        />
        <FilterSelect
          name="kind"
          label={t.filter.kind.label}
          value={question.kind ?? ''}
          options={[{ value: '', title: t.filter.kind.any }, ...optionsOf(leadsStrings.kinds)]}
        />
      </Form>
      {figures.count > 0 ? <LeadSection figures={figures} hours={hours} /> : <EmptyState {...t.empty} />}
      {quotes.quoted > 0 && <QuoteSection figures={quotes} staff={staff} />}
      {firstPrices.shown > 0 && <FirstPriceSection figures={firstPrices} />}
    </div>
  );
}
