import { Link, PlainLink } from '../../ui/locale.tsx';
import { WhatsAppLink } from '../../ui/whatsapp-link.tsx';
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
    <ol aria-label={strings.label} className="grid max-w-[34rem] grid-cols-4 text-[13px]">
      {strings.steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={`relative border-t-2 pt-3 pr-2 ${index <= current ? 'border-strong font-semibold text-strong' : 'border-hairline text-muted'}`}
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
  reference: string;
  stage: LeadStage;
  /** Address of the message form. */
  messageAt: string;
  chat: BriefStrings['clientBrief']['form']['whatsapp'];
  strings: ProgressStrings;
}

export function NextSteps({ reference, stage, messageAt, chat, strings }: NextStepsProps) {
  const { documents, kyc, talk } = strings.next;
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-heading">
        {strings.next.title}
      </h2>
      <ol className="mt-3 grid border-t border-strong sm:grid-cols-[1fr_1fr_auto]">
        <li className="border-b border-hairline py-4 sm:border-b-0 sm:pr-5">
          <p>{stage === 'quoted' ? documents.textOnceQuoted : documents.text}</p>
          <PlainLink className="link mt-2 inline-block py-1" href={messageAt}>
            {documents.link}
          </PlainLink>
        </li>
        <li className="border-b border-hairline py-4 sm:border-b-0 sm:border-l sm:px-5">
          <p>{kyc.text}</p>
          <Link className="link mt-2 inline-block py-1" to="/kycverification">
            {kyc.link}
          </Link>
        </li>
        <li className="py-4 sm:border-l sm:border-hairline sm:pl-5">
          <p className="sm:max-w-[20ch]">{talk.text}</p>
          <WhatsAppLink chat={chat} reference={reference} className="mt-2 whitespace-nowrap" />
        </li>
      </ol>
    </section>
  );
}
