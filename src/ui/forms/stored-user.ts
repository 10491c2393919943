import { sessionMarker } from '../../features/identity/session-marker.ts';
import { findStored, store } from '../stored.ts';

/** Who is signed in, as the browser keeps it (specification, section 3). */
export interface StoredUser {
  userId: string;
  name: string;
  email: string;
  token: string;
}

/** Where the browser keeps the customer; other tabs hear of a change by a `storage` event of this key. */
export const userKey = 'user';

/** Dispatched to this tab's own window when the customer is stored or cleared: `storage` goes to the other tabs alone. */
export const userChanged = 'user-changed';

/** The customer that this browser has stored; null without one, and where the storage is blocked. */
export function findStoredUser(): StoredUser | null {
  const user: Partial<StoredUser> | null = findStored('localStorage', userKey);
  return user && typeof user.token === 'string' ? (user as StoredUser) : null;
}

/** Keeps the customer. Without a storage the session's cookie serves alone. */
export function storeUser(user: StoredUser): void {
  store('localStorage', userKey, user);
  dispatchEvent(new Event(userChanged));
}

/** Clears the customer, which other tabs notice, even where the cookie alone carried the session. */
export function clearStoredUser(): void {
  // Removing a key that is not there dispatches no event.
  store('localStorage', userKey, {});
  store('localStorage', userKey, null);
  dispatchEvent(new Event(userChanged));
}

/** Whether this browser holds a session, by the one cookie of it that scripts can read. */
export function isSignedIn(): boolean {
  return document.cookie.split('; ').includes(`${sessionMarker.name}=${sessionMarker.value}`);
}

/**
 * Marks <html data-signed-in> as the cookie has it; styles choose the menu by it (src/ui/styles/scripted.css). On a page
 * rendered for one reader the server has written the name into it. Returns whether anything changed.
 */
export function markSignedIn(): boolean {
  const { dataset } = document.documentElement;
  const signedIn = isSignedIn();
  if (signedIn === 'signedIn' in dataset) return false;
  if (signedIn) dataset.signedIn = '';
  else delete dataset.signedIn;
  return true;
}
