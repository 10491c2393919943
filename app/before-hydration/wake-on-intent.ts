import { userKey } from '../ui/account/stored-user.ts';
import { replayPresses } from './replay-presses.ts';

/**
 * Brings React's scripts to life when the reader first points at, touches, focuses or types into the page, or when
 * another tab signs in or out; on a page marked `data-wake="idle"` already when the browser has nothing else to do.
 */
export function wakeOnIntent(): void {
  const root = document.documentElement;
  const drop = replayPresses();
  const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
  const wake = () => {
    const held = document.querySelector<HTMLScriptElement>('script[type="text/deferred-module"]');
    // The page is still coming: what the browser itself puts the focus on may come before the scripts do.
    if (!held) return;
    for (const intent of intents) removeEventListener(intent, wake, true);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="deferred-modulepreload"]')) {
      link.rel = 'modulepreload';
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = held.nonce;
    script.text = held.text;
    // A page whose scripts do not come is a page without scripts: all of it lies open and its forms post as they are.
    const doWithout = () => {
      if ('hydrated' in root.dataset) return;
      delete root.dataset.scripted;
      drop();
    };
    script.addEventListener('error', doWithout);
    setTimeout(doWithout, 15_000);
    held.replaceWith(script);
  };
  for (const intent of intents) addEventListener(intent, wake, { capture: true, passive: true });
  addEventListener('storage', ({ key }) => key === userKey && wake());
  // What the browser kept of a page may be from before somebody signed in or out.
  addEventListener('pageshow', ({ persisted }) => persisted && wake());
  if (root.dataset.wake === 'idle') {
    addEventListener('load', () =>
      'requestIdleCallback' in window ? requestIdleCallback(wake) : setTimeout(wake, 200),
    );
  }
}
