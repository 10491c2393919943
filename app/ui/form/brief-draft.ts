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

/** Forgets what was kept. */
export function forgetDraft(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {}
}
