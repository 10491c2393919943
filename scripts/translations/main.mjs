import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { legalFiles, reviewers, translationStatus } from '../../src/platform/i18n/translation-status.ts';
import { Refusal, runScript } from '../project.mjs';
import { digestOf, listed, nameOf, pathIn, statusFile, translatedLocales, withStatuses } from './status.mjs';

const sources = 'src';

const help = `npm run translations                         lists new files as drafted, and counts
npm run translations -- review FILE …   marks files such as src/screens/site/strings/es/home.ts as reviewed today;
                                             --by counsel for a legal text
npm run translations -- draft FILE …    marks files as drafted`;

/** @param {string} path such as src/screens/site/strings/es/home.ts @param {import('./status.mjs').Statuses} statuses */
function placeOf(path, statuses) {
  const file = nameOf(path).replace(/^src\//, '');
  const locale = translatedLocales.find((each) => path.endsWith(pathIn(file, each)));
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
  const statuses = listed(translationStatus, sources);
  const reviewed = new Date().toISOString().slice(0, 10);
  for (const path of paths) {
    const { locale, file, byLocale } = placeOf(path, statuses);
    if (action === 'review' && legalFiles.includes(file) && by !== 'counsel')
      throw new Refusal(`${path} is a legal text, which counsel alone reviews: --by counsel.`);
    byLocale[locale] =
      action === 'draft' ? 'drafted' : { reviewed, by, digest: digestOf(sources, locale, file) };
  }
  writeFileSync(statusFile, withStatuses(readFileSync(statusFile, 'utf8'), statuses));
  const all = Object.values(statuses);
  for (const locale of translatedLocales) {
    const drafted = all.filter((byLocale) => byLocale[locale] === 'drafted').length;
    console.log(`${locale}: ${all.length - drafted} files reviewed, ${drafted} drafted`);
  }
});
