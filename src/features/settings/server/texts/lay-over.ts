import { inOneLine } from '#platform/values/format.ts';
import type { OwnerText, TextContent } from '../../owner-texts.ts';
import type { Settings } from '../../settings.ts';
import { markOf } from '../../text-mark.ts';
import { factsOf, placeholder, placeholdersIn, withPlaceholders } from './facts.ts';
import { mapContent, mapTexts, stringsOf, type TextRules } from './text-tree.ts';

/** Texts that several places share, by the end of their path, under `shared.`. */
export type SharedTexts = ReadonlyMap<string, TextContent>;

const sharedName = 'shared';

/** The strings of a feature or of a group of pages in one locale, with the name that begins the paths of its texts. */
export interface StringSet<Strings = unknown> {
  name: string;
  strings: Strings;
  rules: TextRules;
}

/** Lists the texts of the set that holds what several places share. */
export function sharedTextsOf({ name, strings, rules }: StringSet): SharedTexts {
  const texts = new Map<string, TextContent>();
  mapTexts(name, strings, rules, (path, content) => {
    texts.set(path.slice(name.length + 1), content);
    return content;
  });
  return texts;
}

/** Returns the path under which owners change a text: a shared one, where an ending of its own has the same text. */
function pathToChange(
  ownPath: string,
  content: TextContent,
  { name, rules: { copies = {} } }: StringSet,
  shared: SharedTexts,
): string {
  const path = Object.entries(copies).reduce((at, [copy, original]) => {
    const beginning = `${name}.${copy}`;
    return at.startsWith(beginning) ? original + at.slice(beginning.length) : at;
  }, ownPath);
  const keys = path.split('.');
  const text = JSON.stringify(content);
  for (let from = 1; from < keys.length; from += 1) {
    const ending = keys
      .slice(from)
      .join('.')
      .replace(/^fields\./, 'problems.');
    const other = shared.get(ending);
    if (other !== undefined && JSON.stringify(other) === text) return `${sharedName}.${ending}`;
  }
  return path;
}

const keysOf = (item: unknown) => Object.keys(item as Record<string, string>);
const isOfTexts = (list: readonly unknown[]) => list.every((item) => typeof item === 'string');

/** True when a text can replace the shipped one: the same kind, and items with the same keys. */
function hasShapeOf(shipped: TextContent, text: TextContent): boolean {
  if (typeof shipped === 'string' || typeof text === 'string') return typeof shipped === typeof text;
  if (isOfTexts(shipped)) return isOfTexts(text);
  if (isOfTexts(text)) return false;
  const known = new Set(shipped.flatMap(keysOf));
  const required = [...known].filter((key) => shipped.every((item) => keysOf(item).includes(key)));
  return text.every((item) => {
    const keys = keysOf(item);
    return keys.every((key) => known.has(key)) && required.every((key) => keys.includes(key));
  });
}

const linkTarget = /\]\(([^)\s]*)\)/g;
const safeTarget = /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:|\{(email|ratesEmail|phoneLink|website)\})/i;

/** False for a text with a link that could run a script. */
export function hasSafeLinks(text: string): boolean {
  return [...text.matchAll(linkTarget)].every(([, target = '']) => safeTarget.test(target));
}

const leastLimit = 400;

/** Characters that a string in place of one of a shipped text has at most: layouts, above all of PDFs, are made for it. */
export function limitOf(shipped: TextContent): number {
  return Math.max(leastLimit, ...stringsOf(shipped).map(({ length }) => 3 * length));
}

/** True for a text that may have line breaks. */
export const mayBreak = (shipped: TextContent) => stringsOf(shipped).some((text) => text.includes('\n'));

/** Fills in the facts in the place of their placeholders, apart from those that a page fills in itself. */
export function withFacts(
  content: TextContent,
  facts: Record<string, string>,
  ofPage: readonly string[],
): TextContent {
  return mapContent(content, (line) =>
    line.replace(placeholder, (whole, name: string) =>
      ofPage.includes(name) ? whole : (facts[name] ?? whole),
    ),
  );
}

/** Reason for which a text cannot stand where the shipped one does. */
export type Misfit = 'form' | 'length' | 'link';

/**
 * Returns an owner's text as readers see it in place of the shipped one, or why it cannot stand there: an import, an
 * upgrade and another fact bring what no page checked. The shipped text has its facts filled in.
 */
export function fitText(
  shipped: TextContent,
  text: TextContent,
  facts: Record<string, string>,
): { shown: TextContent } | { misfit: Misfit } {
  if (!hasShapeOf(shipped, text)) return { misfit: 'form' };
  if (!stringsOf(text).every(hasSafeLinks)) return { misfit: 'link' };
  const filled = withFacts(text, facts, stringsOf(shipped).flatMap(placeholdersIn));
  const shown = mayBreak(shipped) ? filled : mapContent(filled, inOneLine);
  const most = limitOf(shipped);
  return stringsOf(shown).every(({ length }) => length <= most) ? { shown } : { misfit: 'length' };
}

/**
 * Lays the texts that an owner changed over the shipped strings of one set. A text that cannot stand there is left out, as
 * is one whose path this release does not have.
 */
export function layOver<Strings>(
  set: StringSet<Strings>,
  settings: Settings,
  { texts, shared }: { texts: Readonly<Record<string, OwnerText>>; shared: SharedTexts },
): Strings {
  const { name, strings, rules } = set;
  const { hasMarkedTexts = false } = settings;
  if (!hasMarkedTexts && Object.keys(texts).length === 0) return strings;
  const facts = factsOf(settings.company);
  return mapTexts(name, strings, rules, (ownPath, shipped) => {
    const path = pathToChange(ownPath, shipped, set, shared);
    const text = Object.hasOwn(texts, path) ? texts[path]?.text : undefined;
    const fitted = text !== undefined && fitText(shipped, text, facts);
    const shown = fitted && 'shown' in fitted ? fitted.shown : shipped;
    if (!hasMarkedTexts) return shown;
    const mark = markOf(path);
    return mapContent(shown, (line) => line + mark);
  }) as Strings;
}

/** A text as this release ships it, with placeholders in place of the company's facts. */
export interface ShippedText {
  path: string;
  content: TextContent;
  /** Its placeholders that the site fills in where it uses the text. */
  placeholders: string[];
}

/** Lists the texts of a set that was made `withMarkers`; what is shared is listed with the set that holds it. */
export function shippedTexts(set: StringSet, shared: SharedTexts): ShippedText[] {
  const { name, strings, rules } = set;
  const texts: ShippedText[] = [];
  mapTexts(name, strings, rules, (path, shipped) => {
    if (name !== sharedName && pathToChange(path, shipped, set, shared) !== path) return shipped;
    const content = mapContent(shipped, withPlaceholders);
    // A fact alone is changed where it is entered.
    const isFact = typeof content === 'string' && /^[^\p{L}]*$/u.test(content.replace(placeholder, ''));
    if (!isFact) texts.push({ path, content, placeholders: stringsOf(shipped).flatMap(placeholdersIn) });
    return shipped;
  });
  return texts;
}
