/** In this tab alone, or on this device. */
type Place = 'sessionStorage' | 'localStorage';

/** What the browser keeps under a key, or null. A storage that is closed to us, or holds something else, keeps nothing. */
export function findStored(place: Place, key: string) {
  try {
    return JSON.parse(window[place].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value, until it is null. A browser that stores nothing (private window, full) is no reason to fail. */
export function store(place: Place, key: string, value: unknown): void {
  try {
    if (value === null) window[place].removeItem(key);
    else window[place].setItem(key, JSON.stringify(value));
  } catch {}
}

/** The keys that begin with one of these. */
export function storedKeys(place: Place, ...beginnings: string[]): string[] {
  try {
    return Object.keys(window[place]).filter((key) => beginnings.some((begin) => key.startsWith(begin)));
  } catch {
    return [];
  }
}
