import { findStored, store, storedKeys } from '../stored.ts';
import { receiptKey } from './stored-receipt.ts';

type Draft = Record<string, string>;

/** Prefix of the storage keys of request drafts. */
export const draftKey = 'brief-draft';
/** Prefix of the storage keys of unsent messages; defined here to keep the brief's scripts small. */
export const messageDraftKey = 'message-draft';
/** Storage key of the current part. */
export const partKey = 'brief-part';

type DraftPlace = ['localStorage' | 'sessionStorage', string];

/**
 * Returns the storage of a draft: this device for a new request, this tab for a copy of an earlier one (`again`, its
 * reference). Neither overwrites the other.
 */
export function briefPlace(again: string | undefined): DraftPlace {
  return again === undefined ? ['localStorage', draftKey] : ['sessionStorage', `${draftKey} ${again}`];
}

/** Returns the session storage key of a draft's uploads. */
export function uploadsPlace(again: string | undefined): string {
  return `${draftKey}-files ${again ?? ''}`;
}

/** Stores a draft, or removes it for null. */
export function keepDraft(place: DraftPlace, draft: { [name: string]: string | undefined } | null): void {
  store(...place, draft);
}

/** Returns an empty draft when none is stored or the stored one is invalid. */
export function keptDraft(place: DraftPlace): Draft {
  const draft: unknown = findStored(...place);
  if (typeof draft !== 'object' || draft === null) return {};
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'));
}

export function keepPart(part: number): void {
  store('sessionStorage', partKey, part);
}

/** Returns the stored part of `parts`, or the first. */
export function keptPart(parts: number): number {
  const part = findStored('sessionStorage', partKey);
  return Number.isInteger(part) && part > 0 && part < parts ? part : 0;
}

export function deleteDraft(again?: string): void {
  keepDraft(briefPlace(again), null);
  store('sessionStorage', uploadsPlace(again), null);
  store('sessionStorage', partKey, null);
}

/**
 * Deletes every draft, message and receipt of this device and tab, so that the next user of the browser does not see
 * them.
 */
export function deleteDrafts(): void {
  for (const place of ['localStorage', 'sessionStorage'] as const)
    for (const key of storedKeys(place, partKey, draftKey, receiptKey, messageDraftKey))
      store(place, key, null);
}
