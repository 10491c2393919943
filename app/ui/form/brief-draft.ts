const storageKey = 'brief-draft';

type Draft = Record<string, string>;

/** Keeps what was typed on this device. A browser that stores nothing (private window, full) is no reason to fail. */
export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {}
}

/** What was kept on this device; empty where nothing was, or nothing that can be read. */
export function keptDraft(): Draft {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

const partKey = 'brief-part';

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

/** Forgets what was kept. */
export function forgetDraft(): void {
  try {
    localStorage.removeItem(storageKey);
    sessionStorage.removeItem(partKey);
  } catch {}
}
