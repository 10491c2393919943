import type { Page } from '@playwright/test';
import { becomeIdle } from '../support/become-idle.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';

// These are about the first load of a page, in a browser that has run none of its scripts.
test.use({ reuseContext: false });

const reference = /CM-[A-Z0-9]{6}/;

/** Posts to the API and to the page's action, from now on. */
function countPosts(page: Page) {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  return posts;
}

async function fillContact(page: Page) {
  await page.locator('[name="email"]').fill('ana@example.com');
  await page.locator('[name="message"]').fill('A question');
}

const submitOf = (page: Page) => page.locator('form [type="submit"]').first();

// The home page is in home.spec.ts.
for (const path of ['/contactus', '/clientbriefform', '/feedback', '/signin', '/kycverification']) {
  test(`${path} loads no script before an interaction`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path);
    await becomeIdle(page);
    expect(scripts).toEqual([]);
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  });
}

test('a submission before hydration is shown within 100 ms and sent once, with what was typed since', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const posts = countPosts(page);
  await page.goto('/contactus', { waitUntil: 'commit' });
  await fillContact(page);
  await page.evaluate(() => {
    let at = 0;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        at = timeStamp;
      },
      true,
    );
    new MutationObserver(([change]) => {
      if (change?.attributeName === 'aria-busy')
        document.body.dataset.shownAfter ??= String(performance.now() - at);
    }).observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] });
  });
  const submit = submitOf(page);
  for (const _ of [1, 2, 3]) await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  expect(Number(await page.locator('body').getAttribute('data-shown-after'))).toBeLessThan(100);
  await page.locator('[name="message"]').fill('A longer question');
  expect(posts).toEqual([]);
  release();
  await expect(page.getByText(reference).first()).toBeVisible();
  expect(posts).toEqual(['/api/v1/contactform']);
});

test('Enter in a line before hydration sends once', async ({ page }) => {
  const release = await holdScripts(page);
  const posts = countPosts(page);
  await page.goto('/contactus', { waitUntil: 'commit' });
  await fillContact(page);
  for (const _ of [1, 2]) await page.locator('[name="email"]').press('Enter');
  await expect(submitOf(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText(reference).first()).toBeVisible();
  expect(posts).toEqual(['/api/v1/contactform']);
});

test('a submission whose scripts are late is posted natively once', async ({ page }) => {
  const release = await holdScripts(page);
  const posts = countPosts(page);
  await page.goto('/contactus', { waitUntil: 'commit' });
  await fillContact(page);
  for (const _ of [1, 2]) await submitOf(page).click();
  await expect(page.getByText(reference).first()).toBeVisible();
  release();
  expect(posts).toEqual(['/contactus']);
});

for (const isHydrated of [true, false]) {
  test(`a form whose native post was stopped can be sent again ${isHydrated ? 'once hydrated' : 'without scripts'}`, async ({
    page,
  }) => {
    await page.clock.install();
    const release = await holdScripts(page);
    const posts = countPosts(page);
    await page.route('/contactus', async (route) => {
      // What Stop does: the navigation ends and the page stays.
      if (route.request().method() === 'POST' && posts.length === 1) return route.abort('aborted');
      return route.fallback();
    });
    await page.goto('/contactus', { waitUntil: 'commit' });
    await fillContact(page);
    await submitOf(page).click();
    const stopped = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await page.clock.runFor(5_000);
    await stopped;
    if (isHydrated) {
      release();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await expect(submitOf(page)).not.toHaveAttribute('aria-busy');
      await submitOf(page).click();
    } else {
      await expect(submitOf(page)).toHaveAttribute('aria-busy', 'true');
      await page.clock.runFor(10_000);
      await expect(submitOf(page)).not.toHaveAttribute('aria-busy');
      await submitOf(page).click();
      await page.clock.runFor(5_000);
    }
    await expect(page.getByText(reference).first()).toBeVisible();
    expect(posts).toEqual(['/contactus', isHydrated ? '/api/v1/contactform' : '/contactus']);
    release();
  });
}

test('a choice, a mark and a tick before hydration stay', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/feedback', { waitUntil: 'commit' });
  await page.locator('[name="rating"][value="9"]').check({ force: true });
  await page.locator('[name="agreeToTerms"]').check();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('[name="rating"][value="9"]')).toBeChecked();
  await expect(page.locator('[name="agreeToTerms"]')).toBeChecked();
});

test('at 80 kbps a submission is noticed at once, and stored', async ({ page, context }) => {
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const line = { offline: false, latency: 300, downloadThroughput: 10_000, uploadThroughput: 10_000 };
  await network.send('Network.emulateNetworkConditions', line);
  const posts = countPosts(page);
  await page.goto('/contactus', { waitUntil: 'commit' });
  await fillContact(page);
  await submitOf(page).click();
  await expect(submitOf(page)).toHaveAttribute('aria-busy', 'true', { timeout: 1_000 });
  await expect(page.getByText(reference).first()).toBeVisible({ timeout: 60_000 });
  expect(posts).toHaveLength(1);
});

test('a press while React hydrates is done once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/');
  // Between React's first listener and the end of hydration, which React itself interrupts for timers and messages.
  await page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === 'Call Us',
    );
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const isListening = Object.keys(document).some((key) => key.startsWith('_reactListening'));
      if (!isListening) return port2.postMessage(null);
      document.body.dataset.pressedAs = 'hydrated' in document.documentElement.dataset ? 'hydrated' : 'early';
      button?.click();
    };
    port2.postMessage(null);
  });
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('body')).toHaveAttribute('data-pressed-as', 'early');
  await expect(page.getByText('Phone number copied!')).toHaveCount(1);
});
