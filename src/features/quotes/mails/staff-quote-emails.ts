import type { DecisionChannel, DeclineReason } from '#features/rates/charges.ts';
import { requestPath } from '#features/requests/lead.ts';
import {
  automaticHeaders,
  type EmailDraft,
  headerText,
  type MailAddress,
  type MailContext,
} from '#platform/mail/composed-email.ts';
import { linkMail } from '#platform/mail/link-mail.tsx';
import { threadHeaders } from '#platform/mail/mail-thread.ts';
import { staffQuoteMails } from '../strings/en/quote-mails.ts';
import { type MailedQuote, optionFacts, validFact } from './quote-emails.tsx';

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
