import type { ReactElement, ReactNode } from 'react';
import { cargoStringsIn } from '#features/cargo/cargo-lines.ts';
import type { Totals } from '#features/rates/price/amounts.ts';
import { StaffText } from '#features/requests/mails/lead-reply.tsx';
import { leadMailStringsIn } from '#features/requests/mails/mail-strings.ts';
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
  Steps,
  Subtitle,
  TextLink,
} from '#platform/mail/email-layout.tsx';
import { type MailThread, subjectOfMail, threadHeaders } from '#platform/mail/mail-thread.ts';
import { replyToOf } from '#platform/mail/reply-address.ts';
import { fill } from '#platform/values/format.ts';
import { formatMoney, formatTotals } from '#platform/values/money.ts';
import { type Letter, letterOf } from '../document/letter.ts';
import {
  customerText,
  freeDaysText,
  optionTitle,
  transitText,
  validText,
  wayText,
} from '../document/quote-lines.ts';
import type { QuotedRequest } from '../document.ts';
import type { CustomerQuote } from '../quote.ts';
import { quoteStringsIn } from '../quote-strings.ts';
import { MailLetter } from './mail-letter.tsx';
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
  /** Of its content; mails of an older release lack it. */
  version?: number;
  /** For whom and what it is, as it was sent; mails of an older release lack it. */
  request?: QuotedRequest;
  /** All that the customer may know, for the letter; mails of an older release lack it. */
  content?: CustomerQuote;
  preparedBy?: string;
  isByRule?: true;
  /** Milliseconds since 1970; mails of an older release lack it. */
  sentAt?: number;
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

export function optionFacts(
  { options, optionCount, content, version = content?.version ?? 1 }: MailedQuote,
  { locale }: Pick<MailContext, 'locale'>,
): Fact[] {
  const { document: t } = quoteStringsIn(locale);
  const { total } = quoteMailStringsIn(locale).quote;
  const isNamed = optionCount > 1;
  return options.map((option) => {
    const { byCurrency, converted } = option.totals;
    const amounts = formatTotals(locale, byCurrency);
    return {
      label: isNamed ? optionTitle(option, option.number, t) : total,
      value: [
        converted ? `${amounts} = ${formatMoney(locale, converted)}` : amounts,
        [
          wayText(option, t, { isNamed }),
          transitText(locale, option, { version, strings: t }),
          freeDaysText(locale, option, t),
        ]
          .filter(Boolean)
          .join(', '),
      ]
        .filter(Boolean)
        .join('\n'),
    };
  });
}

export function validFact(quote: MailedQuote, { company, locale }: MailContext): Fact {
  const { document: t } = quoteStringsIn(locale);
  const { valid } = quoteMailStringsIn(locale).quote;
  return { label: valid, value: validText({ locale, ...quote }, company.hours.timeZone, t) };
}

/** The letter of a quote, with the options of the mail alone; null where an older release put the mail in the outbox. */
function letterIn({ reference, quote }: CustomerQuoteMail, { company, locale }: MailContext): Letter | null {
  const { request, content, preparedBy = '', revision, expiresAt, isByRule, sentAt = 0 } = quote;
  if (!request || !content) return null;
  const document = {
    ...request,
    locale,
    reference,
    revision,
    preparedBy,
    sentAt,
    expiresAt,
    ...(isByRule && { isByRule }),
    quote: content,
  };
  const letter = letterOf(document, company, quoteStringsIn(locale).document);
  const shown = quote.options.map(({ id }) => id);
  return { ...letter, options: letter.options.filter(({ id }) => shown.includes(id)) };
}

/** A quote as its letter; as facts in the plain-text part, and where the letter is not known. */
function quoteLetter(
  props: CustomerQuoteMail,
  context: MailContext,
  { action, children }: { action?: { href: string; label: string } | undefined; children: ReactNode },
): ReactNode {
  const letter = letterIn(props, context);
  return letter ? <MailLetter letter={letter} {...(action && { action })} asText={children} /> : children;
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
  const name = fill(quoteMailStringsIn(locale).quote.fileName, { reference, revision: quote.revision });
  return { attach: async () => [{ ...file, name: `${name}.pdf` }] };
}

/** Address and label of the quote on the status page; undefined without a link that works. */
function actionOf(secret: string | null, context: MailContext) {
  const label = quoteMailStringsIn(context.locale).quote.read;
  return secret === null
    ? undefined
    : { href: `${pageIn(context, statusPage(secret))}${quoteAnchor}`, label };
}

/** The way to the quote on the status page; without a link that works, how to accept it otherwise. */
function wayToAccept(secret: string | null, context: MailContext): ReactElement {
  const strings = quoteMailStringsIn(context.locale).quote;
  const action = actionOf(secret, context);
  if (!action) return <Paragraph>{fill(strings.call, { phone: context.company.phone })}</Paragraph>;
  return <Action href={action.href}>{action.label}</Action>;
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
        {quoteLetter(props, context, {
          action: actionOf(props.secret, context),
          children: (
            <>
              <Subtitle>{strings.summary}</Subtitle>
              <Facts facts={[...optionFacts(props.quote, context), validFact(props.quote, context)]} />
              {props.secret !== null && wayToAccept(props.secret, context)}
              {quotedRequest(props.quote, context)}
            </>
          ),
        })}
        {props.secret === null && wayToAccept(null, context)}
        {file.attach && <Paragraph>{strings.attached}</Paragraph>}
        <Paragraph>{fill(leadReply.foot, { reference: props.reference })}</Paragraph>
        <Facts facts={[...wayByMail(context), ...waysToReach(context, props)]} />
      </EmailLayout>
    ),
  };
}

/** Reminds the customer of a quote that expires in some days. */
export function quoteExpiring(props: CustomerQuoteMail, context: MailContext): EmailDraft {
  const strings = quoteMailStringsIn(context.locale).quoteExpiring;
  const { leadReply } = leadMailStringsIn(context.locale);
  const title = fill(strings.title, { reference: props.reference });
  const envelope = inThread(props, title, context);
  const valid = validFact(props.quote, context);
  return {
    ...envelope,
    headers: { ...automaticHeaders, ...envelope.headers },
    body: (
      <EmailLayout context={context} preview={fill(strings.text, { day: valid.value })}>
        <Subtitle>{title}</Subtitle>
        <Paragraph>{fill(strings.text, { day: valid.value })}</Paragraph>
        {quoteLetter(props, context, {
          action: actionOf(props.secret, context),
          children: (
            <>
              <Facts facts={optionFacts(props.quote, context)} />
              {props.secret !== null && wayToAccept(props.secret, context)}
            </>
          ),
        })}
        {props.secret === null && wayToAccept(null, context)}
        <Paragraph>{strings.help}</Paragraph>
        <Paragraph>{fill(leadReply.foot, { reference: props.reference })}</Paragraph>
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
  const title = fill(strings.title, { reference: props.reference });
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
        <Paragraph>{fill(leadReply.foot, { reference: props.reference })}</Paragraph>
        <Facts facts={[...wayByMail(context), ...waysToReach(context, props)]} />
      </EmailLayout>
    ),
  };
}
