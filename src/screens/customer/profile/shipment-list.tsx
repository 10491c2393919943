import { Link } from '#ui/locale.tsx';
import type { CustomerStrings } from '../strings.ts';
import { NewestFirst } from './device-list.tsx';
import type { ShipmentRow } from './own-shipments.ts';

interface ShipmentListProps {
  shipments: ShipmentRow[];
  strings: CustomerStrings['profile']['shipments'];
}

/** Progress as dots, hidden from screen readers, which read the text next to them. */
function Dots({ states }: Pick<ShipmentRow, 'states'>) {
  return (
    <span aria-hidden className="mt-3 flex items-center">
      {states.map((state, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are the same but for their place
          key={index}
          className={`flex items-center ${index === 0 ? '' : 'grow'}`}
        >
          {index > 0 && (
            <span
              className={`grow border-t-2 ${state === 'done' || state === 'unreported' ? 'border-strong' : 'border-dashed border-outline'}`}
            />
          )}
          <span
            className={`size-2.5 shrink-0 rounded-full border-2 ${state === 'done' ? 'border-strong bg-strong' : state === 'next' ? 'border-action' : 'border-outline'}`}
          />
        </span>
      ))}
    </span>
  );
}

function Entry({ shipment, strings }: { shipment: ShipmentRow; strings: ShipmentListProps['strings'] }) {
  const { reference, from, to, numbers, last, next, arrival, states, state } = shipment;
  const lines = [
    { label: strings.next, text: next },
    { label: strings.arrival, text: arrival },
    { label: strings.last, text: last },
  ].filter(({ text }) => text !== '');
  return (
    <article aria-label={`${from} ${strings.to} ${to}`} className="grid gap-x-10 gap-y-3 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-6">
        <p className="text-heading font-semibold text-strong">
          <Link className="link" to={`/track?reference=${reference}`}>
            {from} <span aria-hidden>→</span>
            <span className="sr-only">{strings.to}</span> {to}
          </Link>
        </p>
        <p className="tabular mt-1 text-small wrap-anywhere text-muted">
          {[reference, ...numbers].join(' · ')}
        </p>
        {states.length > 1 && <Dots states={states} />}
      </div>
      <dl className="min-w-0 lg:col-span-6">
        {state !== 'under-way' && <dd className="font-semibold text-strong">{strings.states[state]}</dd>}
        {lines.map(({ label, text }) => (
          <div key={label} className="grid gap-x-3 pb-1 sm:grid-cols-[6rem_1fr] sm:items-baseline">
            <dt className="label">{label}</dt>
            <dd className="tabular text-strong">{text}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

export function ShipmentList({ shipments, strings }: ShipmentListProps) {
  if (shipments.length === 0) return null;
  return (
    <section aria-labelledby="shipments" className="frame pb-16">
      <h2 id="shipments" className="mb-6 text-title">
        {strings.title}
      </h2>
      <NewestFirst items={shipments} rest={strings.rest} keyOf={({ id }) => id}>
        {(shipment) => <Entry shipment={shipment} strings={strings} />}
      </NewestFirst>
    </section>
  );
}
