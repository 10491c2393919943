import type { PaperType } from '../../contract/kyc-case.ts';

const longest = 200;

/** The first is added where a name ends in none of them. */
const endings: Record<PaperType, string[]> = {
  pdf: ['pdf'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  heic: ['heic', 'heif'],
};

/**
 * A file's name as text to show, never a path: the last part of what the sender gave, without control and invisible
 * characters, at most 200 characters, ending as files of its type do.
 */
export function paperNameOf(given: string, type: PaperType): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').replace(/^[. ]+|[. ]+$/g, '');
  const ending = visible.match(/\.([^.]{1,8})$/)?.[1] ?? '';
  const known = endings[type].includes(ending.toLowerCase());
  const suffix = `.${known ? ending : endings[type][0]}`;
  const stem = known ? visible.slice(0, -suffix.length) : visible;
  return `${Array.from(stem || 'paper')
    .slice(0, longest - suffix.length)
    .join('')
    .trim()}${suffix}`;
}
