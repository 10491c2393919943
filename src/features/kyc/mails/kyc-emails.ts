import {
  type EmailDraft,
  headerText,
  type MailContext,
  momentIn,
  pageIn,
} from '#platform/mail/composed-email.ts';
import { automaticTo, linkMail } from '#platform/mail/link-mail.tsx';
import { formatNumber } from '#platform/values/format.ts';
import { dayOf } from '#platform/values/moment.ts';
import { zonesOf } from '#platform/values/zones.ts';
import { kycPage } from '../kyc-case.ts';
import { staffKycMails } from '../strings/en/kyc-mails.ts';
import { kycMailStringsIn } from './mail-strings.ts';

/** Neither documents nor answers are in a mail about a KYC case, nor in what it is made from. */
interface KycForDeskProps {
  caseId: string;
  /** The account's. */
  name: string;
  /** It was sent before, and more was asked for or it had expired. */
  again: boolean;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** E-mail to the company after a KYC case was sent. */
export function kycForDesk(props: KycForDeskProps, context: MailContext): EmailDraft {
  const { company, appUrl } = context;
  const strings = staffKycMails.kycForDesk;
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
    },
    link: { href: `${appUrl}/desk/kyc/${props.caseId}`, text: strings.action },
  });
}

interface KycReceivedProps {
  address: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** Number of files that came with the answers. */
  documents: number;
}

/** E-mail to the customer after the case was sent. */
export function kycReceived(props: KycReceivedProps, context: MailContext): EmailDraft {
  const { company } = context;
  const strings = kycMailStringsIn(context.locale).kycReceived;
  const sentAt = momentIn(context, props.sentAt);
  return linkMail(context, {
    ...automaticTo(props.address, company),
    title: strings.title,
    text: [strings.text],
    facts: {
      list: [
        { label: strings.sentAt, value: sentAt },
        {
          label: strings.documents,
          value: props.documents === 0 ? '' : formatNumber(context.locale, props.documents),
        },
      ],
    },
    link: { href: pageIn(context, kycPage), text: strings.action },
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

/** E-mail to the customer after a review, with the reviewer's comment. */
export function kycReviewed(props: KycReviewedProps, context: MailContext): EmailDraft {
  const { company } = context;
  const strings = kycMailStringsIn(context.locale).kycReviewed;
  const { state, expiresAt } = props;
  const list = [];
  if (props.comment) list.push({ label: strings.reviewer, value: props.comment });
  if (strings.until[state] && expiresAt !== null) {
    const value = dayOf(expiresAt, zonesOf(company).official, context.locale);
    list.push({ label: strings.until[state], value });
  }
  return linkMail(context, {
    ...automaticTo(props.address, company),
    title: strings.title[state],
    text: [strings.text[state]],
    facts: { list, elsewhere: strings.elsewhere },
    link: { href: pageIn(context, kycPage), text: strings.action },
  });
}
