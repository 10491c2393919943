import { deleteDrafts } from '../features/brief/brief-draft.ts';
import { logOutFormId } from '../features/identity/browser/clear-customer-data.ts';
import { localeOf } from '../platform/i18n/locale.ts';
import { momentBeside } from '../platform/values/moment.ts';
import { runCarousel } from './carousel.ts';
import { runLanguages } from './languages.ts';

/**
 * Starts something with every element that a selector finds, once each: with those in the page now, and with those
 * that React brings when the reader comes to a page by a link. What `start` returns is called once the element is gone.
 */
function onEach<Found extends HTMLElement>(
  selector: string,
  start: (element: Found) => (() => void) | undefined,
): void {
  const started = new Map<Found, (() => void) | undefined>();
  const look = () => {
    for (const [element, end] of started) {
      if (element.isConnected) continue;
      end?.();
      started.delete(element);
    }
    for (const element of document.querySelectorAll<Found>(selector)) {
      if (!started.has(element)) started.set(element, start(element));
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
}

/*
 * What a page does before React takes it over, and beside it afterwards. It is written into every page as one small
 * script (scripts/inline-script.mjs), so it imports its own parts and little else.
 */

/** Closes a menu or the drawer when the focus leaves it, so that nothing focused lies behind it. */
function closeLeftPopovers(): void {
  if (!CSS.supports('selector(:popover-open)')) return;
  addEventListener('focusin', ({ target }) => {
    const open = document.querySelector<HTMLElement>(':popover-open');
    if (!open || !(target instanceof Element) || open.contains(target)) return;
    // A menu's own button toggles it: closed here first, it would open again.
    if (target.getAttribute('popovertarget') !== open.id) open.hidePopover();
  });
}

/** Deletes the drafts when the log-out is posted before React has come; the next page's head clears the customer. */
function deleteDraftsOnLogOut(): void {
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.id === logOutFormId) deleteDrafts();
  });
}

/** Marks <html data-scrolled> once the page is scrolled more than 10 px (specification, section 9). */
function markScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 10);
  addEventListener('scroll', mark, { passive: true });
  // In a frame, whose layout is due anyway: read while the page is parsed, `scrollY` forces one of its own (150 ms on a phone).
  requestAnimationFrame(mark);
}

/** Marks a section `data-revealed` once a tenth of it has come into view (specification, section 9); once only. */
function revealSections(): void {
  const reveal = (section: Element) => section.toggleAttribute('data-revealed', true);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, rootBounds, boundingClientRect } of entries) {
        // Of a section higher than ten screens, a tenth never fits: then half a screenful of it is enough.
        const halfScreen = rootBounds ? rootBounds.height / 2 / boundingClientRect.height : 1;
        if (!isIntersecting || intersectionRatio < Math.min(0.1, halfScreen)) continue;
        reveal(target);
        observer.unobserve(target);
      }
    },
    { threshold: [0, 0.02, 0.05, 0.1] },
  );
  onEach('[data-reveal]', (section) => {
    observer.observe(section);
    return () => observer.unobserve(section);
  });
  // Nothing that the keyboard has reached stays unseen.
  addEventListener('focusin', ({ target }) => {
    const section = target instanceof Element && target.closest('[data-reveal]');
    if (section) reveal(section);
  });
}

/** Plays a film from the button that covers it: its own controls come with the playing. */
function coverFilm(part: HTMLElement): undefined {
  const film = part.querySelector('video');
  const cover = part.querySelector('button');
  if (!film || !cover) return;
  film.controls = false;
  cover.onclick = () => {
    cover.hidden = true;
    film.controls = true;
    film.focus();
    film.play();
  };
}

/** Sets the year right on a page that was rendered in an earlier one. */
function writeThisYear(element: HTMLElement): undefined {
  element.textContent = String(new Date().getFullYear());
}

/**
 * Writes a moment on the reader's own clock beside the one on the office's, "5 PM Colombia", where they read differently;
 * with its day where that differs, too.
 */
function writeOwnTime(element: HTMLElement): undefined {
  const { ownTime = '', zone: official = '' } = element.dataset;
  const zones = { official, beside: undefined };
  element.textContent = momentBeside(Date.parse(ownTime), zones, localeOf(location));
}

runLanguages();
closeLeftPopovers();
deleteDraftsOnLogOut();
markScrolled();
revealSections();
onEach('[data-carousel]', runCarousel);
onEach('[data-film]', coverFilm);
onEach('[data-this-year]', writeThisYear);
onEach('[data-own-time]', writeOwnTime);
