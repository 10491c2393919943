import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Refusal, runScript } from '../scripts/project.mjs';
import { defaultLocale, isLocale, localeOf, locales } from '../src/platform/i18n/locale.ts';
import { weighScripts } from './first-interaction.ts';
import { interruption } from './interruption.ts';
import { measurePage, type PageSpeed, ratePage } from './lighthouse.ts';
import { comparePages, pagesTable } from './page-goals.ts';
import { makeFolder, removeFolders, startSite } from './programs.ts';
import { publicPages } from './public-pages.ts';
import { startTwins } from './twin-server.ts';

const usage = `npm run bench -- pages [options]

Lighthouse (mobile, simulated) of every public page beside its twin: the same HTML without scripts, from a bare server.
Then its scores of accessibility, best practices and SEO, and the scripts that it loads for a first interaction.

  --runs 5                  how often each page and its twin are measured; the median counts
  --locale ${defaultLocale}               the pages of one locale (${locales.join(', ')}), or all
  --only contactus,es/track these pages alone, of any locale
`;

function pagesIn(locale: string): string[] {
  if (locale === 'all') return publicPages;
  if (!isLocale(locale)) throw new Refusal(`--locale must be one of ${locales.join(', ')}, all.`);
  return publicPages.filter((path) => localeOf({ pathname: path }) === locale);
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      locale: { type: 'string', default: defaultLocale },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Refusal('--runs must be a whole number from 1.');
  const paths =
    values.only?.split(',').map((name) => `/${name.trim().replace(/^\//, '')}`) ?? pagesIn(values.locale);
  const unknown = paths.filter((path) => !publicPages.includes(path));
  if (unknown.length > 0)
    throw new Refusal(`Not a public page: ${unknown.join(', ')}.\nThe pages: ${publicPages.join(', ')}`);
  return { runs, paths, help: values.help };
}

/** Page and twin in turn. */
async function measureInTurn(origins: { page: string; twin: string }, path: string, runs: number) {
  // Not counted: the twin fetches from the site what it will send from memory.
  await measurePage(origins.twin + path);
  const page: PageSpeed[] = [];
  const twin: PageSpeed[] = [];
  for (let run = 0; run < runs; run += 1) {
    page.push(await measurePage(origins.page + path));
    twin.push(await measurePage(origins.twin + path));
  }
  return { page, twin };
}

await runScript(async () => {
  const { runs, paths, help } = readArguments();
  if (help) {
    console.log(usage);
    return;
  }
  const startedAt = performance.now();
  const ends: (() => unknown)[] = [removeFolders];
  const rows = [];
  try {
    const site = await startSite({ dataDir: makeFolder() });
    ends.unshift(site.end);
    const twins = await startTwins(site.origin, paths);
    ends.unshift(twins.close);
    for (const path of paths) {
      try {
        const speeds = await measureInTurn({ page: site.origin, twin: twins.origin }, path, runs);
        const url = site.origin + path;
        const row = comparePages(path, speeds, await weighScripts(url), await ratePage(url));
        rows.push(row);
        console.log(`${path}: ${row.missed.length === 0 ? 'met' : `missed ${row.missed.join(', ')}`}`);
      } catch (error) {
        if (interruption.aborted) throw new Refusal('The bench was ended.');
        // The other pages are worth having; the process fails in the end.
        console.error(`${path}:`, error);
        process.exitCode = 1;
      }
    }
  } finally {
    for (const end of ends) await end();
  }
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  const [load] = loadavg();
  console.log(`\n${pagesTable(rows)}\n`);
  console.log(
    `page / twin, median of ${runs} runs on ${availableParallelism()} cores in ${minutes} min, load ${load?.toFixed(1)}`,
  );
});
