import { test as base, type CDPSession, expect, type Page } from '@playwright/test';

interface Watch {
  /** A page in the browser of another person. */
  otherPage: Page;
  /** Expected console messages of a test, such as the status of a refused form: `test.use({ … })`. */
  expectedProblems: RegExp | null;
  noUnexpectedProblems: undefined;
  noLeftovers: undefined;
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
  otherPage: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
  expectedProblems: [null, { option: true }],
  noUnexpectedProblems: [
    async ({ context, baseURL, expectedProblems }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          problems.push(`console ${message.type()}: ${message.text()} at ${pathOf(message.location().url)}`);
        }
      });
      context.on('weberror', (webError) => {
        const path = pathOf(webError.page()?.url() ?? '');
        problems.push(`page error: ${webError.error().message} at ${path}`);
      });
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
  // Between tests that share a context, Playwright resets its pages, storage, cookies, cache, routes and init scripts. The
  // page's history, permissions and CDP sessions, such as that of a slow line, stay; a paused clock is an error of the
  // next test. A test itself goes online again: nothing here does.
  noLeftovers: [
    async ({ context }, use) => {
      const [reused] = context.pages();
      if (reused) {
        const session = await context.newCDPSession(reused);
        await session.send('Page.resetNavigationHistory');
        await session.detach();
      }
      const { clock } = context;
      const pauseAt = clock.pauseAt.bind(clock);
      let isPaused = false;
      clock.pauseAt = (time) => {
        isPaused = true;
        return pauseAt(time);
      };
      const newCDPSession = context.newCDPSession.bind(context);
      const sessions: CDPSession[] = [];
      context.newCDPSession = async (page) => {
        const session = await newCDPSession(page);
        sessions.push(session);
        return session;
      };
      await use(undefined);
      await context.clearPermissions();
      for (const session of sessions) await session.detach();
      if (isPaused) await clock.resume();
    },
    { auto: true },
  ],
});

export const withoutScripts = test.extend({ javaScriptEnabled: false });

export { expect };
