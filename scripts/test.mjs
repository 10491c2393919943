import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { buildIfStale } from './build-site.mjs';
import { ensureInstalled } from './install.mjs';
import { projectNode, Refusal, runScript } from './project.mjs';
import { run } from './run.mjs';
import { countPlaywright, countVitest, oneFailure } from './test-counts.mjs';

/**
 * @typedef {import('./test-counts.mjs').Counts} Counts
 * @typedef {{ counts: Counts, output: string }} Result
 */

const bin = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  reactRouter: 'node_modules/@react-router/dev/bin.cjs',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/**
 * A check that passes or fails as a whole, and counts as one test: commands of the project's Node, up to the first
 * that fails.
 *
 * @param {...string[]} commands
 */
function check(...commands) {
  return async () => {
    let output = '';
    for (const command of commands) {
      const ended = await run(projectNode, command);
      output += ended.output;
      if (ended.code !== 0) return { counts: oneFailure, output };
    }
    return { counts: { passed: 1, failed: 0, skipped: 0 }, output };
  };
}

/**
 * Runs a test runner that writes a JSON report. One that writes none, finds no test, or fails without naming a failed
 * test counts as one failed test.
 *
 * @param {string[]} command
 * @param {Record<string, string>} env
 * @param {string} report
 * @param {(report: any) => Counts} count
 * @returns {Promise<Result>}
 */
async function runSuite(command, env, report, count) {
  const { code, output } = await run(projectNode, command, env);
  try {
    const counts = count(JSON.parse(readFileSync(report, 'utf8')));
    const total = counts.passed + counts.failed + counts.skipped;
    if (total === 0) return { counts: oneFailure, output: `${output}\nThere were no tests.` };
    if (code !== 0 && counts.failed === 0) return { counts: { ...counts, failed: 1 }, output };
    return { counts, output };
  } catch (error) {
    return { counts: oneFailure, output: `${output}\nThere is no report: ${error}` };
  }
}

/** @returns {Promise<number>} a port that nobody listens on */
function findFreePort() {
  return new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      server.close(() => done(port));
    });
  });
}

/** @type {Record<string, (reports: string, filters: string[]) => Promise<Result>>} */
const steps = {
  types: check([bin.reactRouter, 'typegen'], [bin.tsc]),
  lint: check([bin.biome, 'ci']),
  layers: check(['scripts/check-layers.mjs']),
  unused: check([bin.knip]),

  vitest: async (reports, filters) => {
    await buildIfStale();
    const report = join(reports, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return runSuite([bin.vitest, 'run', ...reporters, ...filters], {}, report, countVitest);
  },

  browser: async (reports, filters) => {
    const env = {
      CHROMIUM_PATH: await ensureBrowser(),
      E2E_PORT: String(await findFreePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json'),
    };
    await buildIfStale();
    const command = [bin.playwright, 'test', '--reporter=line,json', ...filters];
    return runSuite(command, env, env.PLAYWRIGHT_JSON_OUTPUT_FILE, countPlaywright);
  },
};

/**
 * @param {Counts} counts
 */
function write({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * Runs one step and says how it went, with its output when it failed.
 *
 * @param {string} name
 * @param {string} reports
 * @param {string[]} filters
 */
async function runStep(name, reports, filters) {
  const startedAt = Date.now();
  console.log(`== ${name}`);
  const step = steps[name];
  if (!step) throw new Refusal(`There is no step ${name}: choose from ${Object.keys(steps).join(', ')}.`);
  const { counts, output } = await step(reports, filters).catch((error) => ({
    counts: oneFailure,
    output: error instanceof Refusal ? error.message : String(error.stack),
  }));
  if (counts.failed > 0) console.log(output);
  console.log(`   ${write(counts)} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return counts;
}

// `npm test` runs everything; `npm test lint layers` those steps; `npm test vitest server/mail` the tests that match.
await runScript(async () => {
  await ensureInstalled();
  const given = process.argv.slice(2);
  const chosen = given.filter((name) => name in steps);
  const filters = given.filter((name) => !(name in steps));
  if (filters.length > 0 && !chosen.some((name) => name === 'vitest' || name === 'browser')) {
    throw new Refusal(`There is no step ${filters[0]}: choose from ${Object.keys(steps).join(', ')}.`);
  }
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  const total = { passed: 0, failed: 0, skipped: 0 };
  try {
    for (const name of chosen.length > 0 ? chosen : Object.keys(steps)) {
      const counts = await runStep(name, reports, filters);
      total.passed += counts.passed;
      total.failed += counts.failed;
      total.skipped += counts.skipped;
    }
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  console.log(write(total));
  if (total.failed > 0) process.exitCode = 1;
});
