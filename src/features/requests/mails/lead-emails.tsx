import { messageForm, statusPage } from '../../../platform/commands/submission-headers.ts';
import type { Folder } from '../../../platform/db/tables.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import {
  type Attachment,
  automaticHeaders,
  type EmailDraft,
  headerText,
  type MailContext,
  momentIn,
  momentOfOffice,
  pageIn,
} from '../../../platform/mail/composed-email.ts';
import {
  Action,
  EmailLayout,
  type Fact,
  Facts,
  LargeReference,
  Notice,
  Paragraph,
  Steps,
  Subtitle,
  TextLink,
  Title,
  UserText,
} from '../../../platform/mail/email-layout.tsx';
import { automaticTo, linkMail } from '../../../platform/mail/link-mail.tsx';
import { type MailThread, subjectOfMail, threadHeaders } from '../../../platform/mail/mail-thread.ts';
import { linesOfMail, readsAsText } from '../../../platform/mail/plain-text.ts';
import { replyToOf } from '../../../platform/mail/reply-address.ts';
import { fill } from '../../../platform/values/format.ts';
import { telephoneUrl, whatsappUrl } from '../../../platform/values/telephone.ts';
import { laneLine, totalsOf } from '../../cargo/cargo-lines.ts';
import { cargoIn } from '../../cargo/stored.ts';
import { type AnsweredLead, hasRequestPdf, textOf } from '../answers.ts';
import { customerZoneOf } from '../customer-zone.ts';
import { answeredOnly, describeAnswers } from '../describe-answers.ts';
import { requestPath } from '../lead.ts';
import { staffLeadMails } from '../strings/en/lead-mails.ts';
import { AnswerFacts } from './answer-facts.tsx';
import { leadMailStringsIn } from './mail-strings.ts';

export interface LeadEmailProps {
  /** The lead's. */
  id: string;
  lead: AnsweredLead;
  /** Typed name of the sender, else the account's; `email` likewise, and empty when there is neither. */
  name?: string;
  email: string;
  reference: string;
  folder: Folder;
  /** Milliseconds since 1970, as `dueAt`. */
  receivedAt: number;
  dueAt: number;
}

interface AcknowledgementProps extends LeadEmailProps {
  /** The part of the status page's address that cannot be guessed; null where no link works. */
  secret: string | null;
  /** True if it may repeat what was typed: the owner of the address has confirmed it. */
  withAnswers?: boolean;
  /** The Message-ID of the mail that it answers; rows of older releases lack it. */
  references?: string[];
}

/**
 * Subject of a request or message in a line: the cargo, else the goods, the service or the typed subject; empty for
 * none.
 */
function subjectOf(lead: AnsweredLead, locale: Locale): string {
  const [service] = answeredOnly(describeAnswers(lead, locale)).flatMap(({ fields }) =>
    fields.filter(({ name }) => name === 'service').map(({ value }) => value),
  );
  return headerText(
    ['productToExport', 'products', 'subject', 'message'].map((name) => textOf(lead, name)).find(Boolean) ??
      service ??
      '',
  );
}

