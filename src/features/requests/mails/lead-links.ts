import { statusPage } from '#platform/commands/submission-headers.ts';
import {
  automaticHeaders,
  type EmailDraft,
  headerLine,
  type MailContext,
  momentIn,
  pageIn,
} from '#platform/mail/composed-email.ts';
import { automaticTo, linkMail } from '#platform/mail/link-mail.tsx';
import { threadHeaders } from '#platform/mail/mail-thread.ts';
import { replyToOf } from '#platform/mail/reply-address.ts';
import { fill } from '#platform/values/format.ts';
import { leadMailStringsIn } from './mail-strings.ts';
import { waysToReach } from './ways-to-reach.ts';

export type LinkReason = 'asked' | 'corrected' | 'merged';

interface LeadLinkProps {
  address: string;
  reference: string;
  /** The part of the status page's address that cannot be guessed; null where no link works. */
  secret: string | null;
  /** The mails of the conversation before, the oldest first. */
  references: string[];
  /** Rows of older releases have none: the link was asked for. */
  reason?: LinkReason;
  /** Of the conversation by mail that it is part of. */
  subject?: string;
}

/** The link of a request's page; without one that works, how to reach us. */
export function leadLink(props: LeadLinkProps, context: MailContext): EmailDraft {
  const { address, reference, secret, references, reason = 'asked' } = props;
  const { company } = context;
  const strings = leadMailStringsIn(context.locale).leadLink;
  const why =
    props.subject && reason === 'merged'
      ? strings.whyMail
      : fill(strings.why[reason], { site: new URL(company.website).host });
  const draft = linkMail(context, {
    ...automaticTo(address, company),
    replyTo: replyToOf(context, { email: company.email.rates, reference }),
    headers: { ...automaticHeaders, ...threadHeaders({ references }, company) },
    title: fill(strings.title, { reference }),
    text: [secret ? strings.text[reason] : fill(strings.revoked.text, { phone: company.phone })],
    ...(secret ? {} : { facts: { list: waysToReach(context, { reference }) } }),
    link: secret
      ? { href: pageIn(context, statusPage(secret)), text: strings.action }
      : { href: pageIn(context, `/contactus?subject=${reference}`), text: strings.revoked.action },
    after: secret ? [strings.care, why] : [why],
  });
  return props.subject ? { ...draft, subject: headerLine(props.subject) } : draft;
}

interface LeadReaddressedProps {
  /** The former address. */
  address: string;
  reference: string;
  /** The secret of the link that undoes the change; null where only the desk can. */
  secret: string | null;
  /** Link that undoes the change, which the secret is read from; null where only the desk can. */
  linkId: string | null;
  /** Milliseconds since 1970. */
  until: number;
  /** The change to this address was undone by the one before. */
  isUndone: boolean;
}

/** Notice to a former address; it names no other address and nothing of the request. */
export function leadReaddressed(props: LeadReaddressedProps, context: MailContext): EmailDraft {
  const { address, reference, secret, until, isUndone } = props;
  const { company } = context;
  const strings = leadMailStringsIn(context.locale).leadReaddressed;
  const undo = secret
    ? fill(strings.undo, { moment: momentIn(context, until) })
    : fill(strings.askUs, { phone: company.phone });
  return linkMail(context, {
    ...automaticTo(address, company),
    title: fill(isUndone ? strings.undone.title : strings.title, { reference }),
    text: [isUndone ? strings.undone.text : strings.text, undo],
    link: secret
      ? { href: pageIn(context, statusPage(secret)), text: strings.action }
      : { href: pageIn(context, `/contactus?subject=${reference}`), text: strings.write },
    after: [fill(strings.why, { site: new URL(company.website).host })],
  });
}
