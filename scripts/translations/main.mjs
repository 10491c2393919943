import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { legalFiles, reviewers, translationStatus } from '../../app/content/translation-status.ts';
import { Refusal, runScript } from '../project.mjs';
import { digestOf, listed, statusFile, translatedLocales, withStatuses } from './status.mjs';

const content = 'app/content';

const help = `npm run translations                         lists new files as drafted, and counts
npm run translations -- review es/home.ts …  marks files as reviewed today; --by counsel for a legal text
npm run translations -- draft es/home.ts …   marks files as drafted`;

/** @param {string} path such as es/home.ts @param {import('./status.mjs').Statuses} statuses */
function placeOf(path, statuses) {
  const [first = '', ...rest] = path.replace(/^app\/content\//, '').split('/');
  const locale = translatedLocales.find((each) => each === first);
  const file = rest.join('/');
  const byLocale = statuses[file];
  if (!locale || !byLocale) throw new Refusal(`There is no translation ${path}.\n${help}`);
  return { locale, file, byLocale };
}

await runScript(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { by: { type: 'string', default: reviewers[0] } },
  });
  const [action, ...paths] = positionals;
  const by = reviewers.find((each) => each === values.by);
  if (!by) throw new Refusal(`--by is one of: ${reviewers.join(', ')}.`);
  if (action !== undefined && (!['review', 'draft'].includes(action) || paths.length === 0))
    throw new Refusal(help);
  const statuses = listed(translationStatus, content);
  const reviewed = new Date().toISOString().slice(0, 10);
  for (const path of paths) {
    const { locale, file, byLocale } = placeOf(path, statuses);
    if (action === 'review' && legalFiles.includes(file) && by !== 'counsel')
      throw new Refusal(`${path} is a legal text, which counsel alone reviews: --by counsel.`);
    byLocale[locale] =
      action === 'draft' ? 'drafted' : { reviewed, by, digest: digestOf(content, locale, file) };
  }
  writeFileSync(statusFile, withStatuses(readFileSync(statusFile, 'utf8'), statuses));
  const all = Object.values(statuses);
  for (const locale of translatedLocales) {
    const drafted = all.filter((byLocale) => byLocale[locale] === 'drafted').length;
    console.log(`${locale}: ${all.length - drafted} files reviewed, ${drafted} drafted`);
  }
});
