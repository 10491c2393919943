import { cargoIn } from '#features/cargo/stored.ts';
import { statusPage } from '#platform/commands/submission-headers.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import {
  type Attachment,
  automaticHeaders,
  type EmailDraft,
  type MailContext,
  momentIn,
  pageIn,
} from '#platform/mail/composed-email.ts';
import {
  Action,
  EmailLayout,
  type Fact,
  Facts,
  LargeReference,
  Paragraph,
  Steps,
  Subtitle,
  Title,
} from '#platform/mail/email-layout.tsx';
import { threadHeaders } from '#platform/mail/mail-thread.ts';
import { linesOfMail } from '#platform/mail/plain-text.ts';
import { replyToOf } from '#platform/mail/reply-address.ts';
import { fill } from '#platform/values/format.ts';
import { hasRequestPdf, textOf } from '../answers.ts';
import { customerZoneOf } from '../customer-zone.ts';
import { answeredOnly, describeAnswers } from '../describe-answers.ts';
import { AnswerFacts } from './answer-facts.tsx';
import type { LeadEmailProps } from './lead-for-desk.tsx';
import { leadMailStringsIn } from './mail-strings.ts';
import { wayByMail, waysToReach } from './ways-to-reach.ts';

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
