import {
  automaticHeaders,
  type EmailDraft,
  headerText,
  type MailAddress,
  type MailContext,
  momentIn,
  pageIn,
} from '#platform/mail/composed-email.ts';
import { automaticTo, linkMail } from '#platform/mail/link-mail.tsx';
import { fill } from '#platform/values/format.ts';
import { staffAccountMails } from '../strings/en/account-mails.ts';
import { accountMailStringsIn } from './mail-strings.ts';

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
  const { title, ask, action, lasts, why } = accountMailStringsIn(context.locale).verifyEmail;
  return linkMail(context, {
    ...automaticTo(address, context.company),
    title,
    text: [fill(ask, { site: siteOf(context) })],
    link: { href: pageIn(context, `/verifyemail?token=${token}`), text: action },
    after: [lasts, fill(why, { phone: context.company.phone })],
  });
}

/** Gives the owner of an account a link to choose a new password. */
export function resetPassword({ address, token }: LinkProps, context: MailContext): EmailDraft {
  const { title, ask, action, lasts, why } = accountMailStringsIn(context.locale).resetPassword;
  return linkMail(context, {
    ...automaticTo(address, context.company),
    title,
    text: [fill(ask, { site: siteOf(context) })],
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
  const { title, text, why, action } = accountMailStringsIn(context.locale).passwordChanged;
  const moment = momentIn(context, props.changedAt);
  return linkMail(context, {
    ...automaticTo(props.address, company),
    title,
    text: [fill(text, { site: siteOf(context), moment }), fill(why, { phone: company.phone })],
    link: { href: pageIn(context, '/forgotpassword'), text: action },
  });
}

interface TwoFactorChangedProps extends PasswordChangedProps {
  change: keyof ReturnType<typeof accountMailStringsIn>['twoFactorChanged']['changes'];
}

/** E-mail to the owner of an account after a change of its two-factor, so that a stranger's change is noticed. */
export function twoFactorChanged(props: TwoFactorChangedProps, context: MailContext): EmailDraft {
  const { company } = context;
  const { title, changes, when, why, action } = accountMailStringsIn(context.locale).twoFactorChanged;
  const moment = momentIn(context, props.changedAt);
  return linkMail(context, {
    ...automaticTo(props.address, company),
    title,
    text: [
      changes[props.change],
      fill(when, { site: siteOf(context), moment }),
      fill(why, { phone: company.phone }),
    ],
    link: { href: pageIn(context, '/forgotpassword'), text: action },
  });
}

/** Invites somebody to become staff. */
export function staffInvitation({ address, token }: LinkProps, context: MailContext): EmailDraft {
  const { company, appUrl } = context;
  const { title, ask, action, lasts, why } = staffAccountMails.staffInvitation;
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
  const { title, ask, action, lasts, why } = staffAccountMails.staffPassword;
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
  change: keyof typeof staffAccountMails.staffAccessChanged.changes;
  /** The name of the token, or of the owner who reset two-factor; empty for the rest. */
  detail: string;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/** E-mail to a member of staff after a change of their access, so that a stranger's change is noticed. */
export function staffAccessChanged(props: StaffAccessChangedProps, context: MailContext): EmailDraft {
  const { company, appUrl } = context;
  const { title, changes, when, why, action } = staffAccountMails.staffAccessChanged;
  const moment = momentIn(context, props.changedAt);
  return linkMail(context, {
    ...automaticTo(props.address, company),
    title,
    text: [changes[props.change](headerText(props.detail)), when(company.name, moment), why],
    link: { href: `${appUrl}/desk/forgotpassword`, text: action },
  });
}

export interface StorageLowProps {
  to: MailAddress;
  state: 'low' | 'full';
  freeMegabytes: number;
}

/** E-mail to an owner when the disk runs out of space: what stops working when. */
export function storageLow({ to, state, freeMegabytes }: StorageLowProps, context: MailContext): EmailDraft {
  const strings = staffAccountMails.storageLow;
  return linkMail(context, {
    to,
    headers: automaticHeaders,
    title: strings.title,
    text: [strings.text(freeMegabytes), strings.next[state]],
    link: { href: `${context.appUrl}/desk/connections#storage`, text: strings.action },
  });
}
