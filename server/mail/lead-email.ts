import { type ContactMessageInput, contactMessageFields } from '../../contract/contact-message.ts';
import { fieldLabelsIn } from '../../contract/field-labels.ts';
import type { Language } from '../../contract/language.ts';
import { type RateRequestInput, rateRequestFields } from '../../contract/rate-request.ts';
import type { Folder } from '../db/tables.ts';

/** What the e-mails about a rate request or a contact message are made from. */
export interface LeadEmailProps {
  /** The lead's. */
  id: string;
  lead:
    | { kind: 'rate-request'; answers: RateRequestInput }
    | { kind: 'contact-message'; answers: ContactMessageInput };
  language: Language;
  /** Who asks: what was typed, else the account's name; `email` likewise, and empty when there is neither. */
  name?: string;
  email: string;
  reference: string;
  /** The part of the status page's address that cannot be guessed. */
  secret: string;
  folder: Folder;
  /** Milliseconds since 1970, as `dueAt`. */
  receivedAt: number;
  dueAt: number;
  /** Whether an acknowledgement may repeat what was typed: its owner has confirmed the address. */
  withAnswers?: boolean;
}

/** Every question with its answer, in the order of the form; an unanswered one has the empty string. */
export function answersOf(
  lead: LeadEmailProps['lead'],
  language: Language,
): { label: string; value: string }[] {
  const labels = fieldLabelsIn(language);
  if (lead.kind === 'rate-request') {
    const { service } = lead.answers;
    return [
      ...(service ? [{ label: labels.rateRequest.service, value: labels.services[service] }] : []),
      ...rateRequestFields.map((field) => ({
        label: labels.rateRequest[field],
        value: lead.answers[field],
      })),
    ];
  }
  return contactMessageFields.map((field) => ({
    label: labels.contactMessage[field],
    value: lead.answers[field],
  }));
}
