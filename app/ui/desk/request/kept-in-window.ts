const nameOf = (place: string) => `desk-writing ${place}`;

/**
 * Keeps in this window what was written at a place, until it is null; signing out takes it away. Where the browser keeps
 * nothing, neither does this.
 */
export function keepInWindow(place: string, meId: string, written: object | null): void {
  try {
    if (written) sessionStorage.setItem(nameOf(place), JSON.stringify({ ...written, meId }));
    else sessionStorage.removeItem(nameOf(place));
  } catch {
    // Without storage what is in the page is all there is.
  }
}

/** What the same person wrote at a place in this window; null where there is none, or somebody else wrote it. */
export function keptInWindow<Written extends object>(place: string, meId: string): Written | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(nameOf(place)) ?? 'null');
    return found?.meId === meId ? found : null;
  } catch {
    return null;
  }
}
