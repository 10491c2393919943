import { savedId } from './own-contact.tsx';
import { decidedId } from './quote-section.tsx';
import { mailsSavedId } from './shipment-section.tsx';

/** Id of the notice after a message. */
export const writtenId = 'written';

/** Forms of the page by query parameter, with the notice and the fragment after success. */
export const forms = {
  write: { done: 'written', at: writtenId },
  change: { done: 'written', at: writtenId },
  requote: { done: 'written', at: writtenId },
  undo: { done: 'corrected', at: savedId },
  correct: { done: 'corrected', at: savedId },
  accept: { done: 'accepted', at: decidedId },
  decline: { done: 'declined', at: decidedId },
  mails: { done: 'mails', at: mailsSavedId },
} as const;

/** Returns the posted form; the contact form by default. */
export function formIn(query: URLSearchParams): keyof typeof forms {
  const names = Object.keys(forms) as (keyof typeof forms)[];
  return names.find((name) => query.has(name)) ?? 'correct';
}
