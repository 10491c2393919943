import { type LetterSize, type Letters, openLetters } from '#features/settings/server/brand/letters.ts';
import type { BrandFont } from '#platform/brand/brand.ts';

/** Breaks a text into lines of at most a width; a longer word has a line of its own. */
function breakAt(most: number, text: string, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks a text into as few lines as fit, of about the same length. */
function balanced(width: number, text: string, widthOf: (text: string) => number): string[] {
  const widest = breakAt(width, text, widthOf);
  for (let most = width / 2; most < width; most += 10) {
    const lines = breakAt(most, text, widthOf);
    const fits = lines.every((line) => widthOf(line) <= most);
    if (fits && lines.length === widest.length) return lines;
  }
  return widest;
}

/** Cuts a line that is too wide, and ends it with an ellipsis. */
function cut(width: number, line: string, widthOf: (text: string) => number): string {
  if (widthOf(line) <= width) return line;
  // No line has room for so many.
  const letters = [...line.slice(0, 200)];
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Fits a line into a width at the largest of some sizes; at the smallest, what has no room is cut. */
function lineIn(width: number, text: string, letters: Letters, sizes: readonly LetterSize[]) {
  const fitting = sizes.find((each) => letters.widthOf(text, each) <= width) ?? sizes.at(-1);
  const size = fitting ?? { size: 16 };
  return { size, text: cut(width, text, (line) => letters.widthOf(line, size)) };
}

/** Fits a text into lines of a width, at the largest of some sizes that leaves it within a height. */
export function linesIn(
  { width, height }: { width: number; height: number },
  text: string,
  letters: Letters,
  sizes: readonly LetterSize[],
): { size: LetterSize; lines: string[]; lineHeight: number } {
  let last = { size: sizes[0] ?? { size: 16 }, lines: [text], lineHeight: 0, most: 1 };
  for (const size of sizes) {
    const widthOf = (line: string) => letters.widthOf(line, size);
    const lineHeight = Math.round(size.size * 1.06);
    const most = Math.max(1, Math.floor(height / lineHeight));
    const lines = balanced(width, text, widthOf);
    last = { size, lines, lineHeight, most };
    if (lines.length <= most && lines.every((line) => widthOf(line) <= width)) return last;
  }
  const { size, lineHeight, most } = last;
  const widthOf = (line: string) => letters.widthOf(line, size);
  const shown = breakAt(width, text, widthOf).slice(0, most);
  if (breakAt(width, text, widthOf).length > most && shown.length > 0)
    shown[shown.length - 1] = `${shown.at(-1)} …`;
  return { size, lineHeight, lines: shown.map((line) => cut(width, line, widthOf)) };
}

export const titleSizes = [52, 46, 40, 34, 29].map((size) => ({ size, spacing: -0.033 }));
const labelSizes = [24, 21].map((size) => ({ size }));
/** Room of a label above its sentence. */
const labelHeight = 40;
const nameSizes = [26, 22, 18].map((size) => ({ size, spacing: -0.015 }));

interface CardText {
  font: BrandFont;
  /** Null where the logo replaces it. */
  name: string | null;
  nameBox: { left: number; width: number; baseline: number };
  label: string | undefined;
  sentence: string;
  /** Of label and sentence; the last line stands on its bottom. */
  box: { left: number; width: number; top: number; bottom: number };
}

/** Draws the texts of a card as outlines: the sentence from the bottom up, its label over it, the name beside the logo. */
export async function outlinesOf({
  font,
  name,
  nameBox,
  label,
  sentence,
  box,
}: CardText): Promise<Record<'name' | 'label' | 'sentence', string>> {
  const [medium, semibold] = await Promise.all([openLetters(font, 500), openLetters(font, 600)]);
  const room = { width: box.width, height: box.bottom - box.top - (label ? labelHeight : 0) };
  const { size, lines, lineHeight } = linesIn(room, sentence, medium, titleSizes);
  const first = box.bottom - (lines.length - 1) * lineHeight;
  const shownLabel = label ? lineIn(box.width, label, medium, labelSizes) : null;
  const shownName = name ? lineIn(nameBox.width, name, semibold, nameSizes) : null;
  return {
    sentence: lines
      .map((line, index) => medium.outlineOf(line, { x: box.left, y: first + index * lineHeight }, size))
      .join(''),
    label: shownLabel
      ? medium.outlineOf(shownLabel.text, { x: box.left, y: first - size.size - 17 }, shownLabel.size)
      : '',
    name: shownName
      ? semibold.outlineOf(shownName.text, { x: nameBox.left, y: nameBox.baseline }, shownName.size)
      : '',
  };
}
