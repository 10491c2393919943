import type { FieldProblem } from '../../../contract/messages.ts';
import type { WhatsAppChat } from '../whatsapp-link.tsx';
import type { HintWords } from './hinted-field.tsx';
import type { ReceiptContactWords } from './receipt-contact.tsx';

/** What a form's messages are called in contract/messages.ts. */
export interface OutcomeMessages {
  sent: string;
  failed: string;
  unreachable: string;
}

/** The words that all forms share; app/content brings them. */
export interface FormWords {
  optional: string;
  leaveEmpty: string;
  summaryTitle: string;
  offline: string;
  /** Says why a form was not sent, and what to do: without a network, and with one by which no answer came. */
  notSent: { offline: string; unreachable: string };
  /** Says that the connection is back and the form still waits to be sent. */
  online: string;
  reference: string;
  /** Leads to the request's own page. */
  statusLink: string;
  /** Stands under what was sent: the form below is empty, for the next. */
  another: string;
  copyReference: string;
  referenceCopied: string;
  whatsapp: WhatsAppChat;
  checkFields: string;
  fields: Record<FieldProblem, string>;
  hints: HintWords;
  messages: OutcomeMessages;
  submit: string;
  submitting: string;
  /** What happens with the answers, with a link to the privacy notice. */
  privacy: string;
  contact: ReceiptContactWords;
  /** Removes the receipt from this device. */
  dismiss: string;
  done: { title: string; text: string; due?: string };
}
