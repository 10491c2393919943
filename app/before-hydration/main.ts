/*
 * What a page does before React takes it over, and beside it afterwards. It is written into every page as one small
 * script (scripts/inline-script.mjs), so it imports its own parts and little else.
 */
import { runCarousel } from './carousel/run-carousel.ts';
import { closeLeftPopovers } from './close-left-popovers.ts';
import { forgetOnLogOut } from './forget-on-log-out.ts';
import { markScrolled } from './mark-scrolled.ts';
import { onEach } from './on-each.ts';
import { revealSections } from './reveal-sections.ts';
import { showPoster } from './show-poster.ts';
import { writeThisYear } from './write-this-year.ts';

closeLeftPopovers();
forgetOnLogOut();
markScrolled();
revealSections();
onEach('[data-carousel]', runCarousel);
onEach('video[data-late-poster]', showPoster);
onEach('[data-this-year]', writeThisYear);
