import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { shipment as t } from '../strings/en/desk-cargo.ts';
import { AnswerSections } from './answer-sections.tsx';
import type { cargoSummary } from './cargo-summary.ts';

type Cargo = ReturnType<typeof cargoSummary>;

function Place({ text, code, scope }: Cargo['from']) {
  return (
    <span className="min-w-0">
      <span className="font-semibold text-strong">{text}</span>
      {code && <span className="tabular"> {code}</span>}
      {scope && <span className="text-muted">, {scope}</span>}
    </span>
  );
}

/** Table of pieces; a narrow screen omits the totals per row. */
function PieceTable({ pieces }: Pick<Cargo, 'pieces'>) {
  const { pieces: labels } = t;
  const cell = 'py-1 pr-3 text-left align-baseline';
  const wide = `${cell} hidden text-right sm:table-cell`;
  return (
    <table className="tabular mt-3 w-full text-[0.875rem]">
      <caption className="sr-only">{labels.caption}</caption>
      <thead className="text-[0.8125rem] text-muted">
        <tr className="border-b border-hairline">
          <th scope="col" className={`${cell} font-normal`}>
            {labels.quantity}
          </th>
          <th scope="col" className={`${cell} font-normal`}>
            {labels.packaging}
          </th>
          <th scope="col" className={`${cell} font-normal`}>
            {labels.size}
          </th>
          <th scope="col" className={`${cell} font-normal`}>
            {labels.each}
          </th>
          <th scope="col" className={`${wide} font-normal`}>
            {labels.weight}
          </th>
          <th scope="col" className={`${wide} font-normal`}>
            {labels.volume}
          </th>
        </tr>
      </thead>
      <tbody>
        {pieces.map(({ id, quantity, packaging, size, each, weight, volume }) => (
          <tr key={id} className="border-b border-hairline text-strong">
            <td className={cell}>{quantity}</td>
            <td className={cell}>{packaging}</td>
            <td className={cell}>{size}</td>
            <td className={cell}>{each}</td>
            <td className={wide}>{weight}</td>
            <td className={wide}>{volume}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function CargoCard({ shipment }: { shipment: Cargo }) {
  const { from, to, terms, totals, dangerous, pieces, vehicles, sections, text } = shipment;
  const toConfirm = [...shipment.contradictions, ...shipment.warnings];
  return (
    <section aria-labelledby="shipment" className="mb-5 border border-outline/60 p-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="shipment" className="text-[1.0625rem]">
          {t.heading}
        </h2>
        <span className="desk-not-printed text-small text-muted">
          <CopyButton text={text} label={t.copy} copied={t.copied} look="small" />
        </span>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-2">
        <Place {...from} />
        <span aria-hidden className="text-muted">
          →
        </span>
        <span className="sr-only">{t.to}</span>
        <Place {...to} />
      </p>
      {terms.length > 0 && <p className="tabular mt-0.5">{terms.join(' · ')}</p>}
      {totals.length > 0 && (
        <dl className="mt-2.5 flex flex-wrap gap-x-7 gap-y-2">
          {totals.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-[0.8125rem] text-muted">{label}</dt>
              <dd className="tabular font-semibold text-strong">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {dangerous.length > 0 && (
        <ul aria-label={t.dangerous.label} className="mt-3 flex flex-wrap gap-2">
          {dangerous.map((goods) => (
            <li
              key={`${goods.number} ${goods.text}`}
              className="rounded-control border border-alert px-2 py-0.5 text-[0.875rem]"
            >
              <strong className="tabular font-semibold text-alert">{goods.number}</strong> {goods.text}
            </li>
          ))}
        </ul>
      )}
      {toConfirm.length > 0 && (
        <ul aria-label={t.warnings.label} className="mt-3 space-y-1 text-[0.875rem]">
          {toConfirm.map((warning) => (
            <li key={warning} className="flex gap-2">
              <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-alert" />
              <span className="max-w-[80ch]">{warning}</span>
            </li>
          ))}
        </ul>
      )}
      {pieces.length > 0 && <PieceTable pieces={pieces} />}
      {vehicles.length > 0 && (
        <>
          <h3 className="mt-3 text-[0.9375rem]">{t.vehicles}</h3>
          <ul className="tabular mt-1 text-strong">
            {vehicles.map((vehicle) => (
              <li key={vehicle} className="break-words">
                {vehicle}
              </li>
            ))}
          </ul>
        </>
      )}
      <AnswerSections sections={sections} />
    </section>
  );
}
