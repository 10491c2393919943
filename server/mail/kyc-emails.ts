import { customerMailStrings, staffMailStrings } from '../../app/content/mail-strings.ts';
import { kycPage } from '../../contract/kyc-case.ts';
import { type EmailDraft, type MailContext, momentIn } from './composed-email.ts';
import { automaticTo, linkMail } from './link-mail.tsx';
import { headerText } from './mail-headers.ts';

/** Neither documents nor answers are in any of these mails, nor in what they are made from. */
interface KycForDeskProps {
  caseId: string;
  /** The account's. */
  name: string;
  /** It was sent before, and more was asked for or it had expired. */
  again: boolean;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** Tells the company that a KYC case waits. */
export function kycForDesk(props: KycForDeskProps, context: MailContext): EmailDraft {
  const { company, appUrl } = context;
  const strings = staffMailStrings.kycForDesk;
  const received = momentIn(context, props.sentAt);
  return linkMail(context, {
    to: { name: company.name, address: company.email.contact },
    title: strings.title(headerText(props.name), props.again),
    text: [strings.waits],
    facts: {
      list: [
        { label: strings.account, value: props.name },
        { label: strings.received, value: received },
      ],
      absent: strings.absent,
    },
    link: { href: `${appUrl}/desk/kyc/${props.caseId}`, text: strings.action },
  });
}

interface KycReceivedProps {
  address: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** How many files came with the answers. */
  documents: number;
}

/** Tells the customer that the case arrived. */
export function kycReceived(props: KycReceivedProps, context: MailContext): EmailDraft {
  const { company, appUrl } = context;
  const strings = customerMailStrings(context.locale).kycReceived;
  const sentAt = momentIn(context, props.sentAt);
  return linkMail(context, {
    ...automaticTo(props.address, company),
    title: strings.title,
    text: [strings.text],
    facts: {
      list: [
        { label: strings.sentAt, value: sentAt },
        { label: strings.documents, value: props.documents === 0 ? '' : String(props.documents) },
      ],
      absent: strings.absent,
    },
    link: { href: `${appUrl}${kycPage}`, text: strings.action },
  });
}

interface KycReviewedProps {
  address: string;
  state: 'more-needed' | 'accepted' | 'expired';
  /** The reviewer's; empty when there are none. */
  comment: string;
  /** Until when an acceptance holds, or held; milliseconds since 1970. */
  expiresAt: number | null;
}

/** Tells the customer where the case stands now, with the reviewer's comment. */
export function kycReviewed(props: KycReviewedProps, context: MailContext): EmailDraft {
  const { company, appUrl } = context;
  const strings = customerMailStrings(context.locale).kycReviewed;
  const { state, expiresAt } = props;
  const list = [];
  if (props.comment) list.push({ label: strings.reviewer, value: props.comment });
  if (strings.until[state] && expiresAt !== null) {
    const value = momentIn(context, expiresAt);
    list.push({ label: strings.until[state], value });
  }
  return linkMail(context, {
    ...automaticTo(props.address, company),
    title: strings.title[state],
    text: [strings.text[state]],
    facts: { list, absent: strings.absent, elsewhere: strings.elsewhere },
    link: { href: `${appUrl}${kycPage}`, text: strings.action },
  });
}
