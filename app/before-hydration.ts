/*
 * What a page does before React takes it over. Each function is written into the page as text (app/root.tsx), so it may
 * use nothing but its arguments and the browser.
 */

/**
 * Brings React's scripts to life when the reader first points at, touches, focuses or types into the page; on a page
 * marked `data-wake="idle"` already when the browser has nothing else to do.
 */
function wakeOnIntent(): void {
  const root = document.documentElement;
  const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
  const wake = () => {
    for (const intent of intents) removeEventListener(intent, wake, true);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="deferred-modulepreload"]')) {
      link.rel = 'modulepreload';
    }
    const held = document.querySelector<HTMLScriptElement>('script[type="text/deferred-module"]');
    if (!held) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = held.nonce;
    script.text = held.text;
    // A page whose scripts do not come is a page without scripts: all of it lies open and its forms post as they are.
    const doWithout = () => {
      if (!('hydrated' in root.dataset)) delete root.dataset.scripted;
    };
    script.addEventListener('error', doWithout);
    setTimeout(doWithout, 15_000);
    held.replaceWith(script);
  };
  for (const intent of intents) addEventListener(intent, wake, { capture: true, passive: true });
  // A press that came before React is done again once it is there; app/entry.client.tsx says when.
  let pressed: HTMLElement | null = null;
  addEventListener('click', ({ target }) => {
    if ('hydrated' in root.dataset || !(target instanceof Element)) return;
    pressed = target.closest<HTMLElement>('[data-replay]') ?? pressed;
  });
  addEventListener('hydrated', () => pressed?.click(), { once: true });
  if (root.dataset.wake === 'idle') {
    addEventListener('load', () =>
      'requestIdleCallback' in window ? requestIdleCallback(wake) : setTimeout(wake, 200),
    );
  }
}

/** Closes a menu or the drawer when the focus leaves it, so that nothing focused lies behind it. */
function closeLeftPopovers(): void {
  if (!CSS.supports('selector(:popover-open)')) return;
  addEventListener('focusin', ({ target }) => {
    const open = document.querySelector<HTMLElement>(':popover-open');
    if (open && target instanceof Node && !open.contains(target)) open.hidePopover();
  });
}

/** Marks <html data-scrolled> once the page is scrolled more than 10 px (specification, section 9). */
function markScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 10);
  addEventListener('scroll', mark, { passive: true });
  mark();
}

/**
 * Loads and plays the films marked `data-film` once the page has loaded, unless the reader asked for less motion or
 * less data, and works their pause buttons (`data-film-toggle`).
 */
function playFilms(): void {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
  const wanted = !matchMedia('(prefers-reduced-motion: reduce)').matches && !connection?.saveData;
  const show = (button: HTMLElement, playing: boolean) => {
    button.toggleAttribute('data-playing', playing);
    const label = playing ? button.dataset.labelPause : button.dataset.labelPlay;
    const text = button.querySelector('[data-film-label]');
    if (text && label) text.textContent = label;
  };
  const start = (film: HTMLVideoElement) => {
    for (const source of film.querySelectorAll<HTMLSourceElement>('source[data-src]')) {
      source.src = source.dataset.src ?? '';
      source.removeAttribute('data-src');
    }
    if (film.networkState === HTMLMediaElement.NETWORK_EMPTY || !film.currentSrc) film.load();
    // A browser may refuse to play by itself; the poster stays and the button says "play".
    film.play().then(
      () => {},
      () => {},
    );
  };
  const buttonOf = (film: Element) => film.parentElement?.querySelector<HTMLElement>('[data-film-toggle]');
  for (const film of document.querySelectorAll<HTMLVideoElement>('video[data-film]')) {
    const button = buttonOf(film);
    if (!button) continue;
    button.hidden = false;
    show(button, false);
    film.addEventListener('play', () => show(button, true));
    film.addEventListener('pause', () => show(button, false));
    button.addEventListener('click', () => (film.paused ? start(film) : film.pause()));
    if (wanted) addEventListener('load', () => setTimeout(() => start(film), 300));
  }
}

/** Says on <html>, before anything is painted, that scripts run: the media feature `scripting` is younger than some phones. */
export const markScripted = 'document.documentElement.dataset.scripted = ""';

/** The text of the inline script. */
export const beforeHydration = [wakeOnIntent, closeLeftPopovers, markScrolled, playFilms]
  .map((part) => `(${part})();`)
  .join('\n');
