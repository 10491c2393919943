import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { defaultLocale, locales } from '../../src/platform/i18n/locale.ts';
import { legalFiles } from '../../src/platform/i18n/translation-status.ts';

/**
 * @typedef {import('../../src/platform/i18n/translation-status.ts').Reviewer} Reviewer
 * @typedef {import('../../src/platform/i18n/translation-status.ts').TranslationStatus} TranslationStatus
 * @typedef {Record<string, Partial<Record<import('../../src/platform/i18n/locale.ts').Locale, TranslationStatus>>>} Statuses
 */

/** The languages that the English text is translated into. */
export const translatedLocales = locales.filter((locale) => locale !== defaultLocale);

/** The file that holds the status of each translation. */
export const statusFile = 'src/platform/i18n/translation-status.ts';

/** The path of a text in one language, in the folder of the sources. @param {string} file @param {string} locale */
export const pathIn = (file, locale) => file.replace('strings/*/', `strings/${locale}/`);

/** The name of a text in all languages: its path, with `*` for the language. @param {string} path */
export const nameOf = (path) => path.replaceAll('\\', '/').replace(/(?<=(^|\/)strings\/)\w\w(?=\/)/, '*');

/** All translated texts by name. @param {string} sources the folder src */
function translatedFiles(sources) {
  const paths = translatedLocales.flatMap((locale) =>
    globSync(`**/strings/${locale}/**/*.ts`, { cwd: sources }),
  );
  return [...new Set(paths.map(nameOf))].sort();
}

/** A text file without imports, comments, types and layout, none of which anybody reads on a page. @param {string} file */
function textsOf(file) {
  const options = /** @type {const} */ ({
    jsc: { parser: { syntax: 'typescript' }, target: 'esnext', minify: { format: { comments: false } } },
    minify: true,
  });
  return transformSync(readFileSync(file, 'utf8'), options).code.replace(/\bimport\b[^;]*;/g, '');
}

/** The digest of a translation with the English that it was made from. @param {string} sources @param {string} locale @param {string} file */
export function digestOf(sources, locale, file) {
  const digest = createHash('sha256');
  for (const each of [defaultLocale, locale]) digest.update(textsOf(join(sources, pathIn(file, each))));
  return digest.digest('hex').slice(0, 16);
}

/**
 * Finds errors in the statuses, each a sentence that says what to do.
 *
 * @param {Statuses} statuses
 * @param {string} sources
 * @returns {string[]}
 */
export function findProblems(statuses, sources) {
  const files = translatedFiles(sources);
  const gone = Object.keys(statuses).filter((file) => !files.includes(file));
  const missing = files.filter((file) => translatedLocales.some((locale) => !statuses[file]?.[locale]));
  const unlisted = [...gone, ...missing].map(
    (file) => `${file} is not in ${statusFile} as it is in src: run npm run translations.`,
  );
  const changed = files.flatMap((file) =>
    translatedLocales.flatMap((locale) => {
      const status = statuses[file]?.[locale];
      if (!status || status === 'drafted') return [];
      const path = `src/${pathIn(file, locale)}`;
      if (legalFiles.includes(file) && status.by !== 'counsel')
        return [`${path} is a legal text, which counsel alone reviews (--by counsel).`];
      if (status.digest === digestOf(sources, locale, file)) return [];
      return [
        `${path} or its English changed after its review of ${status.reviewed}. Have it read and run npm run translations -- review ${path}, or set it to drafted: npm run translations -- draft ${path}.`,
      ];
    }),
  );
  return [...unlisted, ...changed];
}

/**
 * The statuses with every translated file: new ones as drafted, without those that are gone.
 *
 * @param {Statuses} statuses
 * @param {string} sources
 * @returns {Statuses}
 */
export function listed(statuses, sources) {
  return Object.fromEntries(
    translatedFiles(sources).map((file) => [
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
