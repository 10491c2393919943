import type { ReactElement } from 'react';
import { statusPage } from '../../../platform/commands/submission-headers.ts';
import {
  automaticHeaders,
  type EmailDraft,
  headerText,
  type MailAddress,
  type MailContext,
  pageIn,
} from '../../../platform/mail/composed-email.ts';
import {
  Action,
  EmailLayout,
  type Fact,
  Facts,
  Paragraph,
  Steps,
  Subtitle,
  TextLink,
} from '../../../platform/mail/email-layout.tsx';
import { linkMail } from '../../../platform/mail/link-mail.tsx';
import { type MailThread, subjectOfMail, threadHeaders } from '../../../platform/mail/mail-thread.ts';
import { replyToOf } from '../../../platform/mail/reply-address.ts';
import { formatMoney } from '../../../platform/values/money.ts';
import { cargoStringsIn } from '../../cargo/cargo-lines.ts';
import type { DecisionChannel, DeclineReason } from '../../rates/charges.ts';
import { requestPath } from '../../requests/lead.ts';
import { StaffText, wayByMail, waysToReach } from '../../requests/mails/lead-emails.tsx';
import { leadMailStringsIn } from '../../requests/mails/mail-strings.ts';
import type { Totals } from '../amounts.ts';
import {
  customerText,
  optionTitle,
  totalText,
  transitText,
  validText,
  wayText,
} from '../document/quote-lines.ts';
import type { QuotedRequest } from '../document.ts';
import type { CustomerQuote } from '../quote.ts';
import { quoteStringsIn } from '../quote-strings.ts';
import { staffQuoteMails } from '../strings/en/quote-mails.ts';
import { quoteMailStringsIn } from './mail-strings.ts';

/** The mail's part of a quote; the PDF and the status page have the rest. */
export interface MailedQuote {
  revision: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** With their number in the quote, from 0. */
  options: (Omit<CustomerQuote['options'][number], 'lines'> & { number: number; totals: Totals })[];
  /** Number of options the quote has. */
  optionCount: number;
  /** For whom and what it is, as it was sent; mails of an older release lack it. */
  request?: QuotedRequest;
}

interface CustomerQuoteMail {
  address: string;
  reference: string;
  /** The part of the status page's address that cannot be guessed; null where no link works. */
  secret: string | null;
  /** The mails before. */
  thread: MailThread;
  quote: MailedQuote;
}

/** Anchor of the quote on the status page. */
const quoteAnchor = '#quote';

function optionFacts({ options, optionCount }: MailedQuote, { locale }: Pick<MailContext, 'locale'>): Fact[] {
  const { document: t } = quoteStringsIn(locale);
  const { total } = quoteMailStringsIn(locale).quote;
  return options.map((option) => {
    const { byCurrency, converted } = option.totals;
    const amounts = totalText(locale, byCurrency);
    return {
      label: optionCount > 1 ? optionTitle(option, option.number, t) : total,
      value: [
        converted ? `${amounts} = ${formatMoney(locale, converted)}` : amounts,
        [wayText(option, t), transitText(locale, option.transitDays, t)].filter(Boolean).join(', '),
      ]
        .filter(Boolean)
        .join('\n'),
    };
  });
}

function validFact(quote: MailedQuote, { company, locale }: MailContext): Fact {
  const { document: t } = quoteStringsIn(locale);
  const { valid } = quoteMailStringsIn(locale).quote;
  return { label: valid, value: validText({ locale, ...quote }, company.hours.timeZone, t) };
}

/** The envelope of a mail in the conversation about a request. */
function inThread({ address, reference, thread }: CustomerQuoteMail, chosen: string, context: MailContext) {
  const { company } = context;
  return {
    to: { name: '', address },
    replyTo: replyToOf(context, { email: company.email.rates, reference }),
    subject: subjectOfMail(chosen, reference),
    headers: threadHeaders(thread, company),
  };
}

/** The stored PDF under a name in the customer's language; nothing where it is gone. */
function withFile(
  { reference, quote }: CustomerQuoteMail,
  { file, locale, withoutAttachments }: MailContext,
): Pick<EmailDraft, 'attach'> {
  if (!file || withoutAttachments) return {};
  const name = quoteMailStringsIn(locale).quote.fileName(reference, String(quote.revision));
  return { attach: async () => [{ ...file, name: `${name}.pdf` }] };
}

