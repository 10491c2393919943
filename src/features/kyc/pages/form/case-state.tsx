import Check from 'lucide-react/icons/check';
import { fill } from '#platform/values/format.ts';
import { dayOf, type Zones } from '#platform/values/moment.ts';
import { telephoneUrl } from '#platform/values/telephone.ts';
import { FactList } from '#ui/fact-list.tsx';
import { useLocale } from '#ui/locale.tsx';
import type { KycCase } from '../../case-shape.ts';
import type { KycStrings } from '../../strings.ts';

interface CaseStateProps {
  kyc: KycCase;
  email: string;
  phone: string;
  zones: Zones;
  strings: KycStrings['kycCase']['state'];
}

const stepOf = { draft: 0, 'more-needed': 0, expired: 0, sent: 1, 'in-review': 2, accepted: 3 };

const edges = {
  draft: 'border-outline',
  sent: 'border-outline',
  'in-review': 'border-outline',
  'more-needed': 'border-alert',
  accepted: 'border-open',
  expired: 'border-alert',
};

/** The state of the case: what happens next, and what the reviewer wrote. */
export function CaseState({ kyc, email, phone, zones, strings }: CaseStateProps) {
  const locale = useLocale();
  const { state, sentAt, expiresAt, reviewerComment } = kyc;
  const day = (at: number) => (
    <time dateTime={new Date(at).toISOString()} className="font-semibold">
      {dayOf(at, zones.official, locale)}
    </time>
  );
  const isOver = state === 'accepted' || state === 'expired';
  const facts = [
    ...(sentAt === null ? [] : [{ label: strings.sentOn, value: day(sentAt) }]),
    ...(expiresAt === null || !isOver
      ? []
      : [{ label: state === 'accepted' ? strings.holdsUntil : strings.heldUntil, value: day(expiresAt) }]),
  ];
  const comment = reviewerComment && state !== 'expired' && (
    <figure className="mt-4 measure border-t border-outline/50 pt-3">
      <figcaption className="label">{strings.reviewer}</figcaption>
      <blockquote className="mt-1 whitespace-pre-line font-medium text-strong">{reviewerComment}</blockquote>
    </figure>
  );
  // Above a form, as low as it can be.
  if (kyc.changeable)
    return (
      <section
        id="state"
        tabIndex={-1}
        aria-labelledby="state-title"
        className={`border-l-4 bg-panel px-5 py-4 ${edges[state]}`}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2">
          <h2 id="state-title" className="text-heading">
            {strings.titles[state]}
          </h2>
          <CaseSteps current={stepOf[state]} isRow strings={strings.steps} />
        </div>
        <p className="mt-1 text-small">{fill(strings.texts[state], { email })}</p>
        {facts.map(({ label, value }) => (
          <p key={label} className="text-small">
            {label}: {value}
          </p>
        ))}
        {comment}
      </section>
    );
  return (
    <section
      id="state"
      tabIndex={-1}
      aria-labelledby="state-title"
      className={`border-l-4 bg-panel px-5 py-6 sm:px-8 sm:py-8 ${edges[state]}`}
    >
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="label">{strings.label}</p>
          <h2 id="state-title" className="mt-1 text-title">
            {strings.titles[state]}
          </h2>
          <p className="mt-3 measure">{fill(strings.texts[state], { email })}</p>
          {comment}
          <p className="mt-5 text-small">
            {strings.help}{' '}
            <a className="link tabular whitespace-nowrap" href={telephoneUrl(phone)}>
              {strings.call} {phone}
            </a>
          </p>
        </div>
        <div className="space-y-6 lg:col-span-4 lg:col-start-9">
          <CaseSteps current={stepOf[state]} strings={strings.steps} />
          {facts.length > 0 && <FactList facts={facts} />}
        </div>
      </div>
    </section>
  );
}

function CaseSteps({
  current,
  isRow = false,
  strings,
}: {
  current: number;
  /** True for one row, where there is room. */
  isRow?: boolean;
  strings: KycStrings['kycCase']['state']['steps'];
}) {
  return (
    <ol
      aria-label={strings.label}
      className={isRow ? 'flex flex-wrap gap-x-5 text-small max-sm:hidden' : 'space-y-2'}
    >
      {strings.list.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className="tabular flex items-center gap-3 text-muted aria-[current]:font-semibold aria-[current]:text-strong"
        >
          <span
            aria-hidden
            className={`grid size-7 shrink-0 place-items-center rounded-full border text-small ${index === current ? 'border-strong bg-strong text-ground' : 'border-outline'}`}
          >
            {index < current || (index === current && current === strings.list.length - 1) ? (
              <Check size={15} />
            ) : (
              index + 1
            )}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
