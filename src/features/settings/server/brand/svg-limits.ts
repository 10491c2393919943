/** More than any logo has; each may be drawn several times. */
const mostElements = 5_000;

/** Deeper groups are drawn in a layer each. */
const deepest = 60;

/** Characters of style sheets times tags: every rule is matched with every element. */
const mostStyling = 20_000_000;

/** A tag name, a class or an id, or several of these for the same element. */
const simpleSelector = /^(?:\*|[\w-]+)?(?:[.#][\w-]+)*$/;

const hidden = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Removes comments, character data and instructions, in which tags are none. */
function markupOf(source: string): string {
  let markup = '';
  for (let at = 0; ; ) {
    const start = source.indexOf('<', at);
    if (start < 0) return markup + source.slice(at);
    const [opening, closing] = hidden.find(([mark]) => source.startsWith(mark, start)) ?? ['<', ''];
    const end = source.indexOf(closing, start + opening.length);
    // Nothing after it is read.
    if (end < 0) return markup;
    markup += source.slice(at, closing ? start : end);
    at = end + closing.length;
  }
}

const withoutComments = (sheet: string) =>
  sheet
    .split('/*')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('*/') + 2)))
    .join(' ');

/** Returns the content of `style` elements. Character data in them is text. */
function styleSheetsOf(source: string): string[] {
  return source
    .split(/<(?:[\w-]+:)?style\b/i)
    .slice(1)
    .filter((part) => !part.slice(0, part.indexOf('>')).endsWith('/'))
    .map((part) => part.slice(part.indexOf('>') + 1).split(/<\/(?:[\w-]+:)?style/i, 1)[0] ?? '');
}

/**
 * Returns true for a style sheet whose selectors depend on other elements, which take exponential time to match, and for one
 * that may not end where it seems to.
 */
function hasCombinedSelectors(sheet: string): boolean {
  if (sheet.split('<![CDATA[').length !== sheet.split(']]>').length) return true;
  const css = sheet.replaceAll('<![CDATA[', ' ').replaceAll(']]>', ' ');
  if (css.includes('<')) return true;
  return (
    withoutComments(css)
      .split('}')
      // A rule such as @import ends with a semicolon.
      .flatMap((rule) => (rule.split('{', 1)[0]?.split(';').at(-1) ?? '').split(','))
      .map((selector) => selector.trim())
      .some((selector) => !selector.startsWith('@') && !simpleSelector.test(selector))
  );
}

const attributeOf = (tag: string, name: 'id' | 'href') => {
  const [, value] =
    (name === 'id' ? /\sid\s*=\s*["']([^"']*)/ : /href\s*=\s*["']\s*#([^"']*)/).exec(tag) ?? [];
  return value;
};

/** Returns true for elements that `use` draws and that hold another `use`: each level may double what is drawn. */
function hasNestedUses(tags: string[]): boolean {
  const open: (string | undefined)[] = [];
  const used = new Set<string>();
  const holders = new Set<string | undefined>();
  for (const tag of tags) {
    if (tag.startsWith('</')) {
      open.pop();
      continue;
    }
    const isUse = /^<(?:[\w-]+:)?use\b/.test(tag);
    const id = attributeOf(tag, 'id');
    // A name that is written with references to characters.
    if (id?.includes('&') || (isUse && tag.includes('&'))) return true;
    if (isUse) {
      for (const holder of [...open, id]) holders.add(holder);
      const target = attributeOf(tag, 'href');
      if (target !== undefined) used.add(target);
    }
    if (!tag.endsWith('/>')) open.push(id);
  }
  return [...used].some((id) => holders.has(id));
}

function depthOf(tags: string[]): number {
  let depth = 0;
  let most = 0;
  for (const tag of tags) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    most = Math.max(most, depth);
  }
  return most;
}

/** Programs declare entities for the addresses of their namespaces; others could hold any of what is refused. */
const isAddress = (value: string) => /^[\w:/.#-]*$/.test(value);

/**
 * Returns why an SVG may take a long time or much memory to read or draw, before either is tried; null where nothing does:
 * filters, selectors that depend on other elements, elements without number, and copies of copies.
 */
export function excessOfSvg(
  source: string,
): 'logo-filter' | 'logo-style' | 'logo-detailed' | 'not-readable' | null {
  const markup = markupOf(source);
  const entities = markup.split(/<!ENTITY\s/i).slice(1);
  if (
    entities.some(
      (part) => !isAddress(/^[\w.-]+\s+(?:"([^"<]*)"|'([^'<]*)')/.exec(part)?.slice(1).join('') ?? ' '),
    )
  )
    return 'not-readable';
  if (/<(?:[\w-]+:)?filter\b/.test(markup)) return 'logo-filter';
  const sheets = styleSheetsOf(source);
  if (sheets.some(hasCombinedSelectors)) return 'logo-style';
  const tags = markup.match(/<\/?[a-zA-Z](?:"[^"<]*"|'[^'<]*'|[^<>"'])*>/g) ?? [];
  const isLong = tags.length > 2 * mostElements || sheets.join('').length * tags.length > mostStyling;
  return isLong || depthOf(tags) > deepest || hasNestedUses(tags) ? 'logo-detailed' : null;
}
