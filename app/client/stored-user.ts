/** Who is signed in, as the browser keeps it (specification, section 3). */
export interface StoredUser {
  userId: string;
  name: string;
  email: string;
  token: string;
}

/** Where the browser keeps the customer; other tabs hear of a change by a `storage` event of this key. */
export const userKey = 'user';

/** Told to this tab's own window when the customer is stored or forgotten: `storage` goes to the other tabs alone. */
export const userChanged = 'user-changed';

/** The customer whom this browser knows, or null. A storage that is closed to us knows nobody. */
export function findStoredUser(): StoredUser | null {
  try {
    const user: Partial<StoredUser> | null = JSON.parse(localStorage.getItem(userKey) ?? 'null');
    return user && typeof user.token === 'string' ? (user as StoredUser) : null;
  } catch {
    return null;
  }
}

/** Keeps the customer. Without a storage the session's cookie serves alone. */
export function storeUser(user: StoredUser): void {
  try {
    localStorage.setItem(userKey, JSON.stringify(user));
  } catch {
    // A closed storage: the cookie carries the session.
  }
  dispatchEvent(new Event(userChanged));
}

/** Forgets the customer, which other tabs notice, even where the cookie alone carried the session. */
export function forgetUser(): void {
  try {
    // Taking away what is not there tells nobody.
    localStorage.setItem(userKey, 'null');
    localStorage.removeItem(userKey);
  } catch {
    // There was none to forget.
  }
  dispatchEvent(new Event(userChanged));
}
