import type { TextContent } from '../../owner-texts.ts';

/** Keys whose values code reads everywhere. */
const fixedKeys = new Set(['id', 'path', 'href']);

/** The strings of a set that are more than texts; paths begin below the set, and `*` stands for one key. */
export interface TextRules {
  /** Values that code reads although their key names a text elsewhere. */
  fixedPaths?: readonly string[];
  /** Lists whose length code counts on. */
  fixedLists?: readonly string[];
  /** Strings that repeat those of another set, by the beginning of their paths, with the path under which owners change them. */
  copies?: Readonly<Record<string, string>>;
}

type Node = unknown;

const isPlain = (node: Node): node is Record<string, Node> =>
  typeof node === 'object' && node !== null && Object.getPrototypeOf(node) === Object.prototype;

/** True for a string that readers see: it has a letter, is no path and no file ending, and code does not read it. */
function isText(key: string, node: Node): node is string {
  return typeof node === 'string' && /\p{L}/u.test(node) && !/^[/.]/.test(node) && !fixedKeys.has(key);
}

/** True where a path is one of a list in which `*` stands for one key. */
function isAmong(patterns: readonly string[], keys: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const parts = pattern.split('.');
    return parts.length === keys.length && parts.every((part, at) => part === '*' || part === keys[at]);
  });
}

/** True for a list that may grow and shrink: its items are texts, or have texts alone. */
function isList(keys: readonly string[], node: Node, rules: TextRules): node is TextContent {
  if (!Array.isArray(node) || node.length === 0 || isAmong(rules.fixedLists ?? [], keys)) return false;
  const { fixedPaths = [] } = rules;
  return (
    node.every((item) => isText('', item)) ||
    node.every(
      (item, index) =>
        isPlain(item) &&
        Object.entries(item).every(
          ([key, value]) => isText(key, value) && !isAmong(fixedPaths, [...keys, String(index), key]),
        ),
    )
  );
}

type Change = (path: string, content: TextContent) => TextContent;

/**
 * Copies a set of strings with each text and list replaced by what `change` returns for its path, which begins with the
 * name of the set. What holds no text stays the same object.
 */
export function mapTexts(name: string, strings: Node, rules: TextRules, change: Change): Node {
  const { fixedPaths = [] } = rules;
  const mapped = (keys: readonly string[], node: Node): Node => {
    if (isAmong(fixedPaths, keys)) return node;
    if (isText(keys.at(-1) ?? '', node) || isList(keys, node, rules))
      return change([name, ...keys].join('.'), node);
    if (!Array.isArray(node) && !isPlain(node)) return node;
    let isChanged = false;
    const entries = Object.entries(node).map(([key, child]) => {
      const next = mapped([...keys, key], child);
      isChanged ||= next !== child;
      return [key, next] as const;
    });
    if (!isChanged) return node;
    return Array.isArray(node) ? entries.map(([, child]) => child) : Object.fromEntries(entries);
  };
  return mapped([], strings);
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
