import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { RequestTrack } from '#features/brief/request-progress.tsx';
import type { RequestsStrings } from '#features/requests/strings.ts';
import type { ShipmentsStrings } from '#features/shipments/strings.ts';
import type { TrackedProgress } from '#features/shipments/track.ts';
import type { TrackingStrings } from '#features/shipments/tracking-strings.ts';
import type { Zones } from '#platform/values/moment.ts';
import { focusMessage, messageProps } from '#ui/focus.ts';
import { Instant } from '#ui/instant.tsx';
import { useLocale } from '#ui/locale.tsx';
import { answeredStage } from '../answered-stage.ts';
import { progressView } from '../request-status/shipment-line.ts';
import { LaneAndNext, Milestones } from '../request-status/shipment-progress.tsx';

export interface TrackedStrings {
  status: Pick<
    RequestsStrings['requestStatus'],
    'heading' | 'label' | 'reference' | 'due' | 'stages' | 'progressOfRequest'
  >;
  shipment: ShipmentsStrings['shipmentPage'];
  names: Pick<TrackingStrings, 'milestones' | 'byAir' | 'delays'>;
}

interface TrackedRequestProps {
  progress: TrackedProgress;
  /** Says that the link was mailed. */
  message: string;
  zones: Zones;
  texts: TrackedStrings;
  /** Title of the notice where this page could not be loaded. */
  doneTitle: string;
  /** Ways on: the form again, the contact page, the telephone. */
  onward: ReactNode;
}

const titleId = 'tracked-title';

/** Progress of a request, without what only the mailed link shows. */
export function TrackedRequest({ progress, message, zones, texts, onward }: TrackedRequestProps) {
  const locale = useLocale();
  const opening = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => focusMessage(opening.current), []);
  const { status, shipment: strings, names } = texts;
  const { reference, kind, stage, answerBy, asOf } = progress;
  const shipment =
    progress.shipment &&
    progressView(
      {
        ...progress.shipment,
        milestones: progress.shipment.milestones.map((milestone) => ({ ...milestone, comment: '' })),
      },
      { locale, names, strings, now: asOf },
    );
  const isOnTrack = kind === 'rate-request' && stage !== 'need-information' && stage !== 'lost';
  const isWaitingAgain = stage === 'lost' && answerBy !== null;
  return (
    <div className="frame pt-14 pb-section lg:pt-24">
      <div ref={opening} {...messageProps}>
        <p className="label mb-3">{status.label}</p>
        <h1 className="text-opening">{status.heading}</h1>
        <p className="label mt-10">{status.reference}</p>
        <p translate="no" className="tabular whitespace-nowrap mt-1 text-title font-semibold text-strong">
          {reference}
        </p>
      </div>
      {answerBy !== null && (
        <p className="mt-8 text-strong">
          {status.due} <Instant at={answerBy} zones={zones} isPromise />
        </p>
      )}
      {kind === 'rate-request' && (
        <div className="mt-8">
          <RequestTrack stage={stage} strings={status.progressOfRequest} />
        </div>
      )}
      {!isOnTrack && !isWaitingAgain && (
        <p className="mt-6 measure font-semibold text-strong">
          {status.stages[answeredStage(stage, answerBy === null)]}
        </p>
      )}
      {shipment && (
        <section aria-labelledby={titleId} className="mt-12 grid gap-x-10 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <LaneAndNext shipment={shipment} titleId={titleId} strings={strings} />
          </div>
          <div className="lg:col-span-7">
            <Milestones shipment={shipment} strings={strings} />
          </div>
        </section>
      )}
      <div className="mt-14 max-w-[44rem] border-t-4 border-open bg-panel px-6 py-6">
        <p className="text-strong">{message}</p>
        {onward}
      </div>
    </div>
  );
}
