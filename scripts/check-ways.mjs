import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Refusal, runScript } from './project.mjs';

/**
 * Patterns that only some files may hold, with the way that all others take.
 *
 * @type {{ pattern: RegExp, files: string[], instead: string }[]}
 */
const ways = [
  { pattern: /'\.\.\/\.\.\/\.\.\//, files: [], instead: 'an import from #features, #platform, #ui …' },
  {
    pattern: /role="search"/,
    // The inbox folds its filters away; the texts of the site are searched beside a preview.
    files: [
      'src/ui/desk/list-page.tsx',
      'src/screens/desk/inbox/inbox-filters.tsx',
      'src/screens/desk/settings/texts.tsx',
    ],
    instead: 'ListPage or ListFilters (src/ui/desk/list-page.tsx)',
  },
  {
    pattern: /\bcsvLine\(/,
    // A rate sheet as it is imported again.
    files: [
      'src/platform/lists/define-list.ts',
      'src/platform/csv/csv-line.ts',
      'src/features/rates/server/export-rates.ts',
      'src/features/rates/server/import/add-rate-line.ts',
    ],
    instead: 'defineList (src/platform/lists/define-list.ts)',
  },
  {
    pattern: /JSON\.parse\(/,
    files: [
      'src/platform/db/json-text.ts',
      // Migrations know the columns of their time.
      'src/platform/db/migrations/0024-waiting-replies.ts',
      'src/platform/db/migrations/0031-set-up-steps.ts',
      'src/platform/db/migrations/0067-search-terms.ts',
      // Encrypted or signed.
      'src/features/kyc/server/case-rows.ts',
      'src/features/rates/server/first-price.ts',
      'src/platform/mail/connection/connection-row.ts',
      // Files, and what another thread or process sends.
      'src/features/rates/server/import/import-rate-sheet.ts',
      'src/features/settings/server/published-versions.ts',
      'src/operations/everything/import-everything.ts',
      'src/operations/settings-commands.ts',
      'src/platform/api/docs.ts',
      'src/platform/backups/manifest.ts',
      'src/platform/thread-tasks.ts',
      // Forms and bodies of requests.
      'src/features/rates/server/api.ts',
      'src/features/requests/desk/merge.tsx',
      'src/features/settings/server/commands.ts',
      'src/platform/api/router.ts',
      'src/screens/desk/inbox.tsx',
      // The browser.
      'src/before-hydration/answer-clock.ts',
      'src/before-hydration/carousel.ts',
      'src/before-hydration/dial.ts',
      'src/before-hydration/office-clock.ts',
      'src/features/quotes/desk/editor/editor-model.ts',
      'src/screens/desk/inbox/use-arrivals.ts',
      'src/screens/desk/request/use-presence.ts',
      'src/screens/desk/request/use-work.ts',
      'src/ui/attachments/attachment-field.tsx',
      'src/ui/attachments/post-file.ts',
      'src/ui/stored.ts',
    ],
    instead: 'parseJson (src/platform/db/json-text.ts)',
  },
];

await runScript(async () => {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/*.ts', 'src/*.tsx'], {
    encoding: 'utf8',
  });
  const files = tracked.split('\n').filter((file) => file && !/\.test\.tsx?$/.test(file));
  if (files.length === 0) throw new Refusal('No source file was read: run it in a checkout with git.');
  const contents = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const problems = ways.flatMap(({ pattern, files: allowed, instead }) => [
    ...files
      .filter((file) => !allowed.includes(file) && pattern.test(contents.get(file) ?? ''))
      .map((file) => `${file} holds ${pattern.source}: use ${instead}.`),
    ...allowed
      .filter((file) => !pattern.test(contents.get(file) ?? ''))
      .map((file) => `${file} no longer holds ${pattern.source}: remove it from scripts/check-ways.mjs.`),
  ]);
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  console.log(`${ways.length} ways are kept.`);
});
