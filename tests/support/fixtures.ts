import { test as base, expect } from '@playwright/test';

interface Watch {
  /** What the browser is expected to complain of in a test, such as the status of a refused form: `test.use({ … })`. */
  expectedProblems: RegExp | null;
  noUnexpectedProblems: undefined;
}

/** Without the host, whose port may hold the digits of a status. */
function pathOf(url: string): string {
  return URL.parse(url)?.pathname ?? url;
}

/**
 * Playwright's `test`, which also fails when a page of it logs an error or warning, throws, or asks another host for
 * anything. It watches the test's own context (`page`, `context`), not those that a test opens by hand.
 */
export const test = base.extend<Watch>({
  expectedProblems: [null, { option: true }],
  noUnexpectedProblems: [
    async ({ context, baseURL, expectedProblems }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          problems.push(`console ${message.type()}: ${message.text()} at ${pathOf(message.location().url)}`);
        }
      });
      context.on('weberror', (webError) => problems.push(`page error: ${webError.error().message}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^(https?|wss?):$/.test(url.protocol) && url.host !== new URL(baseURL ?? '').host) {
          problems.push(`request to another host: ${url}`);
        }
      });
      await use(undefined);
      const unexpected = problems.filter((problem) => !expectedProblems?.test(problem));
      expect(unexpected, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
