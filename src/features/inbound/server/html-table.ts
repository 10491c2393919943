import type { FormatCallback } from 'html-to-text';

interface Cell {
  text: string;
  colspan: number;
  rowspan: number;
}

/** Separates the cells of a row, for people and for programs that read the text. */
const separator = ' | ';

/** A cell with more lines or characters holds text, as the cells of a layout do. */
const mostCellLines = 3;
const longestCell = 200;

/** Limit of columns that cells may span. */
const mostColumns = 100;

const wrappers = new Set<string | undefined>(['thead', 'tbody', 'tfoot', 'center', 'form', 'div']);
const mostWrappers = 20;
const withoutText = new Set<string | undefined>(['col', 'colgroup', 'style', 'script']);

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const spanOf = (value: unknown) => Math.min(Math.max(Math.floor(Number(value)) || 1, 1), mostColumns);

/** Places cells in columns; a merged cell has its text once, so that no number appears twice. */
function columnsOf(rows: readonly Cell[][]): string[][] {
  const covered: number[] = [];
  return rows.map((cells) => {
    const row: string[] = [];
    const takeCovered = () => {
      for (let column = row.length; (covered[column] ?? 0) > 0; column = row.length) {
        covered[column] = (covered[column] ?? 0) - 1;
        row.push('');
      }
    };
    for (const { text, colspan, rowspan } of cells) {
      takeCovered();
      for (let span = 0; span === 0 || (span < colspan && row.length < mostColumns); span += 1) {
        if (rowspan > 1 && row.length < mostColumns) covered[row.length] = rowspan - 1;
        row.push(span === 0 ? text.trim() : '');
      }
    }
    takeCovered();
    return row;
  });
}

/** Removes rows and columns without text, which layouts use as spacers. */
function withoutBlanks(rows: readonly string[][]): string[][] {
  const filled = new Set(rows.flatMap((row) => row.flatMap((text, column) => (text === '' ? [] : [column]))));
  return rows
    .filter((row) => row.some((text) => text !== ''))
    .map((row) => row.filter((_text, column) => filled.has(column)));
}

function isShort(text: string): boolean {
  return text.length <= longestCell && !text.includes(separator) && linesOf(text).length <= mostCellLines;
}

function printRow(row: readonly string[], isSingle: boolean, special: RegExp): string {
  const texts = row.filter((text) => text !== '');
  const tall = texts.filter((text) => linesOf(text).length > 1).length;
  const isLayout = texts.some((text) => !isShort(text) || special.test(text)) || (isSingle && tall > 0);
  if (texts.length === 1 || isLayout) return texts.join('\n\n');
  return row
    .map((text) => linesOf(text).join(' / '))
    .join(separator)
    .trim();
}

/** Prints a row a line, its cells separated by “|”; the cells of a layout below each other. */
function printTable(rows: readonly Cell[][], special: RegExp): string {
  const filled = withoutBlanks(columnsOf(rows));
  const isSingle = filled.filter((row) => row.filter((text) => text !== '').length > 1).length < 2;
  return filled.map((row) => printRow(row, isSingle, special)).join('\n');
}

type Format = Parameters<FormatCallback>;
type Builder = Format[2];
type Node = Format[0]['children'][number];

const hasText = ({ type, name, data = '' }: Node) =>
  type === 'text' ? data.trim() !== '' : type === 'tag' && !withoutText.has(name);

const isCell = ({ name }: Node) => name === 'td' || name === 'th';

function addCell(
  children: Node[],
  walk: Format[1],
  builder: Builder,
  attributes: Node['attribs'] = {},
): void {
  builder.openTableCell();
  walk(children, builder);
  builder.closeTableCell({ colspan: spanOf(attributes.colspan), rowspan: spanOf(attributes.rowspan) });
}

function addRow(children: Node[], walk: Format[1], builder: Builder): void {
  builder.openTableRow();
  for (const child of children) {
    if (isCell(child)) addCell(child.children, walk, builder, child.attribs);
    else if (hasText(child)) addCell([child], walk, builder);
  }
  builder.closeTableRow();
}

/** Adds the rows of a table; content outside of rows, as broken HTML has it, becomes a row. */
function addRows(children: Node[], walk: Format[1], builder: Builder, depth = 0): void {
  for (const child of children) {
    const isWrapper =
      wrappers.has(child.name) && child.children?.some(({ name }) => name === 'tr' || wrappers.has(name));
    if (child.name === 'tr') addRow(child.children, walk, builder);
    else if (isWrapper && depth < mostWrappers) addRows(child.children, walk, builder, depth + 1);
    else if (hasText(child)) addRow([child], walk, builder);
  }
}

function addTable(builder: Builder, special: RegExp, add: () => void): void {
  builder.openTable();
  add();
  const options = {
    tableToString: (rows: Cell[][]) => printTable(rows, special),
    leadingLineBreaks: 1,
    trailingLineBreaks: 1,
  };
  // The declarations of the package omit `tableToString`.
  builder.closeTable(options as never);
}

/** Formats a table. Cells that contain `special` are never joined. */
export function tableFormatter(special: RegExp): FormatCallback {
  return (element, walk, builder) =>
    addTable(builder, special, () => addRows(element.children, walk, builder));
}

/** Formats a row outside of a table. */
export function rowFormatter(special: RegExp): FormatCallback {
  return (element, walk, builder) =>
    addTable(builder, special, () => addRow(element.children, walk, builder));
}
