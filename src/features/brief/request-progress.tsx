import { messageFormId } from '../../platform/commands/submission-headers.ts';
import type { Receipt } from '../../ui/forms/stored-receipt.ts';
import { Link, PlainLink } from '../../ui/locale.tsx';
import type { LeadStage } from '../requests/lead.ts';
import type { BriefStrings } from './strings.ts';

type ProgressStrings = BriefStrings['clientBrief']['form']['progressOfRequest'];

/**
 * Position of a stage between request and accepted quote; a lost request has none. Booking belongs to the shipment's
 * milestones.
 */
const stepOf: Record<Exclude<LeadStage, 'lost'>, number> = {
  new: 0,
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
  /** Address of the message form. */
  messageAt: string;
  strings: ProgressStrings;
}

export function NextSteps({ stage, messageAt, strings }: NextStepsProps) {
  const { documents, kyc } = strings.next;
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-heading">
        {strings.next.title}
      </h2>
      <ol className="mt-3 grid border-t border-strong sm:grid-cols-2">
        <li className="border-b border-hairline py-4 sm:border-b-0 sm:pr-5">
          <p>{stage === 'quoted' ? documents.textOnceQuoted : documents.text}</p>
          <PlainLink className="link mt-2 inline-block py-1" href={messageAt}>
            {documents.link}
          </PlainLink>
        </li>
        <li className="py-4 sm:border-l sm:border-hairline sm:pl-5">
          <p>{kyc.text}</p>
          <Link className="link mt-2 inline-block py-1" to="/kycverification">
            {kyc.link}
          </Link>
        </li>
      </ol>
    </section>
  );
}

interface FirstStepsProps {
  receipt: Pick<Receipt, 'statusPage' | 'firstPrice'>;
  strings: ProgressStrings;
}

/** First price, progress and next steps of a request that was sent a moment ago. */
export function FirstSteps({ receipt: { statusPage, firstPrice }, strings }: FirstStepsProps) {
  return (
    <div className="space-y-10">
      {firstPrice && <p className="measure text-strong">{firstPrice}</p>}
      <RequestTrack stage="new" strings={strings} />
      <NextSteps stage="new" messageAt={`${statusPage}#${messageFormId}`} strings={strings} />
    </div>
  );
}
