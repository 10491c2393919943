import { inOneLine } from '../../../../platform/values/format.ts';
import type { OwnerText, TextContent } from '../../owner-texts.ts';
import type { Settings } from '../../settings.ts';
import { markOf } from '../../text-mark.ts';
import { factsOf, placeholder, placeholdersFor, placeholdersIn } from './facts.ts';
import { mapContent, mapTexts, stringsOf } from './text-tree.ts';

/** Texts that several places share, by the end of their path, under `shared.`. */
export type SharedTexts = ReadonlyMap<string, TextContent>;

const sharedName = 'shared';

/** Lists the texts of the barrel that holds what several places share. */
export function sharedTextsOf(strings: unknown): SharedTexts {
  const texts = new Map<string, TextContent>();
  mapTexts(sharedName, strings, (path, content) => {
    texts.set(path.slice(sharedName.length + 1), content);
    return content;
  });
  return texts;
}

/** Strings that are repeated in another set, with the path under which an owner changes them. */
const copies: [copy: string, path: string][] = [
  ['kyc.kycCase.form.texts.', 'kyc.kycTexts.'],
  ['site.home.feedback.form.', 'feedback.feedback.form.'],
  ['identity.signIn.forms.', 'identity.auth.forms.'],
  ['identity.signUp.forms.', 'identity.auth.forms.'],
  ['feedback.feedback.form.labels.', 'labels.feedback.'],
  ['brief.clientBrief.form.labels.', 'labels.rateRequest.'],
  ['brief.clientBrief.form.services.titles.', 'labels.services.'],
  ['brief.contact.form.labels.', 'labels.contactMessage.'],
  ['requests.requestStatus.services.', 'labels.services.'],
];

/** Returns the path under which owners change a text: a shared one, where an ending of its own has the same text. */
function pathToChange(ownPath: string, content: TextContent, shared: SharedTexts): string {
  const path = copies.reduce(
    (at, [copy, original]) => (at.startsWith(copy) ? original + at.slice(copy.length) : at),
    ownPath,
  );
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
export function hasShapeOf(shipped: TextContent, text: TextContent): boolean {
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

/** True for a text that breaks nothing where it stands: an import and an upgrade bring what no page checked. */
function canReplace(shipped: TextContent, text: TextContent): boolean {
  const most = limitOf(shipped);
  return (
    hasShapeOf(shipped, text) && stringsOf(text).every((line) => line.length <= most && hasSafeLinks(line))
  );
}

/**
 * Returns the text that is shown in place of the shipped one: on one line where that is, with the facts filled in. A
 * placeholder that the shipped text has itself is filled in where the text is used.
 */
function shownText(shipped: TextContent, text: TextContent, facts: Record<string, string>): TextContent {
  const own = new Set(stringsOf(shipped).flatMap(placeholdersIn));
  const isBroken = mayBreak(shipped);
  return mapContent(text, (line) =>
    (isBroken ? line : inOneLine(line)).replace(placeholder, (whole, name: string) =>
      own.has(name) ? whole : (facts[name] ?? whole),
    ),
  );
}

/**
 * Lays the texts that an owner changed over the shipped strings of one barrel. A change whose path or shape this release
 * does not have is skipped.
 */
export function layOver<Strings>(
  barrel: string,
  strings: Strings,
  settings: Settings,
  { texts, shared }: { texts: Readonly<Record<string, OwnerText>>; shared: SharedTexts },
): Strings {
  const { hasMarkedTexts = false } = settings;
  if (!hasMarkedTexts && Object.keys(texts).length === 0) return strings;
  const facts = factsOf(settings);
  return mapTexts(barrel, strings, (ownPath, shipped) => {
    const path = pathToChange(ownPath, shipped, shared);
    const text = Object.hasOwn(texts, path) ? texts[path]?.text : undefined;
    const isUsed = text !== undefined && canReplace(shipped, text);
    const shown = isUsed ? shownText(shipped, text, facts) : shipped;
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

/** Lists the texts of a barrel; what is shared is listed with the barrel that holds it. */
export function shippedTexts(
  barrel: string,
  strings: unknown,
  settings: Settings,
  shared: SharedTexts,
): ShippedText[] {
  const withPlaceholders = placeholdersFor(factsOf(settings));
  const texts: ShippedText[] = [];
  mapTexts(barrel, strings, (path, shipped) => {
    if (barrel !== sharedName && pathToChange(path, shipped, shared) !== path) return shipped;
    const content = mapContent(shipped, withPlaceholders);
    // A fact alone is changed where it is entered.
    const isFact = typeof content === 'string' && /^[^\p{L}]*$/u.test(content.replace(placeholder, ''));
    if (!isFact) texts.push({ path, content, placeholders: stringsOf(shipped).flatMap(placeholdersIn) });
    return shipped;
  });
  return texts;
}
