import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { legalFiles } from '../../app/content/translation-status.ts';
import { defaultLocale, locales } from '../../contract/locale.ts';

/**
 * @typedef {import('../../app/content/translation-status.ts').Reviewer} Reviewer
 * @typedef {import('../../app/content/translation-status.ts').TranslationStatus} TranslationStatus
 * @typedef {Record<string, Partial<Record<import('../../contract/locale.ts').Locale, TranslationStatus>>>} Statuses
 */

/** The languages that the English text is translated into. */
export const translatedLocales = locales.filter((locale) => locale !== defaultLocale);

/** The file that holds the status of each translation. */
export const statusFile = 'app/content/translation-status.ts';

/** The content files of a language, by their path in its folder. @param {string} content @param {string} locale */
function filesIn(content, locale) {
  return globSync('**/*.ts', { cwd: join(content, locale) })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
}

/** All translated content files. @param {string} content the folder app/content */
function translatedFiles(content) {
  return [...new Set(translatedLocales.flatMap((locale) => filesIn(content, locale)))].sort();
}

/** A content file without comments, types and layout, none of which anybody reads on a page. @param {string} file */
function textsOf(file) {
  const options = /** @type {const} */ ({
    jsc: { parser: { syntax: 'typescript' }, target: 'esnext', minify: { format: { comments: false } } },
    minify: true,
  });
  return transformSync(readFileSync(file, 'utf8'), options).code;
}

/** The digest of a translation with the English that it was made from. @param {string} content @param {string} locale @param {string} file */
export function digestOf(content, locale, file) {
  const digest = createHash('sha256');
  for (const each of [defaultLocale, locale]) digest.update(textsOf(join(content, each, file)));
  return digest.digest('hex').slice(0, 16);
}

/**
 * What is not true in the statuses, each in a sentence that says what to do; empty when all is.
 *
 * @param {Statuses} statuses
 * @param {string} content
 * @returns {string[]}
 */
export function findProblems(statuses, content) {
  const files = translatedFiles(content);
  const gone = Object.keys(statuses).filter((file) => !files.includes(file));
  const missing = files.filter((file) => translatedLocales.some((locale) => !statuses[file]?.[locale]));
  const unlisted = [...gone, ...missing].map(
    (file) => `${file} is not in ${statusFile} as it is in app/content: run npm run translations.`,
  );
  const changed = files.flatMap((file) =>
    translatedLocales.flatMap((locale) => {
      const status = statuses[file]?.[locale];
      if (!status || status === 'drafted') return [];
      const path = `${locale}/${file}`;
      if (legalFiles.includes(file) && status.by !== 'counsel')
        return [`app/content/${path} is a legal text, which counsel alone reviews (--by counsel).`];
      if (status.digest === digestOf(content, locale, file)) return [];
      return [
        `app/content/${path} or its English changed after its review of ${status.reviewed}. Have it read and run npm run translations -- review ${path}, or set it to drafted: npm run translations -- draft ${path}.`,
      ];
    }),
  );
  return [...unlisted, ...changed];
}

/**
 * The statuses with every translated file: new ones as drafted, without those that are gone.
 *
 * @param {Statuses} statuses
 * @param {string} content
 * @returns {Statuses}
 */
export function listed(statuses, content) {
  return Object.fromEntries(
    translatedFiles(content).map((file) => [
      file,
      Object.fromEntries(
        translatedLocales.map((locale) => [
          locale,
          statuses[file]?.[locale] ?? /** @type {const} */ ('drafted'),
        ]),
      ),
    ]),
  );
}

/** @param {TranslationStatus} status */
function written(status) {
  if (status === 'drafted') return `'drafted'`;
  return `{ reviewed: '${status.reviewed}', by: '${status.by}', digest: '${status.digest}' }`;
}

/**
 * The source of the status file with other statuses, in the format of the project.
 *
 * @param {string} source
 * @param {Statuses} statuses
 */
export function withStatuses(source, statuses) {
  const start = source.indexOf('= {\n', source.indexOf('export const translationStatus')) + 4;
  const lines = Object.entries(statuses).map(([file, byLocale]) => {
    const parts = Object.entries(byLocale).map(([locale, status]) => `${locale}: ${written(status)}`);
    const line = `  '${file}': { ${parts.join(', ')} },`;
    return parts.every((part) => part.endsWith(`'drafted'`))
      ? line
      : [`  '${file}': {`, ...parts.map((part) => `    ${part},`), '  },'].join('\n');
  });
  return `${source.slice(0, start)}${lines.join('\n')}\n};\n`;
}
