import { customerMailStrings, staffMailStrings } from '../../../mails/mail-strings.ts';
import {
  type EmailDraft,
  headerText,
  type MailContext,
  momentIn,
  pageIn,
} from '../../../platform/mail/composed-email.ts';
import { automaticTo, linkMail } from '../../../platform/mail/link-mail.tsx';
import { formatNumber } from '../../../platform/values/format.ts';
import { dayOf, zonesOf } from '../../../platform/values/moment.ts';
import { kycPage } from '../../kyc/kyc-case.ts';

interface LinkProps {
  address: string;
  /** The part of the link that works once. */
  token: string;
}

const siteOf = ({ company }: MailContext) => new URL(company.website).host;

/**
 * Asks the owner of a new account to confirm the address. Nothing that was typed but the address is in the mail: a
 * stranger must not reach another's inbox with words of their own.
 */
export function verifyEmail({ address, token }: LinkProps, context: MailContext): EmailDraft {
  const { title, ask, action, lasts, why } = customerMailStrings(context.locale).verifyEmail;
  return linkMail(context, {
    ...automaticTo(address, context.company),
    title,
    text: [ask(siteOf(context))],
    link: { href: pageIn(context, `/verifyemail?token=${token}`), text: action },
    after: [lasts, why(context.company.phone)],
  });
}

/** Gives the owner of an account a link to choose a new password. */
export function resetPassword({ address, token }: LinkProps, context: MailContext): EmailDraft {
  const { title, ask, action, lasts, why } = customerMailStrings(context.locale).resetPassword;
  return linkMail(context, {
    ...automaticTo(address, context.company),
    title,
    text: [ask(siteOf(context))],
    link: { href: pageIn(context, `/resetpassword?token=${token}`), text: action },
    after: [lasts, why],
  });
}

interface PasswordChangedProps {
  address: string;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** E-mail to the owner of an account after a change of its password, so that a stranger's change is noticed. */
export function passwordChanged(props: PasswordChangedProps, context: MailContext): EmailDraft {
  const { company } = context;
  const { title, text, why, action } = customerMailStrings(context.locale).passwordChanged;
  const moment = momentIn(context, props.changedAt);
  return linkMail(context, {
    ...automaticTo(props.address, company),
    title,
    text: [text(siteOf(context), moment), why(company.phone)],
    link: { href: pageIn(context, '/forgotpassword'), text: action },
  });
}

/** Invites somebody to become staff. */
export function staffInvitation({ address, token }: LinkProps, context: MailContext): EmailDraft {
  const { company, appUrl } = context;
  const { title, ask, action, lasts, why } = staffMailStrings.staffInvitation;
  return linkMail(context, {
    ...automaticTo(address, company),
    title: title(company.name),
    text: [ask(company.name)],
    link: { href: `${appUrl}/desk/join?token=${token}`, text: action },
    after: [lasts, why],
  });
}

/** Gives a member of staff a link to choose a new password. */
export function staffPassword({ address, token }: LinkProps, context: MailContext): EmailDraft {
  const { company, appUrl } = context;
  const { title, ask, action, lasts, why } = staffMailStrings.staffPassword;
  return linkMail(context, {
    ...automaticTo(address, company),
    title,
    text: [ask(company.name)],
    link: { href: `${appUrl}/desk/resetpassword?token=${token}`, text: action },
    after: [lasts, why],
  });
}

interface StaffAccessChangedProps {
  address: string;
  change: keyof typeof staffMailStrings.staffAccessChanged.changes;
  /** The name of the token, or of the owner who reset two-factor; empty for the rest. */
  detail: string;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** E-mail to a member of staff after a change of their access, so that a stranger's change is noticed. */
export function staffAccessChanged(props: StaffAccessChangedProps, context: MailContext): EmailDraft {
  const { company, appUrl } = context;
  const { title, changes, when, why, action } = staffMailStrings.staffAccessChanged;
  const moment = momentIn(context, props.changedAt);
  return linkMail(context, {
    ...automaticTo(props.address, company),
    title,
    text: [changes[props.change](headerText(props.detail)), when(company.name, moment), why],
    link: { href: `${appUrl}/desk/forgotpassword`, text: action },
  });
}

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
  const strings = customerMailStrings(context.locale).kycReceived;
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
  const strings = customerMailStrings(context.locale).kycReviewed;
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
