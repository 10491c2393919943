import type { ShipmentsStrings } from '#features/shipments/strings.ts';
import { joinByDots } from '#platform/values/format.ts';
import { MilestoneLine, Unreported } from './milestone-line.tsx';
import type { ProgressView } from './shipment-line.ts';

type Strings = ShipmentsStrings['shipmentPage'];

interface LaneProps {
  shipment: ProgressView;
  /** Id of the heading. */
  titleId: string;
  strings: Strings;
}

/** Origin and destination with their codes; also the text alternative of the map. */
function Lane({ shipment: { from, to }, titleId, strings }: LaneProps) {
  return (
    <h2 id={titleId} className="mt-1 text-title">
      <span className="sr-only">{strings.title}: </span>
      {from.name}{' '}
      <span aria-hidden className="font-normal text-muted">
        →
      </span>
      <span className="sr-only">{strings.to}</span> {to.name}
      <span className="label tabular mt-1 block tracking-normal">
        {[from.code, to.code].filter(Boolean).join(' → ')}
      </span>
    </h2>
  );
}

function Headline({ headline }: { headline: NonNullable<ProgressView['headline']> }) {
  const { label, name, place, time, delay, state } = headline;
  return (
    <div className="mt-5 border-t-2 border-strong pt-4">
      <p className="label">{label}</p>
      <p className="mt-1 text-heading font-semibold text-strong">
        {state === 'done' ? place : joinByDots([name, place])}
      </p>
      {time && (
        <p className="tabular mt-2">
          <time dateTime={time.dateTime} className="block text-title leading-tight font-semibold text-strong">
            {time.text}
          </time>
          {time.kind && <span className="text-muted">{time.kind}</span>}
        </p>
      )}
      {delay && <p className="mt-3 border-l-2 border-alert pl-3 text-strong">{delay}</p>}
    </div>
  );
}

export function LaneAndNext({ shipment, titleId, strings }: LaneProps) {
  const { state, by, headline } = shipment;
  return (
    <>
      <p className="label">{by || strings.title}</p>
      <Lane shipment={shipment} titleId={titleId} strings={strings} />
      {headline && <Headline headline={headline} />}
      {state === 'cancelled' && (
        <p className="mt-6 border-l-4 border-alert bg-panel px-5 py-4">
          <strong className="block font-semibold text-strong">{strings.cancelled.title}</strong>
          {strings.cancelled.text}
        </p>
      )}
    </>
  );
}

export function Milestones({ shipment, strings }: Pick<LaneProps, 'shipment' | 'strings'>) {
  const { line, unreported } = shipment;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-heading">{strings.milestones}</h3>
        {line.length > 0 && <p className="text-small text-muted">{strings.timeZones}</p>}
      </div>
      {line.length > 0 ? (
        <>
          <Unreported entries={unreported} strings={strings} />
          <MilestoneLine line={line} strings={strings} />
        </>
      ) : (
        <p className="measure">{strings.noneYet}</p>
      )}
    </>
  );
}