/** The way to the quote on the status page; without a link that works, how to accept it otherwise. */
function wayToAccept(secret: string | null, context: MailContext): ReactElement {
  const strings = quoteMailStringsIn(context.locale).quote;
  if (secret === null) return <Paragraph>{strings.call(context.company.phone)}</Paragraph>;
  return <Action href={`${pageIn(context, statusPage(secret))}${quoteAnchor}`}>{strings.read}</Action>;
}

/** For whom and what a quote is, below a title; nothing where that is not known. */
function quotedRequest({ request }: MailedQuote, { locale }: MailContext): ReactElement | null {
  if (!request) return null;
  const customer = {
    label: quoteStringsIn(locale).document.facts.customer,
    value: customerText(request.customer),
  };
  return (
    <>
      <Subtitle>{cargoStringsIn(locale).lines.section}</Subtitle>
      <Facts facts={[customer, ...request.shipment]} />
    </>
  );
}

interface QuoteSentProps extends CustomerQuoteMail {
  /** As staff wrote them. */
  subject: string;
  body: string;
  /** The attachment that is its PDF. */
  fileId: string | null;
}

/** A quote as staff send it: their message, what it comes to, the PDF, and the way to accept it. */
export function quoteSent(props: QuoteSentProps, context: MailContext): EmailDraft {
  const strings = quoteMailStringsIn(context.locale).quote;
  const { leadReply } = leadMailStringsIn(context.locale);
  const envelope = inThread(props, props.subject, context);
  const file = withFile(props, context);
  return {
    ...envelope,
    ...file,
    body: (
      <EmailLayout context={context} preview={headerText(props.body)}>
        {props.body.split(/\n{2,}/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text have no other identity and never move.
          <Paragraph key={index}>
            <StaffText>{paragraph}</StaffText>
          </Paragraph>
        ))}
        <Subtitle>{strings.summary}</Subtitle>
        <Facts facts={[...optionFacts(props.quote, context), validFact(props.quote, context)]} />
        {file.attach && <Paragraph>{strings.attached}</Paragraph>}
        {wayToAccept(props.secret, context)}
        {quotedRequest(props.quote, context)}
        <Paragraph>{leadReply.foot(props.reference)}</Paragraph>
        <Facts facts={[...wayByMail(context), ...waysToReach(context, props)]} />
      </EmailLayout>
    ),
  };
}

/** Reminds the customer of a quote that expires in some days. */
export function quoteExpiring(props: CustomerQuoteMail, context: MailContext): EmailDraft {
  const strings = quoteMailStringsIn(context.locale).quoteExpiring;
  const { leadReply } = leadMailStringsIn(context.locale);
  const title = strings.title(props.reference);
  const envelope = inThread(props, title, context);
  const valid = validFact(props.quote, context);
  return {
    ...envelope,
    headers: { ...automaticHeaders, ...envelope.headers },
    body: (
      <EmailLayout context={context} preview={strings.text(valid.value)}>
        <Subtitle>{title}</Subtitle>
        <Paragraph>{strings.text(valid.value)}</Paragraph>
        <Facts facts={optionFacts(props.quote, context)} />
        {wayToAccept(props.secret, context)}
        <Paragraph>{strings.help}</Paragraph>
        <Paragraph>{leadReply.foot(props.reference)}</Paragraph>
        <Facts facts={[...wayByMail(context), ...waysToReach(context, props)]} />
      </EmailLayout>
    ),
  };
}

interface QuoteAcceptedProps extends CustomerQuoteMail {
  name: string;
  orderNumber: string;
  /** No accepted KYC case is known of the customer. */
  needsKyc: boolean;
  fileId: string | null;
}

