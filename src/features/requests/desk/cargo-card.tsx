import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { shipment as t } from '../strings/en/desk-cargo.ts';
import { AnswerSections } from './answer-sections.tsx';
import type { cargoSummary } from './cargo-summary.ts';

type Cargo = ReturnType<typeof cargoSummary>;

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

function Place({ text, code, scope }: Cargo['from']) {
  return (
    <span className="font-semibold text-strong">
      {text}
      {code && <span className="tabular font-normal"> {code}</span>}
      {scope && <span className="font-normal text-muted">, {scope}</span>}
    </span>
  );
}

/** Lane and facts in one line, then dangerous goods and what is to be confirmed. */
export function CargoLine({ shipment }: { shipment: Cargo }) {
  const { from, to, facts, dangerous } = shipment;
  const toConfirm = [...shipment.contradictions, ...shipment.warnings];
  return (
    <>
      <p className="tabular max-w-[110ch]">
        <Place {...from} />{' '}
        <span aria-hidden className="text-muted">
          →
        </span>
        <span className="sr-only">{t.to}</span> <Place {...to} />
        {facts.map((fact) => ` · ${fact}`)}
      </p>
      {dangerous.length > 0 && (
        <ul aria-label={t.dangerous.label} className="mt-2 flex flex-wrap gap-2">
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
        <ul aria-label={t.warnings.label} className="mt-2 space-y-1 text-[0.875rem] text-muted">
          {toConfirm.map((warning) => (
            <li key={warning} className="flex gap-2">
              <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-alert" />
              <span className="max-w-[80ch]">{warning}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Pieces, vehicles and the fields that the line leaves out; nothing without any. */
export function CargoDetails({ shipment }: { shipment: Cargo }) {
  const { pieces, vehicles, sections } = shipment;
  if (pieces.length + vehicles.length + sections.length === 0) return null;
  return (
    <section aria-labelledby="shipment">
      <h3 id="shipment" className="mt-3 text-[0.9375rem]">
        {t.heading}
      </h3>
      {pieces.length > 0 && <PieceTable pieces={pieces} />}
      {vehicles.length > 0 && (
        <>
          <h4 className="mt-3 text-[0.9375rem]">{t.vehicles}</h4>
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
