/*
 * What a page does before React takes it over, and beside it afterwards. Each function is written into the page as
 * text, so it may use nothing but its arguments and the browser.
 */
import { closeLeftPopovers } from './close-left-popovers.ts';
import { markScrolled } from './mark-scrolled.ts';
import { onEach } from './on-each.ts';
import { revealSections } from './reveal-sections.ts';
import { runCarousel } from './run-carousel.ts';
import { wakeOnIntent } from './wake-on-intent.ts';

/** Says on <html>, before anything is painted, that scripts run: the media feature `scripting` is younger than some phones. */
export const markScripted = 'document.documentElement.dataset.scripted = ""';

/** The text of the inline script. */
export const beforeHydration = [
  ...[wakeOnIntent, closeLeftPopovers, markScrolled].map((part) => `(${part})();`),
  `(${revealSections})(${onEach});`,
  `(${onEach})("[data-carousel]", ${runCarousel});`,
].join('\n');