/** Confirms to the customer what they accepted, with the PDF, and says what happens next. */
export function quoteAccepted(props: QuoteAcceptedProps, context: MailContext): EmailDraft {
  const strings = quoteMailStringsIn(context.locale).quoteAccepted;
  const { leadReply } = leadMailStringsIn(context.locale);
  const title = strings.title(props.reference);
  const envelope = inThread(props, title, context);
  const facts = [
    ...optionFacts(props.quote, context),
    { label: strings.name, value: props.name },
    { label: strings.order, value: props.orderNumber },
  ];
  return {
    ...envelope,
    ...withFile(props, context),
    headers: { ...automaticHeaders, ...envelope.headers },
    body: (
      <EmailLayout context={context} preview={strings.text}>
        <Subtitle>{title}</Subtitle>
        <Paragraph>{strings.text}</Paragraph>
        <Facts facts={facts} />
        {quotedRequest(props.quote, context)}
        <Subtitle>{strings.next}</Subtitle>
        <Steps steps={strings.steps} />
        {props.needsKyc && <Paragraph>{strings.kyc}</Paragraph>}
        {props.needsKyc && <Action href={pageIn(context, '/kyc')}>{strings.kycAction}</Action>}
        {props.secret && (
          <Paragraph>
            <TextLink href={pageIn(context, statusPage(props.secret))}>{strings.status}</TextLink>
          </Paragraph>
        )}
        <Paragraph>{strings.mistake}</Paragraph>
        <Paragraph>{leadReply.foot(props.reference)}</Paragraph>
        <Facts facts={[...wayByMail(context), ...waysToReach(context, props)]} />
      </EmailLayout>
    ),
  };
}

interface StaffQuoteMail {
  /** The owner of the lead; null for the desk's address, where nobody owns it. */
  to: MailAddress | null;
  leadId: string;
  reference: string;
  /** The customer's. */
  name: string;
  quote: MailedQuote;
  /** The outbox ids of the mails to the desk about the lead before, the oldest first; rows of older releases lack it. */
  references?: string[];
}

const deskAddress = ({ company }: MailContext) => ({ name: company.name, address: company.email.rates });

const deskThread = ({ references = [] }: StaffQuoteMail, { company }: MailContext) =>
  threadHeaders({ references }, company);

interface QuoteDecidedProps extends StaffQuoteMail {
  via: DecisionChannel;
  /** Of the staff member who recorded it; null where the customer decided. */
  recordedBy: string | null;
  decision:
    | { outcome: 'accepted'; orderNumber: string }
    | { outcome: 'declined'; reason: DeclineReason; comment: string };
}

/** E-mail to the owner of a lead, or to the desk, when its quote was accepted or declined. */
export function quoteDecided(props: QuoteDecidedProps, context: MailContext): EmailDraft {
  const strings = staffQuoteMails.quoteDecided;
  const { decision, reference, leadId } = props;
  const options =
    decision.outcome === 'accepted'
      ? [...optionFacts(props.quote, context), { label: strings.order, value: decision.orderNumber }]
      : [
          { label: strings.reason, value: strings.reasons[decision.reason] },
          { label: strings.comment, value: decision.comment },
        ];
  const facts = [
    ...options,
    { label: strings.via, value: strings.channels[props.via] },
    { label: strings.by, value: props.recordedBy ?? '' },
  ].filter(({ value }) => value !== '');
  return linkMail(context, {
    to: props.to ?? deskAddress(context),
    headers: { ...automaticHeaders, ...deskThread(props, context) },
    title: strings.title[decision.outcome](headerText(props.name) || strings.unnamed, reference),
    text: [],
    preview: headerText(facts[0]?.value ?? ''),
    facts: { list: facts },
    link: { href: `${context.appUrl}${requestPath(leadId)}`, text: strings.open },
  });
}

/** Reminds the owner of a lead, or the desk, of a quote that expires in some days. */
export function quoteExpiringForDesk(props: StaffQuoteMail, context: MailContext): EmailDraft {
  const strings = staffQuoteMails.quoteExpiringForDesk;
  return linkMail(context, {
    to: props.to ?? deskAddress(context),
    headers: { ...automaticHeaders, ...deskThread(props, context) },
    title: strings.title(headerText(props.name) || strings.unnamed, props.reference),
    text: [strings.text(validFact(props.quote, context).value)],
    facts: { list: optionFacts(props.quote, context) },
    link: { href: `${context.appUrl}${requestPath(props.leadId)}`, text: strings.open },
  });
}
