import { type TransportMode, transportModes } from '#features/cargo/choices.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { hasFirstPrices } from '../price/first-price.ts';
import { firstPriceStringsIn } from '../strings.ts';

/** The label of links to the first price, and the modes that have one. */
export interface FirstPriceLink {
  label: string;
  modes: TransportMode[];
}

/** Returns what a page needs for its link to the first price; null where the owner shows none by one of the modes. */
export function firstPriceLinkIn(
  locale: Locale,
  among: readonly TransportMode[] = transportModes,
): FirstPriceLink | null {
  const settings = currentSettings();
  const modes = among.filter((mode) => hasFirstPrices(settings, [mode]));
  return modes.length > 0 ? { label: firstPriceStringsIn(locale).see, modes } : null;
}
