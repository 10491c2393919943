import type { TransportMode } from '#features/cargo/choices.ts';
import type { LeadStage, LostReason, ReplyChannel } from '../../lead.ts';
import type { LeadSummary } from '../../lead-input.ts';

export const stages: Record<LeadStage, string> = {
  new: 'New',
  'need-information': 'Need information',
  quoting: 'Quoting',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  notice: 'Notices',
  spam: 'Spam',
};

/** Shown for New once nobody waits for an answer. */
const answeredStages = { answered: 'Answered', done: 'Done' };

/** Stage of a request as lists show it. */
export function stageText({ stage, due, isDone }: Pick<LeadSummary, 'stage' | 'due' | 'isDone'>): string {
  if (stage !== 'new' || due !== null) return stages[stage];
  return isDone ? answeredStages.done : answeredStages.answered;
}

export const lostReasons: Record<LostReason, string> = {
  price: 'Price',
  'transit-time': 'Transit time',
  'no-answer': 'No response',
  'went-elsewhere': 'Chose a competitor',
  'not-our-trade': 'Not our trade',
  other: 'Another reason',
};

export const channels: Record<ReplyChannel, string> = {
  telephone: 'By phone',
  whatsapp: 'By WhatsApp',
  'own-mail': 'From my own mailbox',
  'in-person': 'In person',
};

/** Channels of requests that staff entered. */
export const arrivalChannels: Record<ReplyChannel, string> = {
  telephone: 'By phone',
  whatsapp: 'By WhatsApp',
  'own-mail': 'By e-mail to a colleague',
  'in-person': 'In person',
};

export const kinds = { 'rate-request': 'Rate request', 'contact-message': 'Message' };

/** The language in which a customer is written to. */
/** Mark of a request whose form had its hidden field filled in. */
export const trapFilled = {
  tag: 'Bot?',
  title: 'The hidden field of the form was filled in: perhaps a program sent it.',
};

export const writes = 'Writes {language}';

/** Modes as short as staff name them. */
export const modes: Record<TransportMode, string> = {
  air: 'Air',
  fcl: 'FCL',
  lcl: 'LCL',
  rail: 'Rail',
  road: 'Road',
};
