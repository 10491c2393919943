import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser, tryMailServer } from './browser.mjs';
import { buildIfStale } from './build-site.mjs';
import { ensureInstalled } from './install.mjs';
import { projectNode, Refusal, runScript } from './project.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ name: string, outcome: 'failed' | 'skipped', message?: string }} Listed a test that did not pass
 * @typedef {{ counts: Counts, output: string, listed?: Listed[] }} Result
 */

/** @type {Counts} */
const oneFailure = { passed: 0, failed: 1, skipped: 0 };

/**
 * Steps that need no build and count as one test each: commands of the project's Node, up to the first that fails.
 *
 * @type {Record<string, string[][]>}
 */
const checks = {
  types: [['node_modules/typescript/bin/tsc']],
  lint: [
    ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off'],
    ['scripts/check-names.mjs'],
    ['scripts/check-ways.mjs'],
    ['scripts/check-translations.mjs'],
  ],
  layers: [['scripts/check-layers.mjs']],
  unused: [['node_modules/knip/bin/knip.js']],
};

/**
 * @param {string[][]} commands
 * @returns {Promise<Result>}
 */
async function runCheck(commands) {
  let output = '';
  for (const command of commands) {
    const ended = await run(projectNode, command);
    output += ended.output;
    if (ended.code !== 0) return { counts: oneFailure, output };
  }
  return { counts: { passed: 1, failed: 0, skipped: 0 }, output };
}

/**
 * Runs a test runner that writes a JSON report. A run that fails without a failed test, or writes no report, counts as
 * one failure.
 *
 * @param {string[]} command
 * @param {Record<string, string>} env
 * @param {string} report
 * @param {(report: any) => Counts} count
 * @param {(report: any) => Listed[]} list
 * @returns {Promise<Result>}
 */
async function runSuite(command, env, report, count, list) {
  const { code, output } = await run(projectNode, command, env);
  try {
    const results = JSON.parse(readFileSync(report, 'utf8'));
    const counts = count(results);
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    return { counts, output, listed: list(results) };
  } catch (error) {
    return { counts: oneFailure, output: `${output}\nThere is no report: ${error}` };
  }
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}

/**
 * The first lines of an error, which may hold a whole page or a long value.
 *
 * @param {string} [message]
 */
function shorten(message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 15);
  return lines.map((line) => (line.length > 200 ? `${line.slice(0, 200)}…` : line)).join('\n');
}

/**
 * @param {{ suites?: any[], specs?: any[] }} suite
 * @returns {Listed[]}
 */
