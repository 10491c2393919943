/** This tab or this device. */
type Place = 'sessionStorage' | 'localStorage';

/** Returns a stored value; null for none, an invalid one or blocked storage. */
export function findStored(place: Place, key: string) {
  try {
    return JSON.parse(window[place].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value, or removes it for null. Never throws (private window, full storage). */
export function store(place: Place, key: string, value: unknown): void {
  try {
    if (value === null) window[place].removeItem(key);
    else window[place].setItem(key, JSON.stringify(value));
  } catch {}
}

/** Returns keys with one of the prefixes. */
export function storedKeys(place: Place, ...beginnings: string[]): string[] {
  try {
    return Object.keys(window[place]).filter((key) => beginnings.some((begin) => key.startsWith(begin)));
  } catch {
    return [];
  }
}
