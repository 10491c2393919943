import { transact } from '#platform/db/transact.ts';
import { defaultLocale, isLocale, type Locale } from '#platform/i18n/locale.ts';
import { problemsOf } from '#platform/values/text.ts';
import { type OwnerText, type TextContent, textContent } from '../../owner-texts.ts';
import { sample } from '../../sample-company.ts';
import type { Settings, StoredSettings } from '../../settings.ts';
import type { Invalid } from '../check-settings.ts';
import { draftSnapshot } from '../draft-snapshot.ts';
import { type DraftDependencies, notifySubscribers, type SettingsActor } from '../settings-events.ts';
import { basisOf, findContent, keepDraft, lockSettings, type Refused } from '../settings-store.ts';
import { shippedTextsIn } from '../strings-by-locale.ts';
import { factNames, factsOf, placeholdersIn } from './facts.ts';
import {
  fitText,
  hasSafeLinks,
  limitOf,
  type Misfit,
  mayBreak,
  type ShippedText,
  withFacts,
} from './lay-over.ts';
import { stringsOf } from './text-tree.ts';

/** A text of the site with what an owner decides about it. */
export interface EditedText {
  path: string;
  /** As this release ships it. */
  shipped: TextContent;
  /** Text that readers see once the draft is published. */
  text: TextContent;
  /** Placeholders of the shipped text, apart from facts of the company. */
  placeholders: string[];
  mayBreak: boolean;
  isChanged: boolean;
  /** The owner's text that is not used, and why. */
  notUsed: { text: TextContent; misfit: Misfit } | null;
  /** The text that shipped when the owner changed it, where an upgrade changed that since. */
  shippedBefore: TextContent | null;
  /** For a translation, what English readers see. */
  english: TextContent | null;
  /** True for a translation whose English text changed since. */
  isToReview: boolean;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns what finds the shipped text to compare with another release's: made for the sample, as it depends on the
 * company's services, lanes and hours, too.
 */
function originalsIn(locale: Locale): (text: ShippedText) => TextContent {
  const originals = new Map(shippedTextsIn(locale, sample).map(({ path, content }) => [path, content]));
  return ({ path, content }) => originals.get(path) ?? content;
}

/** A text with the shipped one that other releases are compared by. */
type ListedText = EditedText & { original: TextContent };

/** The English text that a translation is compared by. */
const sourceOf = ({ isChanged, text, original }: ListedText) => (isChanged ? text : original);

/** Lists all texts of a locale with the owner's changes. */
export function listTexts(settings: Settings, locale: Locale): ListedText[] {
  const own = settings.texts[locale] ?? {};
  const facts = factsOf(settings.company);
  const originalOf = originalsIn(locale);
  const english = new Map(
    locale === defaultLocale ? [] : listTexts(settings, defaultLocale).map((text) => [text.path, text]),
  );
  return shippedTextsIn(locale, settings).map((each) => {
    const { path, content: shipped, placeholders } = each;
    const original = originalOf(each);
    const entry = Object.hasOwn(own, path) ? own[path] : undefined;
    const fitted = entry && fitText(withFacts(shipped, facts, placeholders), entry.text, facts);
    const isUsed = entry !== undefined && fitted !== undefined && 'shown' in fitted;
    const source = english.get(path);
    return {
      path,
      shipped,
      original,
      text: isUsed ? entry.text : shipped,
      placeholders,
      mayBreak: mayBreak(shipped),
      isChanged: isUsed && !isSame(entry.text, shipped),
      notUsed: entry && fitted && 'misfit' in fitted ? { text: entry.text, misfit: fitted.misfit } : null,
      shippedBefore: entry && !isSame(entry.shipped, original) ? entry.shipped : null,
      english: source?.text ?? null,
      isToReview: source !== undefined && !isSame(entry?.english ?? source.original, sourceOf(source)),
    };
  });
}

/** Lists the paths with a change of the owner that this release does not have. */
export function unknownTexts(settings: Settings, locale: Locale): { path: string; text: TextContent }[] {
  const known = new Set(shippedTextsIn(locale, settings).map(({ path }) => path));
  return Object.entries(settings.texts[locale] ?? {}).flatMap(([path, { text }]) =>
    known.has(path) ? [] : [{ path, text }],
  );
}

interface LineRules {
  canBreak: boolean;
  /** Characters, with the facts filled in. */
  most: number;
  placeholders: readonly string[];
  facts: Record<string, string>;
}

const listed = (names: Iterable<string>) => [...names].map((name) => `{${name}}`).join(', ');

/** Returns the problem of one string of a text; null for none. */
function problemOf(typed: string, { canBreak, most, placeholders, facts }: LineRules): string | null {
  if (typed.trim() === '') return 'Enter a text.';
  if (withFacts(typed, facts, placeholders).length > most) return `This text has ${most} characters at most.`;
  if (!canBreak && typed.includes('\n')) return 'This text is one line.';
  const known = new Set([...placeholders, ...factNames]);
  const unknown = new Set(placeholdersIn(typed).filter((name) => !known.has(name)));
  if (unknown.size > 0) return `There is no placeholder ${listed(unknown)} here.`;
  if (!hasSafeLinks(typed))
    return 'A link is written [text](/contactus), or with https://, mailto: or tel: in its brackets.';
  return null;
}

/** Checks what an owner typed in place of a shipped text. Returns the problems by their path in `text`. */
function problemsOfText(
  { content: shipped, placeholders }: ShippedText,
  text: TextContent,
  facts: Record<string, string>,
): Record<string, string> {
  const filled = withFacts(shipped, facts, placeholders);
  const fitted = fitText(filled, text, facts);
  if ('misfit' in fitted && fitted.misfit === 'form')
    return { text: 'Keep its form: one text, or a list with the same fields.' };
  const rules = { canBreak: mayBreak(shipped), most: limitOf(filled), placeholders, facts };
  const problems: Record<string, string> = {};
  const check = (path: string, typed: string) => {
    const problem = problemOf(typed, rules);
    if (problem) problems[path] = problem;
  };
  if (typeof text === 'string') check('text', text);
  else
    for (const [index, item] of text.entries()) {
      if (typeof item === 'string') check(`text.${index}`, item);
      else for (const [key, typed] of Object.entries(item)) check(`text.${index}.${key}`, typed);
    }
  if (Object.keys(problems).length > 0) return problems;
  const used = stringsOf(text).flatMap(placeholdersIn);
  const timesOf = (names: readonly string[], name: string) => names.filter((each) => each === name).length;
  const isKept = (name: string) =>
    typeof shipped === 'string' ? timesOf(used, name) === timesOf(placeholders, name) : used.includes(name);
  const wrong = new Set(placeholders.filter((name) => !isKept(name)));
  if (wrong.size > 0) problems.text = `Keep ${listed(wrong)} as in the shipped text: the site fills it in.`;
  return problems;
}

interface TextPlace {
  locale: string;
  path: string;
}

/** Saves the draft with another entry for one text; `make` returns undefined for none. */
async function changeText(
  deps: DraftDependencies,
  by: SettingsActor,
  { locale, path }: TextPlace,
  make: (
    shipped: ShippedText,
    settings: Settings,
    locale: Locale,
  ) => OwnerText | undefined | Invalid | Refused<'changed'>,
): Promise<{ ok: true } | Invalid | Refused<'changed' | 'no-such-text'>> {
  const { db, clock } = deps;
  if (!isLocale(locale)) return { ok: false, reason: 'no-such-text' };
  return transact(db, async (transaction) => {
    await lockSettings(transaction);
    const content = await findContent(transaction);
    const settings = draftSnapshot(content, clock());
    const shipped = shippedTextsIn(locale, settings).find((text) => text.path === path);
    const own = content.texts[locale] ?? {};
    if (!shipped && !Object.hasOwn(own, path)) return { ok: false, reason: 'no-such-text' } as const;
    const entry = make(shipped ?? { path, content: '', placeholders: [] }, settings, locale);
    if (entry && 'ok' in entry) return entry;
    const { [path]: _, ...others } = own;
    const texts = { ...content.texts, [locale]: entry ? { ...others, [path]: entry } : others };
    await keepDraft(transaction, by, { ...content, texts }, clock());
    await notifySubscribers(deps, transaction, { by, action: 'saved', detail: `${locale} ${path}` });
    return { ok: true } as const;
  });
}

/** Identifies what an owner decided about a text, to compare it when it is saved. */
export function basisOfText(settings: Pick<StoredSettings, 'texts'>, locale: Locale, path: string): string {
  return basisOf(settings.texts[locale]?.[path] ?? null);
}

/**
 * Saves an owner's text in the draft, with the shipped text and the English one of this moment. One that equals the
 * shipped text is kept only where it translates an English text of the owner's.
 */
export function saveText(
  deps: DraftDependencies,
  by: SettingsActor,
  { text: typed, basis, ...place }: TextPlace & { text: unknown; basis?: string | undefined },
) {
  return changeText(deps, by, place, (shipped, settings, locale) => {
    const { path } = place;
    if (basis !== undefined && basis !== basisOfText(settings, locale, path))
      return { ok: false, reason: 'changed' };
    const parsed = textContent.safeParse(typed);
    if (!parsed.success) {
      const issues = parsed.error.issues.map((issue) => ({ ...issue, path: ['text', ...issue.path] }));
      return { ok: false, reason: 'fields', problems: problemsOf(issues) };
    }
    const text = parsed.data;
    const problems = problemsOfText(shipped, text, factsOf(settings.company));
    if (Object.keys(problems).length > 0) return { ok: false, reason: 'fields', problems };
    const source =
      locale === defaultLocale
        ? undefined
        : listTexts(settings, defaultLocale).find((each) => each.path === path);
    if (isSame(text, shipped.content) && !source?.isChanged) return undefined;
    const original = originalsIn(locale)(shipped);
    return { text, shipped: original, ...(source && { english: sourceOf(source) }) };
  });
}

/** Makes the shipped text the one that readers see, in the draft. */
export function resetText(deps: DraftDependencies, by: SettingsActor, place: TextPlace) {
  return changeText(deps, by, place, () => undefined);
}
