import type { ReactNode } from 'react';
import type { TransportMode } from '#features/cargo/choices.ts';
import { placeName } from '#features/cargo/place.ts';
import { wayByMail, waysToReach } from '#features/requests/mails/ways-to-reach.ts';
import { statusPage } from '#platform/commands/submission-headers.ts';
import {
  automaticHeaders,
  type EmailDraft,
  headerText,
  type MailContext,
  pageIn,
} from '#platform/mail/composed-email.ts';
import {
  Action,
  EmailLayout,
  type Fact,
  Facts,
  Paragraph,
  Subtitle,
  Title,
} from '#platform/mail/email-layout.tsx';
import { type MailThread, subjectOfMail, threadHeaders } from '#platform/mail/mail-thread.ts';
import { replyToOf } from '#platform/mail/reply-address.ts';
import { fill } from '#platform/values/format.ts';
import { localTimeIn } from '#platform/values/local-time.ts';
import { milestoneName } from '../milestone-name.ts';
import { currentTime, withStates } from '../progress.ts';
import type { DocumentKind } from '../references.ts';
import type { Milestone, ShipmentReference } from '../shipment.ts';
import { trackingMailStringsIn, trackingStringsIn } from '../tracking-strings.ts';

export interface ShipmentMilestoneProps {
  address: string;
  reference: string;
  /** The secret part of the status page's URL; null without a working link. */
  secret: string | null;
  shipmentId: string;
  /** New facts: a milestone has happened, or is expected later than planned. */
  latest: { milestoneId: string; kind: 'actual' | 'estimated' }[];
  /** All milestones, in the order of the route. */
  milestones: Milestone[];
  /** Missing in mails that older releases enqueued. */
  mode?: TransportMode | null;
  from: string;
  to: string;
  references: Pick<ShipmentReference, 'kind' | 'text'>[];
  /** Times of other years are shown with their year. */
  year: number;
  thread: MailThread;
}

type Latest = { milestone: Milestone; kind: 'actual' | 'estimated' };

export interface ShipmentStateProps
  extends Pick<
    ShipmentMilestoneProps,
    'address' | 'reference' | 'secret' | 'shipmentId' | 'from' | 'to' | 'thread'
  > {
  change: 'cancelled' | 'resumed';
}

export interface ShipmentDocumentsProps extends Omit<ShipmentStateProps, 'change'> {
  /** Those that were released together. */
  documents: { fileId: string; kind: DocumentKind; name: string }[];
}

interface Notice {
  title: string;
  text: { withLane: string; withoutLane: string };
  /** Stands between the text and the link. */
  details: ReactNode;
  /** Label of the link to the page of the shipment. */
  action: string;
}

/** E-mail to the customer of one sentence about the shipment, with the link to its page. */
function noticeToCustomer(
  props: Omit<ShipmentStateProps, 'change'>,
  context: MailContext,
  { title, text, details, action }: Notice,
): EmailDraft {
  const { company, locale } = context;
  const { reference, thread, from, to } = props;
  const t = trackingMailStringsIn(locale);
  const lane = from && to ? fill(t.lane, { from, to }) : '';
  const sentence = fill(lane ? text.withLane : text.withoutLane, { reference, lane });
  const href = props.secret && pageIn(context, statusPage(props.secret));
  return {
    to: { name: '', address: props.address },
    replyTo: replyToOf(context, { email: company.email.rates, reference }),
    subject: subjectOfMail(title, reference),
    headers: { ...automaticHeaders, ...threadHeaders(thread, company) },
    body: (
      <EmailLayout context={context} preview={headerText(sentence)}>
        <Title>{title}</Title>
        <Paragraph>{sentence}</Paragraph>
        {details}
        {href && <Action href={href}>{action}</Action>}
        <Paragraph>{fill(t.foot, { reference })}</Paragraph>
        <Facts facts={[...wayByMail(context), ...waysToReach(context, props)]} />
      </EmailLayout>
    ),
  };
}

/** E-mail to the customer about documents that they can download now. */
export function shipmentDocuments(props: ShipmentDocumentsProps, context: MailContext): EmailDraft {
  const { reference, documents } = props;
  const { documents: strings } = trackingMailStringsIn(context.locale);
  const names = trackingStringsIn(context.locale).documents;
  const [kind, more] = new Set(documents.map(({ kind }) => kind));
  return noticeToCustomer(props, context, {
    title:
      kind && !more
        ? fill(strings.one, { document: names[kind], reference })
        : fill(strings.several, { reference }),
    text: strings.text,
    details: <Facts facts={documents.map(({ kind, name }) => ({ label: names[kind], value: name }))} />,
    action: strings.action,
  });
}

/** E-mail to the customer whose shipment was canceled, or goes on after all. */
export function shipmentState(props: ShipmentStateProps, context: MailContext): EmailDraft {
  const t = trackingMailStringsIn(context.locale);
  const { title, text, help } = t[props.change];
  return noticeToCustomer(props, context, {
    title: fill(title, { reference: props.reference }),
    text,
    details: help && <Paragraph>{help}</Paragraph>,
    action: t.action,
  });
}

