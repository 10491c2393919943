/*
 * What must be true of <html> before anything is painted, and what listens to the reader's first interaction. It is
 * written into every page's head as one small script (scripts/inline-script.mjs).
 */
import {
  clearStoredUser,
  findStoredUser,
  isSignedIn,
  markSignedIn,
  userKey,
} from '../ui/forms/stored-user.ts';
import { holdEarlyKeys } from './hold-early-keys.ts';
import { replayEarlyInput } from './replay-early-input.ts';

/** Whether this tab or device keeps something under a key that begins as one of the page's `data-hydrate-if-stored`. */
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
 * Loads React's scripts at the reader's first interaction (pointer, touch, focus, key), or when another tab signs in or
 * out. Earlier, once the page is parsed, where a draft or receipt must be restored (`data-hydrate-if-stored`); at the
 * first idle moment, two seconds after the load at the latest, where the page asks for it (`data-hydrate="idle"`). Runs in
 * the head, so that nothing comes before.
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
    // A page that appears beneath a resting mouse gets a pointermove, too.
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
    // A page whose scripts do not arrive is a page without scripts: all of it lies open and its forms post natively.
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
  // After those: a key that is held loads the scripts too.
  const dropKeys = /^\/desk(\/|$)/.test(location.pathname) ? holdEarlyKeys() : null;
  addEventListener('storage', ({ key }) => key === userKey && hydrate());
  // A page from the back/forward cache may be from before somebody signed in or out.
  addEventListener('pageshow', ({ persisted }) => persisted && hydrate());
  document.addEventListener('DOMContentLoaded', () => {
    const { hydrateIfStored } = root.dataset;
    if (isWanted || (hydrateIfStored !== undefined && hasStored(hydrateIfStored))) hydrate();
  });
  addEventListener('load', () => {
    if (root.dataset.hydrate !== 'idle') return;
    // On a busy machine no moment may be idle for long.
    if ('requestIdleCallback' in window) requestIdleCallback(() => hydrate(), { timeout: 2_000 });
    else setTimeout(hydrate, 200);
  });
}

// Scripts run: the media feature `scripting` is younger than some phones.
document.documentElement.dataset.scripted = '';
markSignedIn();
// The session has expired or was ended where this browser could not hear of it. Other tabs hear of it only then.
if (!isSignedIn() && findStoredUser()) clearStoredUser();
hydrateOnInteraction();
// The back/forward cache keeps what was typed. A password has one of two `autocomplete` values, also while it is visible.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  const passwords = document.querySelectorAll<HTMLInputElement>('input[autocomplete$="-password"]');
  for (const password of passwords) password.value = '';
});