/** E-mail to the desk after a rate request or message, with every field and a link to it at the desk. */
export function leadForDesk(props: LeadEmailProps, context: MailContext): EmailDraft {
  const { company, appUrl } = context;
  const { lead, reference, folder } = props;
  const strings = staffLeadMails.leadForDesk;
  const isSpam = folder === 'spam';
  const name = headerText(
    props.name || textOf(lead, 'clientName') || textOf(lead, 'brandName') || textOf(lead, 'name'),
  );
  const what = strings.from(strings.kinds[lead.kind], name);
  const subject = subjectOf(lead, context.locale);
  const phone = textOf(lead, 'phone');
  const facts = [
    { label: strings.due, value: momentIn(context, props.dueAt) },
    { label: strings.email, value: props.email, href: `mailto:${props.email}?subject=${reference}` },
    { label: strings.phone, value: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` },
    { label: strings.reference, value: reference },
    { label: strings.received, value: momentIn(context, props.receivedAt) },
  ];
  const shipment = cargoIn(lead.answers);
  const totals = shipment ? totalsOf(shipment, context.locale, { isShort: true }) : [];
  const cargo = shipment
    ? [headerText(laneLine(shipment)), ...totalsOf(shipment, context.locale)].filter(Boolean).join(' · ')
    : '';
  const preview = `${what}. ${cargo && `${cargo}. `}${strings.due}: ${momentIn(context, props.dueAt)}`;
  return {
    to: {
      name: company.name,
      address: lead.kind === 'rate-request' ? company.email.rates : company.email.contact,
    },
    subject: `${isSpam ? `[${strings.spam}] ` : ''}${[`${reference}: ${subject || what}`, ...totals].join(' · ')} · ${strings.dueBy(momentOfOffice(context, props.dueAt))}`,
    body: (
      <EmailLayout context={context} preview={preview}>
        <Title>{subject || what}</Title>
        {subject && <Paragraph>{what}</Paragraph>}
        <Action href={`${appUrl}${requestPath(props.id)}`}>{strings.open}</Action>
        {isSpam && <Notice>{strings.spamNotice}</Notice>}
        {!isSpam && <Notice>{props.email ? strings.answerNotice : strings.callNotice}</Notice>}
        <Facts facts={facts} />
        <AnswerFacts
          title={strings.answers}
          sections={answeredOnly(describeAnswers(lead, context.locale, { isForDesk: true }), [
            'email',
            'phone',
          ])}
        />
      </EmailLayout>
    ),
  };
}

/** Says that the mail itself can be answered, where that reaches the desk. */
export function wayByMail({ answersByMail, locale }: MailContext): Fact[] {
  const { mail, reply } = leadMailStringsIn(locale).waysToReach;
  return answersByMail ? [{ label: mail, value: reply }] : [];
}

/**
 * Ways to answer us about a request, as facts with links, in ways that reach the desk: first the request's own page,
 * without a link to it the contact form with the reference filled in. A reply to a mail is not among them: without
 * IMAP_URL it reaches a mailbox, not the desk.
 */
export function waysToReach(
  context: MailContext,
  { reference, secret = null }: { reference: string; secret?: string | null | undefined },
): Fact[] {
  const strings = leadMailStringsIn(context.locale).waysToReach;
  const { phone, whatsapp } = context.company;
  return [
    secret
      ? { label: strings.site, value: strings.answer, href: pageIn(context, messageForm(secret)) }
      : {
          label: strings.site,
          value: strings.form,
          href: pageIn(context, `/contactus?subject=${reference}`),
        },
    { label: strings.phone, value: phone, href: telephoneUrl(phone) },
    ...(whatsapp
      ? [
          {
            label: strings.whatsapp,
            value: strings.chat,
            href: whatsappUrl(whatsapp, fill(strings.about, { reference })),
          },
        ]
      : []),
  ];
}

function zoneOfSender({ lead, receivedAt }: LeadEmailProps, locale: Locale): string | null {
  const { from, to } = cargoIn(lead.answers) ?? {};
  return customerZoneOf({ locale, phone: textOf(lead, 'phone'), places: [from, to], now: receivedAt });
}

/** Characters and lines of one answer in the PDF, and characters of all: the layout of 20,000 takes a second. */
const longestAnswer = 6_000;
const mostLines = 120;
const mostCharacters = 24_000;

/** The request as it was sent, to be kept and passed on: the page of the request, which only its sender knows, is not in it. */
async function requestAsPdf(props: LeadEmailProps, context: MailContext): Promise<Attachment[]> {
  // Only the thread that composes mails loads the renderer, with the first mail that needs it.
  const { renderRateRequest } = await import('../pdf/rate-request.tsx');
  const { company, locale } = context;
  const { lead, reference, receivedAt, dueAt } = props;
  const { title, intro, received, due, elsewhere, ...strings } = leadMailStringsIn(locale).requestPdf;
  const own = zoneOfSender(props, locale);
  let left = mostCharacters;
  const shorten = (typed: string) => {
    const most = Math.min(longestAnswer, left);
    left -= Math.min(typed.length, most);
    const cut = typed.length > most ? `${typed.slice(0, most)}…\n${elsewhere}` : typed;
    return linesOfMail(cut, elsewhere, mostLines).join('\n');
  };
  const content = await renderRateRequest({
    locale,
    company,
    receivedAt,
    facts: [
      { label: due, value: momentIn(context, dueAt, own) },
      { label: received, value: momentIn(context, receivedAt, own) },
    ],
    sections: answeredOnly(describeAnswers(lead, locale)).map(({ title: heading, fields }) => ({
      title: heading,
      fields: fields.map(({ label, value }) => ({ label, value: shorten(value) })),
    })),
    strings: {
      ...strings,
      title: fill(title, { reference }),
      intro: fill(intro, { site: new URL(company.website).host }),
      greeting: fill(leadMailStringsIn(locale).waysToReach.about, { reference }),
    },
  });
  return [{ name: `${reference}.pdf`, type: 'application/pdf', content }];
}

/**
 * E-mail to the visitor after a request: what happens next and by when. What the visitor typed is in it only when
 * the owner of the address has confirmed it, and never in a header: a form must not let strangers write to others in our
 * name.
 */
export function leadAcknowledgement(props: AcknowledgementProps, context: MailContext): EmailDraft {
  const { company } = context;
  const { lead, reference } = props;
  const strings = leadMailStringsIn(context.locale).leadAcknowledgement;
  const title = strings.title[lead.kind];
  const steps = strings.steps[lead.kind];
  const email = lead.kind === 'rate-request' ? company.email.rates : company.email.contact;
  const withPdf = hasRequestPdf(props) && !context.withoutAttachments;
  const promise = fill(strings.promise, {
    due: momentIn(context, props.dueAt, zoneOfSender(props, context.locale)),
  });
  return {
    to: { name: '', address: props.email },
    replyTo: replyToOf(context, { email, reference }),
    subject: fill(strings.subject[lead.kind], { reference }),
    headers: { ...automaticHeaders, ...threadHeaders({ references: props.references ?? [] }, company) },
    ...(withPdf ? { attach: () => requestAsPdf(props, context) } : {}),
    body: (
      <EmailLayout context={context} preview={promise}>
        <Title>{promise}</Title>
        <Paragraph>{title}.</Paragraph>
        <LargeReference title={strings.reference}>{reference}</LargeReference>
        <Paragraph>{strings.quote}</Paragraph>
        {withPdf && <Paragraph>{strings.attached}</Paragraph>}
        <Subtitle>{strings.next}</Subtitle>
        <Steps steps={steps} />
        {props.secret && <Action href={pageIn(context, statusPage(props.secret))}>{strings.status}</Action>}
        <Subtitle>{strings.reach}</Subtitle>
        <Facts facts={[...wayByMail(context), ...waysToReach(context, props)]} />
        {props.withAnswers && (
          <AnswerFacts
            title={strings.copy}
            sections={describeAnswers(lead, context.locale)}
            elsewhere={strings.elsewhere}
          />
        )}
        <Paragraph>{fill(strings.why, { site: new URL(company.website).host })}</Paragraph>
      </EmailLayout>
    ),
  };
}

/** A staff member's text with its web addresses as links. */
export function StaffText({ children }: { children: string }) {
  // A full stop or bracket after an address belongs to the sentence.
  const parts = children.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/g);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity and never move.
      <TextLink key={index} href={part}>
        {part}
      </TextLink>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <UserText key={index} elsewhere={null}>
        {part}
      </UserText>
    ),
  );
}

readsAsText(StaffText, ({ children }) => linesOfMail(children, null).join('\n'));

interface LeadReplyProps {
  address: string;
  reference: string;
  /** The part of the status page's address that cannot be guessed; null where no link works. */
  secret: string | null;
  subject: string;
  body: string;
  /** The names of its files; rows of older releases have none. */
  files?: string[];
  /** The mails before; rows of older releases have `after`, the outbox id of the last one, in its place. */
  thread?: MailThread;
  after?: string | null;
}

/**
 * The reply as staff wrote it, with how to answer so that the desk sees it. An answer to the mail goes to the company's
 * mailbox for rates. The subject is what staff wrote, with the reference.
 */
export function leadReply(props: LeadReplyProps, context: MailContext): EmailDraft {
  const { company } = context;
  const { reference, files = [] } = props;
  const href = props.secret && pageIn(context, statusPage(props.secret));
  const strings = leadMailStringsIn(context.locale).leadReply;
  const thread = props.thread ?? { references: props.after ? [props.after] : [] };
  return {
    to: { name: '', address: props.address },
    replyTo: replyToOf(context, { email: company.email.rates, reference }),
    subject: subjectOfMail(props.subject, reference),
    headers: threadHeaders(thread, company),
    body: (
      <EmailLayout context={context} preview={headerText(props.body)}>
        {props.body.split(/\n{2,}/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text have no other identity and never move.
          <Paragraph key={index}>
            <StaffText>{paragraph}</StaffText>
          </Paragraph>
        ))}
        {files.length > 0 && (
          <Facts facts={[{ label: strings.files, value: files.join('\n'), ...(href ? { href } : {}) }]} />
        )}
        <Paragraph>{fill(strings.foot, { reference })}</Paragraph>
        <Facts facts={[...wayByMail(context), ...waysToReach(context, props)]} />
        {href && (
          <Paragraph>
            <TextLink href={href}>{strings.status}</TextLink>
          </Paragraph>
        )}
      </EmailLayout>
    ),
  };
}

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
}

/** The link of a request's page; without one that works, how to reach us. */
export function leadLink(props: LeadLinkProps, context: MailContext): EmailDraft {
  const { address, reference, secret, references, reason = 'asked' } = props;
  const { company } = context;
  const strings = leadMailStringsIn(context.locale).leadLink;
  const why = fill(strings.why[reason], { site: new URL(company.website).host });
  return linkMail(context, {
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
}
