import { type AnsweredLead, textOf } from './answers.ts';
import type { LeadEvent } from './lead.ts';
import type { DeskLead } from './server/inbox/find-lead.ts';

/** Fields in the customer's own words. */
const wordFields = {
  'rate-request': ['subject', 'message', 'productToExport', 'objective'],
  'contact-message': ['subject', 'message'],
};

/** Returns the fields with the customer's words; of a request without any, what they make or sell. */
export function wordFieldsOf(lead: AnsweredLead): string[] {
  const fields = wordFields[lead.kind].filter((name) => textOf(lead, name) !== '');
  return fields.length === 0 && textOf(lead, 'products') !== '' ? ['products'] : fields;
}

type SentLead = AnsweredLead & Partial<Pick<DeskLead, 'sentAnswers'>>;

/** Returns what the customer wrote when they sent a request, a paragraph for each field. */
export function writtenTextsOf(lead: SentLead): string[] {
  const sent = lead.sentAnswers ?? lead;
  return wordFieldsOf(sent).map((name) => textOf(sent, name));
}

/** A text that the customer wrote. */
export interface CustomerText {
  at: number;
  /** Empty for the sender of the request, else the colleague who wrote. */
  from: string;
  text: string;
}

/** Returns all that the customer wrote about a request, the newest first. */
export function customerTexts(lead: DeskLead, events: readonly LeadEvent[]): CustomerText[] {
  const sent = [lead, ...lead.merged].map((own) => ({
    at: own.receivedAt,
    from: '',
    text: writtenTextsOf(own).join('\n\n'),
  }));
  const said = events.flatMap(({ at, data }) =>
    data.type === 'message' ? [{ at, from: data.from, text: data.text }] : [],
  );
  return [...sent, ...said].filter(({ text }) => text !== '').sort((one, other) => other.at - one.at);
}
