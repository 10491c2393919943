import { type FileType, fileTypes } from './file-type.ts';

const longest = 200;

/** Characters of the given name that are read at all; the last ones, where its ending is. */
const mostRead = 1000;

/** The text without dots and spaces at its ends; linear, where an expression would be quadratic. */
function trimDots(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && '. '.includes(text.charAt(start))) start += 1;
  while (end > start && '. '.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * A file's name as text to show, never a path: the last part of what the sender gave, without control and invisible
 * characters, at most 200 characters, ending as files of its type do. A type without endings keeps that of the name.
 */
export function fileNameOf(given: string, type: FileType): string {
  const last = given.slice(-mostRead).toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const visible = trimDots(last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' '));
  const ending = visible.match(/\.([^.]{1,8})$/)?.[1] ?? '';
  const endings: readonly string[] = fileTypes[type].endings;
  if (endings.length === 0)
    return Array.from(visible || 'document')
      .slice(-longest)
      .join('')
      .trim();
  const known = endings.includes(ending.toLowerCase());
  const suffix = `.${known ? ending : endings[0]}`;
  const stem = known ? visible.slice(0, -suffix.length) : visible;
  return `${Array.from(stem || 'document')
    .slice(0, longest - suffix.length)
    .join('')
    .trim()}${suffix}`;
}
