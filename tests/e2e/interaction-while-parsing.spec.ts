import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

// The first load of a page, in a browser that has run none of its scripts. The server that cuts the page has a port of its own.
test.use({ reuseContext: false, expectedProblems: /request to another host: http:\/\/127\.0\.0\.1:|405/ });

/**
 * Opens a page of the site as a slow line brings it: up to where `cutAt` says, and the rest once `act` has ended. `look`
 * checks what came of it.
 */
async function openCut(
  page: Page,
  { baseURL, path, cutAt }: { baseURL: string | undefined; path: string; cutAt: (html: Buffer) => number },
  { act, look }: { act: () => Promise<void>; look: () => Promise<void> },
): Promise<void> {
  let deliverRest = () => {};
  const hasActed = new Promise<void>((done) => {
    deliverRest = done;
  });
  const cutting = createServer(async ({ url = '', method }, response) => {
    if (method !== 'GET') return response.writeHead(405).end();
    const answer = await fetch(new URL(url, baseURL));
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '');
    if (url !== path) return response.end(body);
    const cut = cutAt(body);
    response.write(body.subarray(0, cut));
    await hasActed;
    response.end(body.subarray(cut));
  });
  await new Promise<void>((done) => cutting.listen(0, '127.0.0.1', done));
  try {
    const { port } = cutting.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'commit' });
    await act();
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    deliverRest();
    await look();
  } finally {
    deliverRest();
    cutting.close();
    cutting.closeAllConnections();
  }
}

test('an interaction while the entry script is half parsed hydrates the page once it has come', async ({
  page,
  baseURL,
}) => {
  const cutAt = (html: Buffer) =>
    html.indexOf('import', html.indexOf('text/deferred-module" async')) + 'import "/ass'.length;
  await openCut(
    page,
    { baseURL, path: '/aboutus', cutAt },
    {
      act: async () => {
        await page.waitForSelector('script[type="text/deferred-module"]', { state: 'attached' });
        await page.keyboard.press('Shift');
      },
      look: () => expect(page.locator('html')).toHaveAttribute('data-hydrated', ''),
    },
  );
});

/** Right after a field: its form has no button yet. */
const after = (field: string) => (html: Buffer) => html.indexOf('>', html.indexOf(`name="${field}"`)) + 1;

/** Types into a line and presses Enter, which is shown to be noticed. */
async function typeAndEnter(line: Locator): Promise<void> {
  await line.fill('ana@example.com');
  await line.press('Enter');
  await expect(line).toHaveAttribute('aria-busy', 'true');
}

test('Enter in a line of the brief means Next, also before Next is there', async ({ page, baseURL }) => {
  const line = page.locator('[name="email"]');
  await openCut(
    page,
    { baseURL, path: '/clientbriefform', cutAt: after('email') },
    {
      act: () => typeAndEnter(line),
      look: async () => {
        await expect(page.locator('#brief-panel-product')).toBeFocused();
        await expect(line).not.toHaveAttribute('aria-busy');
        await expect(page).toHaveURL(/\/clientbriefform$/);
      },
    },
  );
});

test('Enter in a line of a form sends it, also before its button is there', async ({ page, baseURL }) => {
  const line = page.locator('[name="username"]');
  await openCut(
    page,
    { baseURL, path: '/forgotpassword', cutAt: after('username') },
    {
      act: () => typeAndEnter(line),
      look: async () => {
        const sent = await page.waitForRequest((request) => request.method() === 'POST');
        expect(sent.postData()).toContain('ana@example.com');
      },
    },
  );
});
