import { keepDraft, keptDraft, messageDraftKey } from '#ui/forms/stored-draft.ts';
import { findStored, store } from '#ui/stored.ts';

function placeOf(reference: string): ['localStorage', string] {
  return ['localStorage', `${messageDraftKey} ${reference}`];
}

/** Returns the message about a request that was begun on this device, or null. */
export function keptMessage(reference: string): { text: string; key: string } | null {
  const { text, key } = keptDraft(placeOf(reference));
  return text !== undefined && key !== undefined ? { text, key } : null;
}

/** Keeps a message while it is typed, with the key of its form: two tabs send the same one. An empty one is deleted. */
export function keepMessage(reference: string, text: string, key: string): void {
  keepDraft(placeOf(reference), text === '' ? null : { text, key });
}

/** The key in this tab of the uploads of a message; signing out deletes what has this beginning. */
export function messageUploadsPlace(reference: string): string {
  return `${messageDraftKey}-files ${reference}`;
}

function sentUploadsPlace(reference: string): string {
  return `${messageUploadsPlace(reference)} sent`;
}

/** Remembers in this tab under which key the uploads are being sent. */
export function markUploadsSent(reference: string, key: string): void {
  store('sessionStorage', sentUploadsPlace(reference), key);
}

/** Deletes the kept message and the list of uploads that were sent under a key; what was begun since stays. */
export function deleteSentMessage(reference: string, key: string): void {
  if (keptMessage(reference)?.key === key) keepDraft(placeOf(reference), null);
  if (key === '' || findStored('sessionStorage', sentUploadsPlace(reference)) !== key) return;
  for (const place of [messageUploadsPlace(reference), sentUploadsPlace(reference)])
    store('sessionStorage', place, null);
}
