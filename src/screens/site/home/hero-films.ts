import { isOffered } from '../../../features/services/service.ts';
import type { Settings } from '../../../features/settings/settings.ts';

const films = [
  { slot: 'hero-air', mode: 'air', lane: 0 },
  { slot: 'hero-air-astern', mode: 'air', lane: 1 },
  { slot: 'hero-sea', mode: 'sea', lane: 0 },
  { slot: 'hero-sea-above', mode: 'sea', lane: 1 },
] as const;

/** Returns the slides of the home page: of the modes that are offered, and those with a picture of the owner's. */
export function heroFilms(settings: Settings) {
  const shown = films.filter(
    ({ slot, mode }) => isOffered(`${mode}-freight`, settings) || settings.pictures[slot],
  );
  return shown.length > 0 ? shown : films.filter(({ mode }) => mode === 'sea');
}

export type HeroFilmSlot = (typeof films)[number]['slot'];
