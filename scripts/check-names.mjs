import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from '@swc/core';
import { Refusal, runScript } from './project.mjs';

/**
 * Words that no identifier and no file name holds, with the standard term (docs/glossary.md). A word of two parts stands
 * for `givenUp`, `given_up` and `given-up`.
 *
 * @type {Map<string, string>}
 */
const standardTerms = new Map([
  ['allowance', 'rate limit'],
  ['awake', 'hydrated'],
  ['besides', 'side effects'],
  ['circumstances', 'submission context'],
  ['crowd', 'burst'],
  ['doing', 'dependencies'],
  ['doors', 'endpoints, access'],
  ['errands', 'quick links'],
  ['forget', 'delete, purge, unlink, prune: the one that is meant'],
  ['forgets', 'deletes, purges, unlinks, prunes: the one that is meant'],
  ['given up', 'failed permanently (mail), disabled (webhook)'],
  ['happening', 'event'],
  ['happenings', 'events'],
  ['heirs', 'related leads'],
  ['house', 'dependencies, deps'],
  ['keeping', 'retention'],
  ['knock', 'call'],
  ['knocks', 'calls'],
  ['let in', 'authorize'],
  ['looks', 'access log'],
  ['marks', 'facets'],
  ['need', 'policy'],
  ['news', 'feed items, notice'],
  ['note look', 'record access'],
  ['paper', 'document'],
  ['papers', 'documents'],
  ['suspicion', 'spam score'],
  ['suspicious', 'spam'],
  ['tell', 'notify'],
  ['tells', 'notifies'],
  ['terminal', 'CLI'],
  ['told', 'notified'],
  ['typed early', 'pre-hydration input'],
  ['wake', 'hydrate, notify'],
  ['woken', 'hydrated'],
  ['words', 'strings (UI), terms (search), comment (of staff)'],
]);

/** Names of the trade that hold a word of the table: a stage, and charges of a port’s terminal. */
const ownNames = new Set([
  'need-information',
  'origin-terminal',
  'destination-terminal',
  'house-bill',
  'house-waybill',
]);

/**
 * The parts of an identifier or file name, in lower case: `leadWords`, `lead_words` and `lead-words` have two.
 *
 * @param {string} name
 */
function partsOf(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

/** The word of the table that a name holds. @param {string} name @returns {string | undefined} */
function wrongWordIn(name) {
  const parts = partsOf(name);
  return parts
    .flatMap((part, index) => [part, `${part} ${parts[index + 1]}`])
    .find((word) => standardTerms.has(word));
}

/** A language tag of a locale of the site. */
const languageTag = /^(en|es|pt)(-[A-Z]{2}|-419)?$/;

/** Files that may name a language tag: the list of locales, and tests. */
const mayNameLanguage = /^src\/platform\/i18n\/locale\.ts$|\.test\.(tsx?|mjs)$|^(bench|tests)\//;

/** The locale whose text a file holds: its own tags may stand there. @param {string} path */
const localeOfText = (path) => /^src\/.*strings\/(\w\w)\//.exec(path)?.[1] ?? '';

/** A name of several parts, such as of a column or a class. */
const compoundName = /[A-Za-z0-9]+(?:[_-][A-Za-z0-9]+)+|[a-z0-9]+[A-Z][A-Za-z0-9]*/g;

/**
 * The names and strings of a syntax tree: identifiers, quoted keys, and what a template literal names.
 *
 * @param {unknown} node
 * @param {{ names: Set<string>, strings: Set<string> }} found
 */
function collect(node, found) {
  if (Array.isArray(node)) {
    for (const child of node) collect(child, found);
  } else if (node && typeof node === 'object') {
    const { type, value } = /** @type {{ type?: string, value?: string }} */ (node);
    const { key, raw } = /** @type {{ key?: { type?: string, value?: string }, raw?: string }} */ (node);
    if ((type === 'Identifier' || type === 'PrivateName') && typeof value === 'string')
      found.names.add(value);
    if (type === 'StringLiteral' && typeof value === 'string') found.strings.add(value);
    if (key?.type === 'StringLiteral' && key.value && !/\s/.test(key.value)) found.names.add(key.value);
    // Single words in a template are prose.
    if (type === 'TemplateElement')
      for (const [name] of (raw ?? '').matchAll(compoundName)) found.names.add(name);
    for (const child of Object.values(node)) if (child && typeof child === 'object') collect(child, found);
  }
}

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  encoding: 'utf8',
});

await runScript(async () => {
  const files = listed.split('\n').filter((path) => path !== '' && !path.startsWith('media/'));
  const problems = [];
  for (const path of files) {
    const found = { names: new Set([path]), strings: new Set() };
    const syntax = { syntax: 'typescript', tsx: path.endsWith('x') };
    collect(await parse(readFileSync(path, 'utf8'), /** @type {any} */ (syntax)), found);
    for (const name of found.names) {
      const word = ownNames.has(name) ? undefined : wrongWordIn(name);
      if (word) problems.push(`${path}: ${name} – not “${word}” but ${standardTerms.get(word)}`);
    }
    const tag = [...found.strings].find(
      (text) => languageTag.test(text) && text.split('-')[0] !== localeOfText(path),
    );
    if (tag && !mayNameLanguage.test(path))
      problems.push(
        `${path}: '${tag}' – a locale comes from the request, the row or src/platform/i18n/locale.ts`,
      );
  }
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  console.log(
    `${files.length} files hold none of ${standardTerms.size} words, and no language tag out of place.`,
  );
});
