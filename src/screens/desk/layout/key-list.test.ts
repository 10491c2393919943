import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frame } from '../strings/en/frame.ts';

/** Folders of which everything is on one page. */
const pages = [
  'src/screens/desk/inbox',
  'src/screens/desk/request',
  'src/features/quotes/desk/editor',
  'src/features/shipments/desk',
];

/** Keys that a file binds by `useKeys`. */
function keysIn(file: string): string[] {
  const calls = readFileSync(file, 'utf8').split('useKeys(').slice(1);
  return calls.flatMap((call) => {
    let depth = 1;
    const end = [...call].findIndex((character) => {
      depth += character === '(' ? 1 : character === ')' ? -1 : 0;
      return depth === 0;
    });
    const bound = call.slice(0, end).matchAll(/(?<=[{,\s])(?:'([^'])'|([A-Za-z]|Escape)): /g);
    return [...bound].map(([, quoted, plain]) => (quoted ?? plain ?? '').replace('Escape', 'Esc'));
  });
}

const filesIn = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !file.includes('.test.'));

test('a key has one meaning on a page', () => {
  for (const folder of pages) {
    const files = filesIn(folder).map((file) => ({ file, keys: new Set(keysIn(file)) }));
    const keys = new Set(files.flatMap((bound) => [...bound.keys]));
    expect(keys.size, folder).toBeGreaterThan(2);
    for (const key of keys)
      expect(
        files.filter((bound) => bound.keys.has(key)).map(({ file }) => file),
        `${key} in ${folder}`,
      ).toHaveLength(1);
  }
});

test('the list of shortcuts has every key, each once on a page', () => {
  const pages = Object.values(frame.keys.list).map((page) => page.map(({ keys }) => keys.join(' ')));
  for (const page of pages) expect(page.filter((key, at) => page.indexOf(key) !== at)).toEqual([]);
  const listed = pages.flat();
  const bound = new Set(filesIn('src').flatMap(keysIn));
  const known = [
    ...listed,
    ...listed.filter((key) => key.startsWith('Shift ')).map((key) => key.slice(6).toUpperCase()),
  ];
  // A sequence, such as g 1, begins with its first key.
  const missing = [...bound].filter(
    (key) => !known.some((entry) => entry === key || entry.split(' ')[0] === key),
  );
  expect(missing).toEqual([]);
});
