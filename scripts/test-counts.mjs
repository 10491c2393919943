/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/** What stands for a run that went wrong as a whole. @type {Counts} */
export const oneFailure = { passed: 0, failed: 1, skipped: 0 };

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
export function countVitest(report) {
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
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
