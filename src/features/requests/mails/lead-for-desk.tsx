import { laneLine, totalsOf } from '#features/cargo/cargo-lines.ts';
import { placeName } from '#features/cargo/place.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import type { Folder } from '#platform/db/tables.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import {
  type EmailDraft,
  headerText,
  type MailContext,
  momentIn,
  momentOfOffice,
} from '#platform/mail/composed-email.ts';
import { Action, EmailLayout, Facts, Notice, Paragraph, Title } from '#platform/mail/email-layout.tsx';
import { localTimeIn } from '#platform/values/local-time.ts';
import { type AnsweredLead, textOf } from '../answers.ts';
import { answeredOnly, describeAnswers } from '../describe-answers.ts';
import { requestPath } from '../lead.ts';
import { staffLeadMails } from '../strings/en/lead-mails.ts';
import { AnswerFacts } from './answer-facts.tsx';

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
