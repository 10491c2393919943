import { offeredModes } from '#features/services/offered-modes.ts';
import { heroSlots } from '#features/settings/picture-places.ts';
import type { Settings } from '#features/settings/settings.ts';

const modeOf = {
  'hero-air-astern': 'air',
  'hero-air': 'air',
  'hero-sea': 'sea',
  'hero-sea-above': 'sea',
} as const;

/**
 * Returns the films that alternate behind the slides of the home page: of the mode that its heading names, and those with a
 * picture of the owner's.
 */
export function heroFilms(settings: Settings) {
  const mode = offeredModes(settings).includes('air') ? 'air' : 'sea';
  return heroSlots.filter((slot) => modeOf[slot] === mode || settings.pictures[slot]?.picture);
}
