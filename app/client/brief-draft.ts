import { receiptKey } from './kept-receipt.ts';

type Draft = Record<string, string>;

/** Begins the key of every draft of a request. */
export const draftKey = 'brief-draft';
/** The key of the part that the reader is on. */
export const partKey = 'brief-part';

/**
 * Where a draft is kept: that of a new request on this device; that of a request that began as a copy of an earlier one
 * (`again`, its reference) in this tab, beside the other. Neither is written over the other.
 */
function placeOf(again: string | undefined): { storage: Storage; key: string } {
  return again === undefined
    ? { storage: localStorage, key: draftKey }
    : { storage: sessionStorage, key: `${draftKey} ${again}` };
}

/** Keeps what was typed. A browser that stores nothing (private window, full) is no reason to fail. */
export function keepDraft(draft: Draft, again?: string): void {
  try {
    const { storage, key } = placeOf(again);
    storage.setItem(key, JSON.stringify(draft));
  } catch {}
}

/** What was kept; empty where nothing was, or nothing that can be read. */
export function keptDraft(again?: string): Draft {
  try {
    const { storage, key } = placeOf(again);
    const draft: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** Keeps, for this visit, which part of the questionnaire the reader is on. */
export function keepPart(part: number): void {
  try {
    sessionStorage.setItem(partKey, String(part));
  } catch {}
}

/** The part that the reader was on, of as many as there are; the first where nothing was kept. */
export function keptPart(parts: number): number {
  try {
    const part = Number(sessionStorage.getItem(partKey));
    return Number.isInteger(part) && part > 0 && part < parts ? part : 0;
  } catch {
    return 0;
  }
}

/** Forgets one draft: it was sent. */
export function forgetDraft(again?: string): void {
  try {
    const { storage, key } = placeOf(again);
    storage.removeItem(key);
    sessionStorage.removeItem(partKey);
  } catch {}
}

/** Forgets every draft and receipt of this device and this tab: what a customer began or sent is not for who comes next. */
export function forgetDrafts(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      const keys = Object.keys(storage).filter((key) =>
        [partKey, draftKey, receiptKey].some((begin) => key.startsWith(begin)),
      );
      for (const key of keys) storage.removeItem(key);
    }
  } catch {}
}
