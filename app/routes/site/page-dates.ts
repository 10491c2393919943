import { execFileSync } from 'node:child_process';
import type { Locale } from '../../../contract/locale.ts';

/** The files that hold a page's text, in the folder of a locale; `../company` is that of all. */
const textFiles: Record<string, readonly string[]> = {
  '/': ['home', 'rate-letter', '../company'],
  '/aboutus': ['about'],
  '/ouremployees': ['team', '../company'],
  '/contactus': ['contact', '../company'],
  '/partners': ['partners'],
  '/clientbriefform': ['client-brief', 'labels', 'shipment', 'shipment-form'],
  '/track': ['track'],
  '/kycverification': ['kyc'],
  '/power-of-attorney': ['power-of-attorney'],
  '/worldmap': ['worldmap', '../company'],
  '/privacy': ['privacy'],
  '/terms': ['terms'],
  '/accessibility': ['accessibility'],
  '/feedback': ['feedback'],
  '/signin': ['accounts'],
};

/** The files that hold the text of a public page, without their extension; none where the list above has none. */
export function textFilesOf(path: string): readonly string[] {
  if (path.startsWith('/services/')) return [path.slice(1), 'services', 'plates'];
  if (path.startsWith('/tools/')) return [path.slice(1)];
  return textFiles[path] ?? [];
}

function git(folder: string, ...command: string[]): string {
  // Its messages, such as that there is no repository, are no concern of a build.
  return execFileSync('git', command, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/**
 * The day of the last commit that changed a string in each file of a folder; comments have none. Empty where git does not
 * know: without a repository, or with a shallow one. A file with changes that are not committed is left out.
 */
export function commitDays(folder: string): Map<string, string> {
  const days = new Map<string, string>();
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    const changed = new Set(
      linesOf(git(folder, 'ls-files', '--modified', '--others', '--exclude-standard', '.')).concat(
        linesOf(git(folder, 'diff', '--cached', '--name-only', '--relative', '.')),
      ),
    );
    let day = '';
    const log = git(folder, 'log', '--format=day %cs', '--name-only', '--relative', `-G['"\`]`, '--', '.');
    for (const line of linesOf(log)) {
      if (line.startsWith('day ')) day = line.slice('day '.length);
      else if (!days.has(line) && !changed.has(line)) days.set(line, day);
    }
  } catch {
    days.clear();
  }
  return days;
}

/**
 * Returns what gives the day on which the text of a page last changed, YYYY-MM-DD, by the history of the content folder;
 * null where that is not known. Read once, when the site is built.
 */
export function lastChangeOf(folder: string): (path: string, locale: Locale) => string | null {
  const days = commitDays(folder);
  return (path, locale) => {
    const known = textFilesOf(path).map((name) =>
      days.get(name.startsWith('../') ? `${name.slice('../'.length)}.ts` : `${locale}/${name}.ts`),
    );
    return known.includes(undefined) ? null : (known.sort().at(-1) ?? null);
  };
}
