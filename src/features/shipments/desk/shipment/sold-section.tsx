import { fill } from '../../../../platform/values/format.ts';
import { DeskSection } from '../../../../ui/desk/page-parts.tsx';
import { CargoCard } from '../../../requests/desk/cargo-card.tsx';
import type { ShipmentPageView } from '../shipment-page-view.ts';

interface SoldSectionProps {
  sold: NonNullable<ShipmentPageView['sold']>;
  t: ShipmentPageView['t']['sold'];
}

/** The accepted option, price, terms and cargo for a booking; the rest of the request is collapsed. */
export function SoldSection({ sold: { option, cargo, t: cardStrings }, t }: SoldSectionProps) {
  const facts = [...(option?.facts ?? []), ...(cargo?.totals ?? [])];
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
      {cargo && cargo.terms.length > 0 && <p className="tabular mt-2">{cargo.terms.join(' · ')}</p>}
      {cargo && cargo.dangerous.length > 0 && (
        <p className="mt-1">
          {cardStrings.dangerous.label}:{' '}
          {cargo.dangerous.map(({ number, text }) => `${number} ${text}`.trim()).join('; ')}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-start gap-x-6">
        {option?.pdfPath && (
          <a href={option.pdfPath} download className="link py-1">
            {fill(t.pdf, { quote: option.title })}
          </a>
        )}
        {cargo && (
          <details className="disclosure open:basis-full">
            <summary className="link w-fit py-1">{t.details}</summary>
            <div className="mt-2">
              <CargoCard shipment={cargo} t={cardStrings} />
            </div>
          </details>
        )}
      </div>
    </DeskSection>
  );
}