/** Returns the new milestones in the order of the route. */
function latestOf({ latest, milestones }: ShipmentMilestoneProps): Latest[] {
  return milestones.flatMap((milestone) => {
    const own = latest.filter(({ milestoneId }) => milestoneId === milestone.id);
    // A delayed milestone that has happened since is shown as it happened.
    const kind = own.some((each) => each.kind === 'actual') ? 'actual' : own[0]?.kind;
    return kind ? [{ milestone, kind }] : [];
  });
}

/** E-mail to the customer about milestones that have happened or are delayed, with a list of all of them. */
export function shipmentMilestone(props: ShipmentMilestoneProps, context: MailContext): EmailDraft {
  const { company, locale } = context;
  const { reference, thread, references } = props;
  const t = trackingMailStringsIn(locale);
  const names = trackingStringsIn(locale);
  const timeIn = (time: string) => localTimeIn(time, locale, props.year);
  const nameOf = ({ code }: Pick<Milestone, 'code'>) => milestoneName(names, code, props.mode ?? null);
  const latest = latestOf(props);
  const [only, more] = latest;
  const chosen =
    only && !more
      ? fill(only.kind === 'actual' ? t.happened : t.delayed, {
          milestone: nameOf(only.milestone),
          reference,
        })
      : fill(t.several, { reference });
  const lane = props.from && props.to ? fill(t.lane, { from: props.from, to: props.to }) : '';
  const arrival = props.milestones.find(({ code, actual }) => code === 'arrived' && actual === null);
  const arrivesAt = arrival?.estimated ?? arrival?.planned;
  const arrives =
    arrival && arrivesAt
      ? fill(t.arrives, { place: placeName(arrival.place || props.to), time: timeIn(arrivesAt) })
      : '';

  const detailOf = ({ milestone, kind }: Latest): string => {
    const { planned, estimated, actual, place, delayReason, comment } = milestone;
    const time =
      kind === 'actual'
        ? timeIn(actual ?? '')
        : [
            fill(t.expected, { time: timeIn(estimated ?? '') }),
            planned && fill(t.before, { time: timeIn(planned) }),
          ]
            .filter(Boolean)
            .join('; ');
    const when = [time, place].filter(Boolean).join(' · ');
    const why = delayReason && names.delays[delayReason];
    return [when, why, comment].filter(Boolean).join('\n');
  };
  const all = withStates(props.milestones);
  const hasHours = all.some(({ planned, estimated, actual }) =>
    [planned, estimated, actual].some((time) => time?.includes('T')),
  );
  const lineFact = (milestone: (typeof all)[number], index: number): Fact[] => {
    if (milestone.state === 'unreported') return [];
    const shown = currentTime(all, index, props.mode ?? null);
    const word = { actual: t.done, estimated: t.estimated, planned: t.planned };
    const time = shown ? fill(word[shown.kind], { time: timeIn(shown.time) }) : t.unknown;
    return [{ label: nameOf(milestone), value: [time, milestone.place].filter(Boolean).join(' · ') }];
  };
  const numbers = references.map(({ kind, text }) => ({ label: names.references[kind], value: text }));
  const href = props.secret && pageIn(context, statusPage(props.secret));
  return {
    to: { name: '', address: props.address },
    replyTo: replyToOf(context, { email: company.email.rates, reference }),
    subject: subjectOfMail(chosen, reference),
    headers: { ...automaticHeaders, ...threadHeaders(thread, company) },
    body: (
      <EmailLayout context={context} preview={headerText(arrives || chosen)}>
        <Title>{chosen}</Title>
        {arrives && <Paragraph>{arrives}</Paragraph>}
        <Paragraph>{fill(lane ? t.intro.withLane : t.intro.withoutLane, { reference, lane })}</Paragraph>
        {only && !more ? (
          detailOf(only)
            .split('\n')
            .map((line) => <Paragraph key={line}>{line}</Paragraph>)
        ) : (
          <Facts facts={latest.map((each) => ({ label: nameOf(each.milestone), value: detailOf(each) }))} />
        )}
        {href && <Action href={href}>{t.action}</Action>}
        <Subtitle>{t.line}</Subtitle>
        <Facts facts={all.flatMap(lineFact)} />
        {hasHours && <Paragraph>{t.clock}</Paragraph>}
        {numbers.length > 0 && <Subtitle>{t.numbers}</Subtitle>}
        {numbers.length > 0 && <Facts facts={numbers} />}
        <Paragraph>{fill(t.foot, { reference })}</Paragraph>
        <Facts facts={[...wayByMail(context), ...waysToReach(context, props)]} />
        {href && <Paragraph>{t.off}</Paragraph>}
      </EmailLayout>
    ),
  };
}
