import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/fixtures.ts';

// The first load of a page, in a browser that has run none of its scripts. The server that cuts the page stands on a port of its own.
test.use({ reuseContext: false, expectedProblems: /request to another host: http:\/\/127\.0\.0\.1:/ });

test('an interaction while the entry script is half parsed hydrates the page once it has come', async ({
  page,
  baseURL,
}) => {
  let deliverRest = () => {};
  const isInteracted = new Promise<void>((done) => {
    deliverRest = done;
  });
  // Sends the page up to the middle of its entry script, and the rest once the reader has acted.
  const cutting = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(new URL(url, baseURL));
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '');
    if (url !== '/aboutus') return response.end(body);
    const middle =
      body.indexOf('import', body.indexOf('text/deferred-module" async')) + 'import "/ass'.length;
    response.write(body.subarray(0, middle));
    await isInteracted;
    response.end(body.subarray(middle));
  });
  await new Promise<void>((done) => cutting.listen(0, '127.0.0.1', done));
  try {
    const { port } = cutting.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/aboutus`, { waitUntil: 'commit' });
    await page.waitForSelector('script[type="text/deferred-module"]', { state: 'attached' });
    await page.keyboard.press('Shift');
    deliverRest();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  } finally {
    deliverRest();
    cutting.close();
    cutting.closeAllConnections();
  }
});
