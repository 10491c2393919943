import { findStored, store } from '../stored.ts';
import { sessionMarker } from './session-marker.ts';

/** Signed-in customer as stored in the browser (specification, section 3). */
export interface StoredUser {
  userId: string;
  name: string;
  email: string;
  token: string;
}

/** Local storage key; other tabs receive a `storage` event of it. */
export const userKey = 'user';

/** Event in this tab after a change, because `storage` reaches only other tabs. */
export const userChanged = 'user-changed';

/** Returns null for none and when storage is blocked. */
export function findStoredUser(): StoredUser | null {
  const user: Partial<StoredUser> | null = findStored('localStorage', userKey);
  return user && typeof user.token === 'string' ? (user as StoredUser) : null;
}

/** Stores the customer. Without storage only the session cookie counts. */
export function storeUser(user: StoredUser): void {
  store('localStorage', userKey, user);
  dispatchEvent(new Event(userChanged));
}

/** Clears the customer and notifies other tabs, also when only the cookie held the session. */
export function clearStoredUser(): void {
  // Removing a missing key would not dispatch an event.
  store('localStorage', userKey, {});
  store('localStorage', userKey, null);
  dispatchEvent(new Event(userChanged));
}

/** Returns true when the session's script-readable cookie exists. */
export function isSignedIn(): boolean {
  return document.cookie.split('; ').includes(`${sessionMarker.name}=${sessionMarker.value}`);
}

/**
 * Sets <html data-signed-in> from the cookie; styles select the menu by it (src/ui/styles/scripted.css). On a page
 * rendered for one reader the server has written the name. Returns true after a change.
 */
export function markSignedIn(): boolean {
  const { dataset } = document.documentElement;
  const signedIn = isSignedIn();
  if (signedIn === 'signedIn' in dataset) return false;
  if (signedIn) dataset.signedIn = '';
  else delete dataset.signedIn;
  return true;
}
