import { savedId } from './own-contact.tsx';
import { decidedId } from './quote-section.tsx';
import { mailsSavedId } from './shipment-section.tsx';

/** The id of the notice that a message was stored. */
export const writtenId = 'written';

/** The forms of the page, by the parameter of their addresses: what a stored one is noticed as, and where. */
export const forms = {
  write: { done: 'written', at: writtenId },
  correct: { done: 'corrected', at: savedId },
  accept: { done: 'accepted', at: decidedId },
  decline: { done: 'declined', at: decidedId },
  mails: { done: 'mails', at: mailsSavedId },
} as const;

/** The form that was posted; a contact where none is named. */
export function formIn(query: URLSearchParams): keyof typeof forms {
  const names = Object.keys(forms) as (keyof typeof forms)[];
  return names.find((name) => query.has(name)) ?? 'correct';
}
