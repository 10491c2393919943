import type { TextContent } from '../../owner-texts.ts';

/** Keys whose values code reads everywhere. */
const fixedKeys = new Set(['id', 'path', 'href']);

/** Values that code reads although their key names a text elsewhere; `*` stands for one key. */
const fixedPaths = [
  'cargo.form.currency',
  'quoteMails.quote.fileName',
  'quotes.rateLetter.letter.options.*.total.currency',
  'services.services.*.better.service',
  'site.home.cargo.services.*.service',
  'site.home.quickLinks.rate.fields.*.name',
  'site.home.steps.legs.*.charge',
  'site.toolFrame.offered',
].map((path) => new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll('*', String.raw`[\w-]+`)}$`));

const isFixed = (path: string) => fixedPaths.some((pattern) => pattern.test(path));

/** Lists whose length code counts on. */
const fixedLists = [
  'site.home.hero.slides',
  'site.home.film.stages',
  'site.home.steps.list',
  'shared.progressOfRequest.steps',
  'requests.requestStatus.progressOfRequest.steps',
  'kyc.kycCase.state.steps.list',
];

type Node = unknown;

const isPlain = (node: Node): node is Record<string, Node> =>
  typeof node === 'object' && node !== null && Object.getPrototypeOf(node) === Object.prototype;

/** True for a string that readers see: it has a letter, is no path and no file ending, and code does not read it. */
function isText(key: string, node: Node): node is string {
  return typeof node === 'string' && /\p{L}/u.test(node) && !/^[/.]/.test(node) && !fixedKeys.has(key);
}

/** True for a list that may grow and shrink: its items are texts, or have texts alone. */
function isList(path: string, node: Node): node is TextContent {
  if (!Array.isArray(node) || node.length === 0 || fixedLists.includes(path)) return false;
  return (
    node.every((item) => isText('', item)) ||
    node.every(
      (item, index) =>
        isPlain(item) &&
        Object.entries(item).every(
          ([key, value]) => isText(key, value) && !isFixed(`${path}.${index}.${key}`),
        ),
    )
  );
}

/**
 * Copies strings with each text and list replaced by what `change` returns for its path. What holds no text stays the
 * same object.
 */
export function mapTexts(
  path: string,
  node: Node,
  change: (path: string, content: TextContent) => TextContent,
): Node {
  const key = path.slice(path.lastIndexOf('.') + 1);
  if (isFixed(path)) return node;
  if (isText(key, node) || isList(path, node)) return change(path, node);
  if (!Array.isArray(node) && !isPlain(node)) return node;
  let isChanged = false;
  const entries = Object.entries(node).map(([name, child]) => {
    const next = mapTexts(`${path}.${name}`, child, change);
    isChanged ||= next !== child;
    return [name, next] as const;
  });
  if (!isChanged) return node;
  return Array.isArray(node) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
}

/** Changes every string of a text or a list. */
export function mapContent(content: TextContent, change: (text: string) => string): TextContent {
  if (typeof content === 'string') return change(content);
  return content.map((item) =>
    typeof item === 'string'
      ? change(item)
      : Object.fromEntries(Object.entries(item).map(([key, text]) => [key, change(text)])),
  ) as TextContent;
}

/** The strings of a text or a list in their order. */
export function stringsOf(content: TextContent): string[] {
  if (typeof content === 'string') return [content];
  return content.flatMap((item) => (typeof item === 'string' ? [item] : Object.values(item)));
}
