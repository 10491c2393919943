import { offeredModes } from '../../../features/services/offered-modes.ts';
import type { Settings } from '../../../features/settings/settings.ts';
import { fill } from '../../../platform/values/format.ts';

/** The films of the home page in their order. */
export const films = [
  { slot: 'hero-air', mode: 'air', lane: 0 },
  { slot: 'hero-air-astern', mode: 'air', lane: 1 },
  { slot: 'hero-sea', mode: 'sea', lane: 0 },
  { slot: 'hero-sea-above', mode: 'sea', lane: 1 },
] as const;

/** Returns the films that are shown: of the modes that are offered, and those with a picture of the owner's. */
function heroFilms(settings: Settings) {
  const modes = offeredModes(settings);
  const shown = films.filter(({ slot, mode }) => modes.includes(mode) || settings.pictures[slot]);
  return shown.length > 0 ? shown : films.filter(({ mode }) => mode === 'sea');
}

interface HeroStrings {
  slide: string;
  slides: { caption: string }[];
}

/** Returns the slides of the home page, each with its film. */
export function heroSlides(settings: Settings, { slide, slides }: HeroStrings) {
  return heroFilms(settings).map((film, index, { length }) => ({
    slot: film.slot,
    name: fill(slide, { number: index + 1, count: length }),
    caption: slides[films.indexOf(film)]?.caption ?? '',
  }));
}

export type HeroSlide = ReturnType<typeof heroSlides>[number];
