import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, tryMailServer } from './browser.mjs';
import { buildIfStale } from './build-site.mjs';
import { ensureInstalled } from './install.mjs';
import { projectNode, Refusal, runScript } from './project.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** What stands for a run that went wrong as a whole. @type {Counts} */
const oneFailure = { passed: 0, failed: 1, skipped: 0 };

/**
 * Counts a Vitest JSON report. A file that could not be loaded has no tests in it, and counts as one failed.
 *
 * @param {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numPendingTests: number,
 *   numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[],
 * }} report
 * @returns {Counts}
 */
function countVitest(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Counts a Playwright JSON report. A test that passed only at a second try has failed, and so has a run that could not
 * begin.
 *
 * @param {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   errors: unknown[],
 * }} report
 * @returns {Counts}
 */
function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
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

/** What needs no build. @type {Record<string, () => Promise<Result>>} */
const checks = {
  types: check([bin.reactRouter, 'typegen'], [bin.tsc]),
  lint: check(
    [bin.biome, 'ci', '--colors=off'],
    ['scripts/check-names.mjs'],
    ['scripts/check-translations.mjs'],
  ),
  layers: check(['scripts/check-layers.mjs']),
  unused: check([bin.knip]),
};

/**
 * What runs on the built site: `ready` settles when that is built, and `browser` when there is one.
 *
 * @typedef {{ reports: string, filters: string[], ready: Promise<void>, browser: Promise<string> }} Setting
 * @type {Record<string, (setting: Setting) => Promise<Result>>}
 */
const suites = {
  vitest: async ({ reports, filters, ready }) => {
    await ready;
    const report = join(reports, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return runSuite([bin.vitest, 'run', ...reporters, ...filters], {}, report, countVitest);
  },

  browser: async ({ reports, filters, ready, browser }) => {
    await ready;
    const env = {
      CHROMIUM_PATH: await browser,
      E2E_PORT: String(await findFreePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json'),
    };
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
 * Runs one step, and prints its name, its output when it failed, and its counts once it has ended: steps that run at
 * the same time do not mix their lines.
 *
 * @param {string} name
 * @param {() => Promise<Result>} step
 * @returns {Promise<Counts>} one failure when it throws
 */
async function runStep(name, step) {
  const startedAt = Date.now();
  const { counts, output } = await step().catch((error) => ({
    counts: oneFailure,
    output: error instanceof Refusal ? error.message : String(error.stack),
  }));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const lines = [`== ${name}`, ...(counts.failed > 0 ? [output] : []), `   ${write(counts)} in ${seconds} s`];
  console.log(lines.join('\n'));
  return counts;
}

/**
 * Runs the checks beside the build, and one suite after the other when those have ended: a suite keeps every core busy.
 * What fails or throws keeps nothing else from running.
 *
 * @param {string[]} chosen names of steps
 * @param {string[]} filters for the suites
 * @param {string} reports a folder
 */
async function runSteps(chosen, filters, reports) {
  const isChosen = (/** @type {[string, unknown]} */ [name]) => chosen.includes(name);
  const chosenSuites = Object.entries(suites).filter(isChosen);
  const ready = chosenSuites.length > 0 ? buildIfStale() : Promise.resolve();
  const mailServer = chosenSuites.length > 0 ? tryMailServer() : Promise.resolve();
  // One apt at a time.
  const browser = mailServer.then(() => (chosen.includes('browser') ? ensureBrowser() : ''));
  // Their failures are those of the suites that wait for them.
  for (const needed of [ready, browser]) needed.catch(() => {});
  const counts = await Promise.all(
    Object.entries(checks)
      .filter(isChosen)
      .map(([name, step]) => runStep(name, step)),
  );
  await Promise.all([ready.catch(() => {}), mailServer]);
  for (const [name, suite] of chosenSuites)
    counts.push(await runStep(name, () => suite({ reports, filters, ready, browser })));
  return counts;
}

// `npm test` runs everything; `npm test lint layers` those steps; `npm test vitest platform/mail` the tests that match.
await runScript(async () => {
  await ensureInstalled();
  const names = [...Object.keys(checks), ...Object.keys(suites)];
  const given = process.argv.slice(2);
  const chosen = given.filter((name) => names.includes(name));
  const filters = given.filter((name) => !names.includes(name));
  if (filters.length > 0 && !chosen.some((name) => name in suites)) {
    throw new Refusal(`There is no step ${filters[0]}: choose from ${names.join(', ')}.`);
  }
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  const total = { passed: 0, failed: 0, skipped: 0 };
  try {
    for (const counts of await runSteps(chosen.length > 0 ? chosen : names, filters, reports)) {
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
