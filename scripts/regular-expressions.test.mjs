import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { checkSync } from 'recheck';
import { expect, test } from 'vitest';

/** Steps in place of milliseconds: a loaded machine comes to the same result. */
const effort = /** @type {const} */ ({
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  attackLimit: 10_000_000,
  maxAttackStringSize: 100_000,
  randomSeed: 1,
  maxIteration: 5,
  maxGenerationSize: 50,
});

/**
 * Expressions that are not linear, and why no stranger can make use of it. By file, as they are written there.
 *
 * @type {Record<string, Record<string, string>>}
 */
const harmless = {
  'src/entry.server.tsx': {
    '/<script([^>]*?) type="module"([^>]*)>/g': 'React escapes what people wrote, so all tags are ours',
  },
  'src/ui/linked-text.tsx': {
    '/\\[([^\\]]+)\\]\\(([^)\\s]+)\\)/g':
      'reads sentences of our own texts and of owners, whose length is limited',
  },
  'src/server/text-preview.ts': {
    '/<script\\b[^>]*>[\\s\\S]*?<\\/script>/g': 'React escapes what people wrote, so all tags are ours',
  },
  'src/features/settings/server/brand/initials.ts': {
    '/\\d+\\.\\d+/g': 'reads numbers of a drawing of ours',
  },
  'src/features/settings/server/texts/lay-over.ts': {
    '/\\]\\(([^)\\s]*)\\)/g': 'reads an owner’s text, whose length is limited',
  },
  'src/features/inbound/server/forwarded-sender.ts': {
    '/\\[(?:mailto:)?([^\\s\\]]*)\\]/i': 'reads at most some 2,000 characters',
    '/\\(([^\\s()]+@[^\\s()]+)\\)/': 'reads at most some 2,000 characters',
    '/<([^<>\\s]+@[^<>\\s]+)>/': 'reads at most some 2,000 characters',
  },
  'src/features/inbound/server/mail-addresses.ts': {
    '/[>\\]"\']+$/': 'reads at most 300 characters',
  },
  'src/features/inbound/server/mail-charset.ts': {
    '/\\*.{0,60}$/': 'reads at most 60 characters',
  },
  'src/features/rates/server/import/cells.ts': {
    "/^([^\\d.,]*)([\\d.,' ’]+?)(,?-\\)?|\\))?$/": 'reads a cell, cut at 1,000 characters',
    '/^([^/]*?)( ?\\/ ?| ?\\b(?:per|por) |$)(.*)$/i': 'reads a cell, cut at 1,000 characters',
    '/[*]+$/': 'reads a cell, cut at 1,000 characters',
  },
  'src/features/rates/server/import/days.ts': {
    '/[T ]+\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,9})?)?(?: ?[AP]M)?Z?$/i':
      'reads a cell, cut at 1,000 characters',
    '/\\s+(?:to|until|till|thru|through|al?|hasta|ate|até|bis)\\s+|\\s+-\\s+|\\s*[–—]\\s*/i':
      'reads a cell, cut at 1,000 characters',
  },
  'src/features/rates/server/import/lane-ends.ts': {
    '/(?:\\s*\\*+|[†‡¹²³]+)$/': 'reads a cell, cut at 1,000 characters',
    '/\\s*\\((?:port|main port|main ports|base port|sea ?port|airport|cy|cfs|cy\\/cy|cfs\\/cfs|fo|liner ?out|all|city)\\)$/i':
      'reads a cell, cut at 1,000 characters',
    '/^([^()]+?)\\s*[([]([^()[\\]]+)[)\\]]$/': 'reads a cell, cut at 1,000 characters',
    '/\\s*(?:\\/|\\+|;|\\s&\\s)\\s*/': 'reads a cell, cut at 1,000 characters',
  },
  'src/features/rates/server/import/line-prices.ts': {
    '/\\s*\\/\\s*/': 'reads a cell, cut at 1,000 characters',
  },
  'src/features/rates/server/import/read-xlsx.ts': {
    '/&quot;.*?&quot;|\\[[^\\]]*\\]|[\\\\_*]./g': 'reads a format of numbers, cut at 255 characters',
  },
  'src/features/rates/server/import/titles.ts': {
    '/[\\s/:-]+$/': 'reads a cell, cut at 1,000 characters',
  },
  'src/features/rates/server/import/trade-names.ts': {
    '/\\s*(?:[/,;&+]| y | e | and )\\s*/i': 'reads a cell, cut at 1,000 characters',
  },
  'src/server/env.ts': { '/\\/+$/': 'reads a setting, once' },
};

/** Files that compose expressions when they run, and of what. */
const composed = {
  'src/platform/pdf/printable.ts': 'of constants, one character and at most one space each',
  'src/platform/http/security-headers.ts':
    'of constants, for pages of the build and those rendered once for all visitors',
  'src/platform/http/missing-page.ts':
    'of the paths of routes: segments apart by slashes, or any text at the end',
  'src/platform/secrets/key-file.ts': 'of a constant',
  'src/features/settings/text-mark.ts': 'of constants',
  'src/features/rates/server/import/scan-xml.ts': 'of a constant',
  'src/features/brief/pages/client-brief/brief-restore.ts':
    'of constants and numbers of rows, in the browser, for names of fields',
};

/** @returns {{ file: string, source: string, flags: string }[]} a composed one has no source */
function expressions() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => `src/${name}`);
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') });
      /** @type {{ file: string, source: string, flags: string }[]} */
      const expressionsHere = [];
      // Its callback sees every node of the syntax tree.
      JSON.stringify(tree, (_key, node) => {
        if (node?.type === 'RegExpLiteral')
          expressionsHere.push({ file, source: node.pattern, flags: node.flags });
        if (node?.callee?.value === 'RegExp') expressionsHere.push({ file, source: '', flags: '' });
        return node;
      });
      return expressionsHere;
    });
}

const found = expressions();

test.each([
  ['^[. ]+|[. ]+$', 'g'],
  ['(.)\\/+$', ''],
  ['([;\\t]\\s*)(?=[=+\\-@])', 'g'],
  ['^(a+)+$', ''],
])('the check finds that /%s/%s is not linear', (source, flags) => {
  expect(checkSync(source, flags, effort).status).toBe('vulnerable');
});

test('every expression that reads what people send is linear', () => {
  const literals = found.filter(({ source }) => source !== '');
  expect(literals.length).toBeGreaterThan(100);
  const toCheck = literals.filter(({ file, source, flags }) => !harmless[file]?.[`/${source}/${flags}`]);
  const distinct = new Map(toCheck.map((literal) => [`/${literal.source}/${literal.flags}`, literal]));
  const slow = [...distinct].flatMap(([text, { file, source, flags }]) => {
    const { status } = checkSync(source, flags, effort);
    return status === 'safe' ? [] : [`${status}: ${text} in ${file}`];
  });
  expect(slow).toEqual([]);
});

test('an exception names an expression that stands in that file', () => {
  const written = new Set(found.map(({ file, source, flags }) => `${file} /${source}/${flags}`));
  const excepted = Object.entries(harmless).flatMap(([file, reasons]) =>
    Object.keys(reasons).map((text) => `${file} ${text}`),
  );
  expect(excepted.filter((entry) => !written.has(entry))).toEqual([]);
});

test('expressions are composed at run time in the known files alone', () => {
  const files = found.flatMap(({ file, source }) => (source === '' ? [file] : []));
  expect(new Set(files)).toEqual(new Set(Object.keys(composed)));
});
