/*
 * Sets the state of <html> before the first paint and listens for the first interaction. Inlined into every page's head
 * (scripts/inline-script.mjs).
 */
import { clearStoredUser, findStoredUser, isSignedIn, markSignedIn, userKey } from '#ui/forms/stored-user.ts';
import { holdEarlyKeys } from './hold-early-keys.ts';
import { replayEarlyInput } from './replay-early-input.ts';

/** Returns true when this tab or device has a storage key with one of the prefixes in `data-hydrate-if-stored`. */
function hasStored(prefixes: string): boolean {
  try {
    return [localStorage, sessionStorage].some((storage) =>
      Object.keys(storage).some((key) => prefixes.split('|').some((prefix) => key.startsWith(prefix))),
    );
  } catch {
    return false;
  }
}

/**
 * Loads React's scripts at the first interaction (pointer, touch, focus, key), or when another tab signs in or out.
 * Loads them after parsing where a draft or receipt must be restored (`data-hydrate-if-stored`), and at the first idle
 * moment, at most two seconds after the load event, with `data-hydrate="idle"`. Runs in the head to catch the first
 * event.
 */
function hydrateOnInteraction(): void {
  const root = document.documentElement;
  const doWithout = replayEarlyInput();
  const interactions = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'focusin',
    'keydown',
    'input',
    'click',
  ] as const;
  let isWanted = false;
  const hydrate = (event?: Event) => {
    // A page that appears under a still pointer also gets a pointermove.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
      return;
    if (document.readyState === 'loading') {
      // The entry script may be incomplete. Focus that the browser sets during parsing is not an interaction.
      isWanted ||= event?.type !== 'focusin';
      return;
    }
    const held = document.querySelector<HTMLScriptElement>('script[type="text/deferred-module"]');
    if (!held) return;
    for (const type of interactions) removeEventListener(type, hydrate, true);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="deferred-modulepreload"]')) {
      link.rel = 'modulepreload';
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = held.nonce;
    script.text = held.text;
    // When the scripts fail to load, the page works as without scripts: everything is unfolded and forms post natively.
    const giveUp = () => {
      if ('hydrated' in root.dataset) return;
      delete root.dataset.scripted;
      doWithout();
      dropKeys?.();
    };
    script.addEventListener('error', giveUp);
    setTimeout(giveUp, 15_000);
    held.replaceWith(script);
  };
  for (const type of interactions) addEventListener(type, hydrate, { capture: true, passive: true });
  // Registered after those: a held key also loads the scripts.
  const dropKeys = /^\/desk(\/|$)/.test(location.pathname) ? holdEarlyKeys() : null;
  addEventListener('storage', ({ key }) => key === userKey && hydrate());
  // A page from the back/forward cache may be older than the last sign-in or sign-out.
  addEventListener('pageshow', ({ persisted }) => persisted && hydrate());
  document.addEventListener('DOMContentLoaded', () => {
    const { hydrateIfStored } = root.dataset;
    if (isWanted || (hydrateIfStored !== undefined && hasStored(hydrateIfStored))) hydrate();
  });
  addEventListener('load', () => {
    if (root.dataset.hydrate !== 'idle') return;
    // A busy machine may have no idle moment, so there is a timeout.
    if ('requestIdleCallback' in window) requestIdleCallback(() => hydrate(), { timeout: 2_000 });
    else setTimeout(hydrate, 200);
  });
}

// Used instead of the media feature `scripting`, which some phones lack.
document.documentElement.dataset.scripted = '';
markSignedIn();
// The session expired or ended elsewhere. Clearing the stored user notifies other tabs.
if (!isSignedIn() && findStoredUser()) clearStoredUser();
hydrateOnInteraction();
// The back/forward cache keeps field values. A password field has one of two `autocomplete` values, also while it is
// visible.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  const passwords = document.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]');
  for (const password of passwords) password.value = '';
});
