import type { LeadStage } from '#features/requests/lead.ts';
import { messageFormId } from '#platform/commands/submission-headers.ts';
import type { Receipt } from '#ui/forms/stored-receipt.ts';
import { PlainLink } from '#ui/locale.tsx';
import type { BriefStrings } from './strings.ts';

type ProgressStrings = BriefStrings['clientBrief']['form']['progressOfRequest'];

/**
 * Position of a stage between request and accepted quote; a lost request has none. Booking belongs to the shipment's
 * milestones.
 */
const stepOf: Record<Exclude<LeadStage, 'lost'>, number> = {
  new: 0,
  notice: 0,
  spam: 0,
  'need-information': 1,
  quoting: 1,
  quoted: 2,
  won: 3,
};

/** Stages of a rate request with the current one marked; renders nothing for a closed request. */
export function RequestTrack({ stage, strings }: { stage: LeadStage; strings: ProgressStrings }) {
  if (stage === 'lost') return null;
  const current = stepOf[stage];
  return (
    <ol aria-label={strings.label} className="grid max-w-[34rem] grid-cols-[1fr_1fr_1fr_auto] text-[13px]">
      {strings.steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={`relative border-t-2 pt-3 pr-2 last:border-transparent last:pr-0 ${index < current ? 'border-strong' : 'border-hairline'} ${index <= current ? 'font-semibold text-strong' : 'text-muted'}`}
        >
          <span
            aria-hidden
            className={`absolute -top-[7px] size-3 rounded-full border-2 ${index <= current ? 'border-strong bg-strong' : 'border-outline bg-ground'}`}
          />
          {step}
        </li>
      ))}
    </ol>
  );
}

interface NextStepsProps {
  stage: LeadStage;
  /** Files came with the request or after it. */
  hasFiles: boolean;
  /** Address of the message form. */
  messageAt: string;
  strings: ProgressStrings;
}

/** Asks for documents as long as none were attached. */
export function NextSteps({ stage, hasFiles, messageAt, strings }: NextStepsProps) {
  const { documents } = strings.next;
  if (hasFiles) return null;
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-heading">
        {strings.next.title}
      </h2>
      <div className="mt-3 border-t border-strong py-4">
        <p>{stage === 'quoted' ? documents.textOnceQuoted : documents.text}</p>
        <PlainLink className="link mt-2 inline-block py-1" href={messageAt}>
          {documents.link}
        </PlainLink>
      </div>
    </section>
  );
}

interface FirstStepsProps {
  receipt: Pick<Receipt, 'statusPage' | 'firstPrice' | 'hasFiles'>;
  strings: ProgressStrings;
}

/** First price, progress and next steps of a request that was sent a moment ago. */
export function FirstSteps({
  receipt: { statusPage, firstPrice, hasFiles = false },
  strings,
}: FirstStepsProps) {
  return (
    <div className="space-y-10">
      {firstPrice && <p className="measure text-strong">{firstPrice}</p>}
      <RequestTrack stage="new" strings={strings} />
      <NextSteps
        stage="new"
        hasFiles={hasFiles}
        messageAt={`${statusPage}#${messageFormId}`}
        strings={strings}
      />
    </div>
  );
}
