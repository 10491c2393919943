import { messageDraftKey } from '../../ui/forms/stored-draft.ts';
import { findStored, store } from '../../ui/stored.ts';

/** A message that was not sent, with the key of its form: two tabs that send it send the same one. */
interface MessageDraft {
  text: string;
  key: string;
}

function placeOf(reference: string): string {
  return `${messageDraftKey} ${reference}`;
}

/** The message about a request that was begun on this device, or null. */
export function keptMessage(reference: string): MessageDraft | null {
  const draft = findStored('localStorage', placeOf(reference));
  return typeof draft?.text === 'string' && typeof draft.key === 'string' ? draft : null;
}

/** Keeps a message while it is typed; an empty one is deleted. */
export function keepMessage(reference: string, draft: MessageDraft): void {
  store('localStorage', placeOf(reference), draft.text === '' ? null : draft);
}

/** Deletes the kept message that was sent under a key; one that was begun since stays. */
export function deleteSentMessage(reference: string, key: string): void {
  if (keptMessage(reference)?.key === key) store('localStorage', placeOf(reference), null);
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

/** Deletes the list of uploads that were sent under a key. */
export function deleteSentUploads(reference: string, key: string): void {
  if (key === '' || findStored('sessionStorage', sentUploadsPlace(reference)) !== key) return;
  for (const place of [messageUploadsPlace(reference), sentUploadsPlace(reference)])
    store('sessionStorage', place, null);
}
