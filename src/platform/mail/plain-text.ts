import { Fragment, isValidElement, type ReactNode } from 'react';

/** A paragraph, heading or list of the plain-text part, with the line breaks that it wants before and after it. */
interface Block {
  text: string;
  before: number;
  after: number;
}

type Component<Props> = (props: Props) => ReactNode;

const blockForms = new WeakMap<object, (props: never) => Block[]>();
const inlineForms = new WeakMap<object, (props: never) => string>();

/** A paragraph; a heading has another empty line before it. */
export const paragraph = (text: string): Block => ({ text, before: 2, after: 2 });
export const heading = (text: string): Block => ({ text, before: 3, after: 2 });

/** A link: its text, and after it its address unless that says the same, as of a telephone number. */
export function link(text: string, href: string, between = ': '): string {
  return text === href || /^(tel|mailto):/.test(href) ? text : text + between + href;
}

/** Says how a component of the layout reads as blocks of plain text. */
export function readsAsBlocks<Props>(component: Component<Props>, form: (props: Props) => Block[]): void {
  blockForms.set(component, form);
}

/** Says how a component of the layout reads within a line of plain text. */
export function readsAsText<Props>(component: Component<Props>, form: (props: Props) => string): void {
  inlineForms.set(component, form);
}

/** The text within one block. Throws for an element that has no form of text. */
export function textWithin(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(textWithin).join('');
  if (!isValidElement<{ children?: ReactNode }>(node)) return String(node);
  if (node.type === Fragment) return textWithin(node.props.children);
  const form = inlineForms.get(node.type as object);
  if (!form) throw new TypeError('An element of an e-mail has no form of text.');
  return form(node.props as never);
}

/** The blocks of a tree of the layout's components. Throws for an element that has no form of text. */
export function blocksOf(node: ReactNode): Block[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (Array.isArray(node)) return node.flatMap(blocksOf);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [paragraph(String(node))];
  if (node.type === Fragment) return blocksOf(node.props.children);
  const form = blockForms.get(node.type as object);
  return form ? form(node.props as never) : [paragraph(textWithin(node))];
}

/** The plain-text part of an e-mail, from the same elements as its HTML. Throws for an element that has no form of text. */
export function plainTextOf(body: ReactNode): string {
  let text = '';
  let wanted = 0;
  for (const block of blocksOf(body)) {
    if (text !== '') text += '\n'.repeat(Math.max(wanted, block.before));
    text += block.text;
    wanted = block.after;
  }
  return text;
}

/** Lines of one text in an e-mail: each costs time to render, and nobody reads more of them in a mail program. */
const mostLines = 400;

/** Blank lines on end that are kept. */
const mostBlankLines = 2;

/**
 * The lines of a text as a person typed it, such as an e-mail shows them: without the control characters that break mail
 * programs, and at most two blank lines on end. Of more than `most` lines the last is `elsewhere`, the sentence that says
 * where the whole text is; null where it is nowhere else: then every line is in the mail.
 */
export function linesOfMail(text: string, elsewhere: string | null, most = mostLines): string[] {
  const lines: string[] = [];
  let blank = 0;
  for (const line of text.replace(/[^\P{Cc}\n\t]/gu, '').split('\n')) {
    blank = line.trim() === '' ? blank + 1 : 0;
    if (blank > mostBlankLines) continue;
    if (elsewhere !== null && lines.length === most) return [...lines.slice(0, -1), elsewhere];
    lines.push(line);
  }
  return lines;
}
