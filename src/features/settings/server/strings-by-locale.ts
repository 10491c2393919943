import { keepEmailWhole } from '../../../platform/i18n/keep-email-whole.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { Settings } from '../settings.ts';
import { currentSettings } from './current-settings.ts';

const finish: Partial<Record<Locale, <Strings>(strings: Strings) => Strings>> = { pt: keepEmailWhole };

/**
 * Returns the texts of a locale for the current settings, made once for each version of the settings. English is the
 * type: a locale that lacks a string does not compile. Only loaders, actions and the server call it, so that texts stay
 * out of the browser's bundles.
 */
export function stringsByLocale<Strings>(
  make: { en: (settings: Settings) => Strings } & Record<Locale, (settings: Settings) => NoInfer<Strings>>,
) {
  const made = new WeakMap<Settings, Partial<Record<Locale, Strings>>>();
  return (locale: Locale): Strings => {
    const settings = currentSettings();
    const ofSettings = made.get(settings) ?? {};
    made.set(settings, ofSettings);
    const kept = ofSettings[locale];
    if (kept) return kept;
    const strings = make[locale](settings);
    const finished = finish[locale]?.(strings) ?? strings;
    ofSettings[locale] = finished;
    return finished;
  };
}
