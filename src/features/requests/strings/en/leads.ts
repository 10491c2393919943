import type { TransportMode } from '../../../cargo/choices.ts';
import type { LeadStage, LostReason, ReplyChannel } from '../../lead.ts';

export const stages: Record<LeadStage, string> = {
  new: 'New',
  'need-information': 'Need information',
  quoting: 'Quoting',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

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
export const writes = 'Writes {language}';

/** Modes as short as staff name them. */
export const modes: Record<TransportMode, string> = {
  air: 'Air',
  fcl: 'FCL',
  lcl: 'LCL',
  rail: 'Rail',
  road: 'Road',
};
