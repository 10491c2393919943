import { receiptKey } from '../../ui/forms/stored-receipt.ts';
import { findStored, store, storedKeys } from '../../ui/stored.ts';

type Draft = Record<string, string>;

/** Begins the key of every draft of a request. */
export const draftKey = 'brief-draft';
/** Begins the key of every message that was not sent; here, as the brief loads no more than it needs. */
export const messageDraftKey = 'message-draft';
/** The key of the part that the reader is on. */
export const partKey = 'brief-part';

/**
 * Where a draft is kept: that of a new request on this device; that of a request that began as a copy of an earlier one
 * (`again`, its reference) in this tab, beside the other. Neither is written over the other.
 */
function placeOf(again: string | undefined): ['localStorage' | 'sessionStorage', string] {
  return again === undefined ? ['localStorage', draftKey] : ['sessionStorage', `${draftKey} ${again}`];
}

/** The key of the uploads of a draft, which are kept in this tab. */
export function uploadsPlace(again: string | undefined): string {
  return `${draftKey}-files ${again ?? ''}`;
}

/** Keeps what was typed. */
export function keepDraft(draft: Draft, again?: string): void {
  store(...placeOf(again), draft);
}

/** What was kept; empty where nothing was, or nothing that can be read. */
export function keptDraft(again?: string): Draft {
  const draft: unknown = findStored(...placeOf(again));
  if (typeof draft !== 'object' || draft === null) return {};
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'));
}

/** Keeps, for this visit, which part of the questionnaire the reader is on. */
export function keepPart(part: number): void {
  store('sessionStorage', partKey, part);
}

/** The part that the reader was on, of as many as there are; the first where nothing was kept. */
export function keptPart(parts: number): number {
  const part = findStored('sessionStorage', partKey);
  return Number.isInteger(part) && part > 0 && part < parts ? part : 0;
}

/** Deletes one draft: it was sent. */
export function deleteDraft(again?: string): void {
  store(...placeOf(again), null);
  store('sessionStorage', uploadsPlace(again), null);
  store('sessionStorage', partKey, null);
}

/** Deletes every draft, message and receipt of this device and this tab: what a customer began or sent is not for who comes next. */
export function deleteDrafts(): void {
  for (const place of ['localStorage', 'sessionStorage'] as const)
    for (const key of storedKeys(place, partKey, draftKey, receiptKey, messageDraftKey))
      store(place, key, null);
}
