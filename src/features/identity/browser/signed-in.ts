import { createContext, use, useSyncExternalStore } from 'react';
import { findStoredUser, userChanged, userKey } from '#ui/forms/stored-user.ts';

/** The name of the signed-in customer, while the server renders a page for one reader; null at build time and in the browser. */
export const SignedInContext = createContext<string | null>(null);

function nameInDocument(): string {
  return document.documentElement.dataset.signedIn ?? '';
}

function listen(notify: () => void): () => void {
  const hear = ({ key }: StorageEvent) => key === userKey && notify();
  addEventListener(userChanged, notify);
  addEventListener('storage', hear);
  return () => {
    removeEventListener(userChanged, notify);
    removeEventListener('storage', hear);
  };
}

/** The name of the signed-in customer. Empty for a visitor, and where it is not known before React has come. */
export function useAccountName(): string {
  const rendered = use(SignedInContext);
  return useSyncExternalStore(
    listen,
    () => findStoredUser()?.name ?? nameInDocument(),
    // React takes a page over with what the server wrote into it.
    () => (typeof document === 'undefined' ? (rendered ?? '') : nameInDocument()),
  );
}
