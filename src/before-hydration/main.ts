import { logOutFormId } from '#features/identity/browser/clear-customer-data.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import { momentBeside, shortMomentIn } from '#platform/values/moment.ts';
import { officeMoment } from '#platform/values/office-moment.ts';
import { deleteDrafts } from '#ui/forms/stored-draft.ts';
import { runAnswerClock } from './answer-clock.ts';
import { runCarousel } from './carousel.ts';
import { drawDial, runDial } from './dial.ts';
import { followFaults, showAtField } from './faults.ts';
import { runLanguages } from './languages.ts';
import { runOfficeClock } from './office-clock.ts';

/**
 * Calls `start` once per element that matches the selector, including elements that React adds after client navigation.
 * Calls the function that `start` returns once the element is removed.
 */
function onEach<Found extends HTMLElement | SVGElement>(
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
 * Behavior of pages before and after hydration. Inlined into every page (scripts/inline-script.mjs), so it imports only
 * its own parts.
 */

/** Closes a menu or the drawer when the focus leaves it, so that it does not cover the focused element. */
function closeLeftPopovers(): void {
  if (!CSS.supports('selector(:popover-open)')) return;
  addEventListener('focusin', ({ target }) => {
    const open = document.querySelector<HTMLElement>(':popover-open');
    if (!open || !(target instanceof Element) || open.contains(target)) return;
    // The menu's button toggles it: closed here first, it would open again.
    if (target.getAttribute('popovertarget') !== open.id) open.hidePopover();
  });
}

/**
 * Moves the focus into a drawer, which covers its button, and back to the button of a popover inside another one, which
 * browsers leave out.
 */
function focusPopovers(): void {
  const focus = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.popover) return;
    if (target.matches('.drawer:popover-open')) target.querySelector('button')?.focus();
    if (target.matches(':popover-open') || !target.parentElement?.closest(':popover-open')) return;
    const { activeElement } = document;
    // A closed panel keeps the focus until the next frame.
    if (activeElement === document.body || target.contains(activeElement))
      document.querySelector<HTMLElement>(`[popovertarget="${target.id}"]`)?.focus();
  };
  addEventListener('toggle', focus, true);
}

/** Deletes the drafts when the log-out is posted before hydration; the next page's head clears the stored user. */
function deleteDraftsOnLogOut(): void {
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.id === logOutFormId) deleteDrafts();
  });
}

/** Marks <html data-scrolled> once the page is scrolled more than 10 px (specification, section 9). */
function markScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 10);
  addEventListener('scroll', mark, { passive: true });
  // Deferred to a frame: reading `scrollY` during parsing forces a layout (150 ms on a phone).
  requestAnimationFrame(mark);
}

/** Marks a section `data-revealed` once a tenth of it was in view (specification, section 9). */
function revealSections(): void {
  const reveal = (section: Element) => section.toggleAttribute('data-revealed', true);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, rootBounds, boundingClientRect } of entries) {
        // A tenth of a section taller than ten screens never fits; half a screen is enough then.
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
  // Sections that the keyboard focus reaches are revealed at once.
  addEventListener('focusin', ({ target }) => {
    const section = target instanceof Element && target.closest('[data-reveal]');
    if (section) reveal(section);
  });
}

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

/** Updates the year on a page that was rendered in an earlier one. */
function writeThisYear(element: HTMLElement): undefined {
  element.textContent = String(new Date().getFullYear());
}

/**
 * Adds the time in the reader's time zone to the office time, "5 PM Colombia", where the two differ; with the date when
 * that differs too. A promised hour, whose line names the office's city, becomes the reader's, with the office's below it.
 */
function writeOwnTime(element: HTMLElement): undefined {
  const { ownTime = '', zone = '', city } = element.dataset;
  const locale = localeOf(location);
  const at = Date.parse(ownTime);
  element.textContent =
    city === undefined
      ? momentBeside(at, { official: zone, beside: undefined }, locale)
      : officeMoment(at, { local: zone, city }, locale);
  const large = element.previousElementSibling;
  if (city !== undefined && large) large.textContent = shortMomentIn(at, undefined, locale);
}

runLanguages();
closeLeftPopovers();
focusPopovers();
deleteDraftsOnLogOut();
markScrolled();
revealSections();
onEach('[data-carousel]', runCarousel);
onEach('[data-answer-clock]', runAnswerClock);
onEach('[data-office-clock]', runOfficeClock);
onEach('[data-dial]', runDial);
onEach('[data-open]', drawDial);
onEach('[data-fault]:not([data-note] *)', showAtField);
followFaults();
onEach('[data-film]', coverFilm);
onEach('[data-this-year]', writeThisYear);
onEach('[data-own-time]', writeOwnTime);