function listSpecs({ suites: inner = [], specs = [] }) {
  const listed = specs.flatMap(({ title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status !== 'expected')
      .map((/** @type {any} */ { status, results }) => ({
        name: title,
        outcome: status === 'skipped' ? 'skipped' : 'failed',
        message: shorten(results.at(-1)?.error?.message),
      })),
  );
  return [...listed, ...inner.flatMap(listSpecs)];
}

/**
 * Steps on the built site.
 *
 * @type {Record<string, (reports: string, filters: string[], browser: Promise<string>) => Promise<Result>>}
 */
const suites = {
  vitest: (reports, filters) => {
    const report = join(reports, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const command = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...filters];
    const count = (/** @type {any} */ counted) => ({
      passed: counted.numPassedTests,
      failed: counted.numFailedTests,
      skipped: counted.numPendingTests + counted.numTodoTests,
    });
    const list = (/** @type {any} */ { testResults }) =>
      testResults
        .flatMap((/** @type {any} */ file) => file.assertionResults)
        .filter((/** @type {any} */ { status }) => status !== 'passed')
        .map((/** @type {any} */ { fullName, status, failureMessages }) => ({
          name: fullName,
          outcome: status === 'failed' ? 'failed' : 'skipped',
          message: shorten(failureMessages[0]),
        }));
    return runSuite(command, {}, report, count, list);
  },

  browser: async (reports, filters, browser) => {
    const report = join(reports, 'playwright.json');
    const env = {
      CHROMIUM_PATH: await browser,
      E2E_PORT: String(await findFreePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    };
    const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json', ...filters];
    const count = (/** @type {any} */ { stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    });
    return runSuite(command, env, report, count, listSpecs);
  },
};

/** @param {Counts} counts */
function write({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/**
 * Prints a step's name, its output when it failed, its counts and the tests that did not pass, once it has ended: steps
 * that run at the same time do not mix their lines. A step that throws counts as one failure.
 *
 * @param {string} name
 * @param {() => Promise<Result>} step
 */
async function runStep(name, step) {
  const startedAt = Date.now();
  const {
    counts,
    output,
    listed = [],
  } = await step().catch(
    (error) =>
      /** @type {Result} */ ({
        counts: oneFailure,
        output: error instanceof Refusal ? error.message : String(error.stack),
      }),
  );
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`== ${name}\n${counts.failed > 0 ? `${output}\n` : ''}   ${write(counts)} in ${seconds} s`);
  for (const { name: test, outcome } of listed) console.log(`   ${outcome}: ${test}`);
  return { counts, listed };
}

/**
 * Runs the checks beside the build, and one suite after the other when those have ended: a suite keeps every core busy.
 *
 * @param {string[]} chosen names of steps
 * @param {(suite: string) => string[]} filtersOf
 * @param {string} reports a folder
 */
async function runSteps(chosen, filtersOf, reports) {
  const chosenSuites = Object.entries(suites).filter(([name]) => chosen.includes(name));
  const ready = chosenSuites.length > 0 ? buildIfStale() : Promise.resolve();
  const mailServer = chosenSuites.length > 0 ? tryMailServer() : Promise.resolve();
  // One apt at a time.
  const browser = mailServer.then(() => (chosen.includes('browser') ? ensureBrowser() : ''));
  // Their failures are those of the suites that wait for them.
  for (const needed of [ready, browser]) needed.catch(() => {});
  const results = await Promise.all(
    Object.entries(checks)
      .filter(([name]) => chosen.includes(name))
      .map(([name, commands]) => runStep(name, () => runCheck(commands))),
  );
  await mailServer;
  for (const [name, suite] of chosenSuites)
    results.push(await runStep(name, () => ready.then(() => suite(reports, filtersOf(name), browser))));
  return results;
}

/**
 * Filters of the suites for the tests that a change since a commit reaches: those whose imports lead to a changed file,
 * and the browser tests that are changed themselves.
 *
 * @param {string} [commit] the last one before the change; without it, the change is what is not committed
 * @returns {Record<string, string[]>}
 */
const reachedSince = (commit = 'HEAD') => ({
  vitest: [`--changed=${commit}`, '--passWithNoTests'],
  browser: [`--only-changed=${commit}`, '--pass-with-no-tests'],
});

// `npm test` runs everything; `npm test lint layers` those steps; `npm test vitest platform/mail` the tests that match;
// `npm test changed main` the checks and what was changed since main; `all` beside them runs every test of the database
// on both engines.
await runScript(async () => {
  await ensureInstalled();
  const names = [...Object.keys(checks), ...Object.keys(suites)];
  const args = process.argv.slice(2).filter((arg) => arg !== 'all');
  if (process.argv.includes('all')) process.env.TEST_DATABASES = 'all';
  const chosen = args.filter((name) => names.includes(name));
  const filters = args.filter((name) => !names.includes(name));
  const reached = filters[0] === 'changed' && chosen.length === 0 ? reachedSince(filters[1]) : undefined;
  if (!reached && filters.length > 0 && !chosen.some((name) => name in suites)) {
    throw new Refusal(`There is no step ${filters[0]}: choose from ${names.join(', ')}.`);
  }
  // Types of the routes, which two of the checks read.
  const typegen = await run(projectNode, ['node_modules/@react-router/dev/bin.cjs', 'typegen']);
  if (typegen.code !== 0) throw new Refusal(typegen.output);
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  try {
    const total = { passed: 0, failed: 0, skipped: 0 };
    const results = await runSteps(
      chosen.length > 0 ? chosen : names,
      (suite) => reached?.[suite] ?? filters,
      reports,
    );
    for (const { counts } of results) {
      total.passed += counts.passed;
      total.failed += counts.failed;
      total.skipped += counts.skipped;
    }
    // Again at the end, below the output of the suites.
    for (const { name, outcome, message } of results.flatMap(({ listed }) => listed))
      if (outcome === 'failed') console.log(`failed: ${name}\n${message ?? ''}`);
    console.log(write(total));
    if (total.failed > 0) process.exitCode = 1;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
});
