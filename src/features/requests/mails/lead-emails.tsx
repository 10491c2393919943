import { laneLine, totalsOf } from '#features/cargo/cargo-lines.ts';
import { placeName } from '#features/cargo/place.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import { messageForm, statusPage } from '#platform/commands/submission-headers.ts';
import type { Company } from '#platform/company.ts';
import type { Folder } from '#platform/db/tables.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import {
  type Attachment,
  automaticHeaders,
  type EmailDraft,
  headerLine,
  headerText,
  type MailContext,
  momentIn,
  momentOfOffice,
  pageIn,
} from '#platform/mail/composed-email.ts';
import {
  Action,
  EmailLayout,
  type Fact,
  Facts,
  LargeReference,
  Notice,
  Paragraph,
  Quote,
  SmallPrint,
  Steps,
  Subtitle,
  TextLink,
  Title,
  UserText,
} from '#platform/mail/email-layout.tsx';
import { automaticTo, linkMail } from '#platform/mail/link-mail.tsx';
import { type MailThread, subjectOfMail, threadHeaders } from '#platform/mail/mail-thread.ts';
import { linesOfMail, readsAsText } from '#platform/mail/plain-text.ts';
import { replyToOf } from '#platform/mail/reply-address.ts';
import { fill } from '#platform/values/format.ts';
import { localTimeIn } from '#platform/values/local-time.ts';
import { telephoneUrl, whatsappUrl } from '#platform/values/telephone.ts';
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
  /** It answers a mail, under this subject; under one of ours where null. */
  mail?: { subject: string | null };
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

/** Parts of a line; a subject has no space that does not break. */
const inLine = (parts: (string | null | false)[]) => parts.filter(Boolean).join(' · ');

const laneOf = (from: string, to: string) => headerText(`${placeName(from)} → ${placeName(to)}`);

