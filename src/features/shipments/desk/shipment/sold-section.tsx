import { quotes } from '#features/quotes/strings/en/desk-quotes.ts';
import { CargoDetails, CargoLine } from '#features/requests/desk/cargo-card.tsx';
import type { cargoSummary } from '#features/requests/desk/cargo-summary.ts';
import { requestPath } from '#features/requests/lead.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { formatMoney } from '#platform/values/money.ts';
import { DeskSection } from '#ui/desk/page-parts.tsx';
import { shipments } from '../../strings/en/shipments.ts';
import type { SoldOption } from './sold-option.ts';

const { sold: t } = shipments.page;

interface SoldSectionProps {
  option: SoldOption | null;
  cargo: ReturnType<typeof cargoSummary> | null;
  leadId: string;
}

function factsOf({ title, route, transitDays, totals, orderNumber }: SoldOption) {
  const [least, most] = transitDays ?? [];
  const days = least === most ? `${least}` : `${least}–${most}`;
  const { converted, byCurrency } = totals;
  const total = byCurrency.map((money) => formatMoney(deskLocale, money)).join(' + ');
  const facts = [
    { label: t.option, value: title },
    { label: t.route, value: route },
    { label: t.transit, value: transitDays ? fill(t.days, { days }) : '' },
    { label: t.price, value: converted ? `${total} = ${formatMoney(deskLocale, converted)}` : total },
    { label: t.orderNumber, value: orderNumber },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** The accepted option, price, terms and cargo for a booking; the rest of the request is collapsed. */
export function SoldSection({ option, cargo, leadId }: SoldSectionProps) {
  const facts = option ? factsOf(option) : [];
  return (
    <DeskSection id="sold" title={t.heading}>
      {facts.length > 0 && (
        <dl className="flex flex-wrap gap-x-7 gap-y-2">
          {facts.map(({ label, value }) => (
            <div key={label} className="min-w-0">
              <dt className="text-[0.8125rem] text-muted">{label}</dt>
              <dd className="tabular font-semibold wrap-anywhere text-strong">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {cargo && (
        <div className={facts.length > 0 ? 'mt-2' : ''}>
          <CargoLine shipment={cargo} />
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-start gap-x-6">
        {option?.fileId && (
          <a href={`/api/v1${requestPath(leadId)}/files/${option.fileId}`} download className="link py-1">
            {fill(t.pdf, { quote: fill(quotes.section.revision, { revision: option.revision }) })}
          </a>
        )}
        {cargo && (
          <details className="disclosure open:basis-full">
            <summary className="link w-fit py-1">{t.details}</summary>
            <div className="mt-2">
              <CargoDetails shipment={cargo} />
            </div>
          </details>
        )}
      </div>
    </DeskSection>
  );
}
