import { keepEmailWhole } from '#platform/i18n/keep-email-whole.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Settings } from '../settings.ts';
import { currentSettings } from './current-settings.ts';
import { withMarkers } from './texts/facts.ts';
import {
  layOver,
  type SharedTexts,
  type ShippedText,
  type StringSet,
  sharedTextsOf,
  shippedTexts,
} from './texts/lay-over.ts';
import type { TextRules } from './texts/text-tree.ts';

type Make<Strings> = { en: (settings: Settings) => Strings } & Record<
  Locale,
  (settings: Settings) => NoInfer<Strings>
>;

/** The sets of strings by their names, which begin the paths of their texts. */
const sets = new Map<string, { make: Make<unknown>; rules: TextRules }>();

function setIn(name: string, locale: Locale, settings: Settings): StringSet {
  const found = sets.get(name);
  return { name, strings: found?.make[locale](settings), rules: found?.rules ?? {} };
}

/** Returns what `make` returns, made once for each version of the settings and locale. */
function oncePerSnapshot<Made>(make: (locale: Locale, settings: Settings) => Made) {
  const made = new WeakMap<Settings, Partial<Record<Locale, Made>>>();
  return (locale: Locale, settings: Settings): Made => {
    const ofSettings = made.get(settings) ?? {};
    made.set(settings, ofSettings);
    const kept = ofSettings[locale];
    if (kept) return kept;
    const strings = make(locale, settings);
    ofSettings[locale] = strings;
    return strings;
  };
}

const sharedIn = oncePerSnapshot<SharedTexts>((locale, settings) =>
  sharedTextsOf(setIn('shared', locale, settings)),
);

/** Lists the texts that an owner may change, as this release ships them, in the order of their sets. */
export const shippedTextsIn = oncePerSnapshot<ShippedText[]>((locale, settings) => {
  const marked = withMarkers(settings);
  const shared = sharedIn(locale, marked);
  return [...sets.keys()].flatMap((name) => shippedTexts(setIn(name, locale, marked), shared));
});

interface StringsOptions<Strings> extends TextRules {
  isPlain?: boolean;
  /** Adds texts of the settings, which owners edit in their part and not in the list of texts. */
  add?: (strings: Strings, settings: Settings, locale: Locale) => Strings;
}

/**
 * Returns the texts of a locale for the current settings with those that the owner changed, made once for each version of
 * the settings. English is the
 * type: a locale that lacks a string does not compile. Only loaders, actions and the server call it, so that texts stay
 * out of the browser's bundles.
 */
export function stringsByLocale<Strings>(
  name: string,
  make: Make<Strings>,
  { isPlain = false, add = (strings) => strings, ...rules }: StringsOptions<Strings> = {},
) {
  sets.set(name, { make, rules });
  const stringsIn = oncePerSnapshot<Strings & object>((locale, settings) => {
    const own = { texts: settings.texts[locale] ?? {}, shared: sharedIn(locale, settings) };
    const shown = layOver({ name, strings: make[locale](settings), rules }, settings, own);
    const strings = add(shown, settings, locale);
    return (isPlain ? strings : keepEmailWhole(strings)) as Strings & object;
  });
  return (locale: Locale): Strings => stringsIn(locale, currentSettings());
}