/** E-mail to the desk after a rate request or message: the lane and the cargo first, then every field and a link to it at the desk. */
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
  const contact = [
    { label: strings.due, value: momentIn(context, props.dueAt) },
    { label: strings.email, value: props.email, href: `mailto:${props.email}?subject=${reference}` },
    { label: strings.phone, value: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` },
    { label: strings.reference, value: reference },
    { label: strings.received, value: momentIn(context, props.receivedAt) },
  ];
  const shipment = cargoIn(lead.answers);
  const totals = shipment ? totalsOf(shipment, context.locale, { isShort: true }) : [];
  const lane = shipment?.from?.text && shipment.to?.text ? laneOf(shipment.from.text, shipment.to.text) : '';
  const ready = shipment?.readyOn
    ? strings.ready(
        localTimeIn(shipment.readyOn, context.locale, new Date(props.receivedAt).getUTCFullYear()),
      )
    : '';
  const facts = [...(shipment ? totalsOf(shipment, context.locale) : []), ready];
  const title = lane || subject || what;
  const cargo = inLine([lane && subject, ...facts]);
  const first = inLine([shipment && headerText(laneLine(shipment)), ...facts]);
  const preview = `${first && `${first}. `}${what}. ${strings.due}: ${momentIn(context, props.dueAt)}`;
  return {
    to: {
      name: company.name,
      address: lead.kind === 'rate-request' ? company.email.rates : company.email.contact,
    },
    subject: `${isSpam ? `[${strings.spam}] ` : ''}${inLine([`${reference}: ${title}`, lane && subject, ...totals])} · ${strings.dueBy(momentOfOffice(context, props.dueAt))}`,
    body: (
      <EmailLayout context={context} preview={preview}>
        <Title>{title}</Title>
        {cargo && <Paragraph>{cargo}</Paragraph>}
        {title !== what && <Paragraph>{what}</Paragraph>}
        <Action href={`${appUrl}${requestPath(props.id)}`}>{strings.open}</Action>
        {isSpam && <Notice>{strings.spamNotice}</Notice>}
        {!isSpam && <Notice>{props.email ? strings.answerNotice : strings.callNotice}</Notice>}
        <Facts facts={contact} />
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

/** Ways to answer us for somebody who wrote a mail: by mail, and those of `waysToReach` without the forms of the site. */
function waysToAnswerMail(context: MailContext, { reference }: { reference: string }): Fact[] {
  const [, ...others] = waysToReach(context, { reference });
  return [...wayByMail(context), ...others];
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
    subject: props.mail?.subject ?? fill(strings.subject[lead.kind], { reference }),
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
        <Facts
          facts={
            props.mail
              ? waysToAnswerMail(context, props)
              : [...wayByMail(context), ...waysToReach(context, props)]
          }
        />
        {props.withAnswers && (
          <AnswerFacts
            title={strings.copy}
            sections={describeAnswers(lead, context.locale)}
            elsewhere={strings.elsewhere}
          />
        )}
        <Paragraph>
          {props.mail ? strings.whyMail : fill(strings.why, { site: new URL(company.website).host })}
        </Paragraph>
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
  /** The recipient may not open the status page. */
  withoutLink?: boolean;
  subject: string;
  body: string;
  /** Name of the member of staff; rows of older releases lack it. */
  author?: string;
  /** It is part of a conversation by mail; `quote` is what it answers. */
  mail?: { quote: { name: string; at: number; text: string } | null };
  /** The names of its files; rows of older releases have none. */
  files?: string[];
  /** The mails before; rows of older releases have `after`, the outbox id of the last one, in its place. */
  thread?: MailThread;
  after?: string | null;
}

/** Lines and characters of a mail that its answer repeats: enough to know which it is. */
const quotedLines = 12;
const quotedCharacters = 800;

function shortQuote(text: string): string {
  const lines = text.trim().split('\n');
  const cut = lines.slice(0, quotedLines).join('\n').slice(0, quotedCharacters).toWellFormed();
  return cut.length < text.trim().length ? `${cut.trimEnd()} …` : cut;
}

/** Name of the author and the company, unless the text ends with the name, as canned replies do. */
function signatureOf({ body, author }: Pick<LeadReplyProps, 'body' | 'author'>, company: Company) {
  if (!author) return null;
  const names = [author, author.split(' ')[0] ?? author].map((name) => name.toLowerCase());
  const end = body
    .toLowerCase()
    .split('\n')
    .map((line) => line.replace(/[.,;–—-]/g, '').trim())
    .filter(Boolean)
    .slice(-4);
  const isSigned = end.some((line) => line.includes(names[0] ?? '') || names.includes(line));
  return isSigned ? null : (
    <Paragraph>
      <StaffText>{[author, company.name].join('\n')}</StaffText>
    </Paragraph>
  );
}

/**
 * The reply as staff wrote it, with how to answer so that the desk sees it. An answer to the mail goes to the company's
 * mailbox for rates. The subject is what staff wrote, with the reference.
 */
export function leadReply(props: LeadReplyProps, context: MailContext): EmailDraft {
  const { company } = context;
  const { reference, files = [] } = props;
  const secret = props.withoutLink ? null : props.secret;
  const href = secret && pageIn(context, statusPage(secret));
  const strings = leadMailStringsIn(context.locale).leadReply;
  const thread = props.thread ?? { references: props.after ? [props.after] : [] };
  return {
    to: { name: '', address: props.address },
    replyTo: replyToOf(context, { email: company.email.rates, reference }),
    subject: props.mail ? headerLine(props.subject) : subjectOfMail(props.subject, reference),
    headers: threadHeaders(thread, company),
    body: (
      <EmailLayout context={context} preview={headerText(props.body)}>
        {props.body.split(/\n{2,}/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text have no other identity and never move.
          <Paragraph key={index}>
            <StaffText>{paragraph}</StaffText>
          </Paragraph>
        ))}
        {signatureOf(props, company)}
        {files.length > 0 && (
          <Facts facts={[{ label: strings.files, value: files.join('\n'), ...(href ? { href } : {}) }]} />
        )}
        {!props.mail && (
          <>
            <Paragraph>{fill(strings.foot, { reference })}</Paragraph>
            <Facts facts={[...wayByMail(context), ...waysToReach(context, { reference, secret })]} />
          </>
        )}
        {props.mail && <SmallPrint>{fill(strings.reference, { reference })}</SmallPrint>}
        {href && (
          <Paragraph>
            <TextLink href={href}>{strings.status}</TextLink>
          </Paragraph>
        )}
        {props.mail?.quote && (
          <Quote
            intro={fill(strings.wrote, {
              moment: momentOfOffice(context, props.mail.quote.at),
              name: headerText(props.mail.quote.name),
            })}
          >
            {shortQuote(props.mail.quote.text)}
          </Quote>
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
