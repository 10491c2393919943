import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';

const legalPages = ['/privacy', '/terms', '/accessibility'];

/** Follows every link of the contents by keyboard; each must lead to a heading that nothing covers. */
async function followContents(page: Page): Promise<void> {
  const header = await page.getByRole('banner').boundingBox();
  const links = await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').all();
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    const address = String(await link.getAttribute('href'));
    await link.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    const heading = page.locator(address);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const place = await heading.boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY);
  }
}

for (const path of legalPages) {
  test(`${path} says when it last changed and holds no note to the owner; every contents link leads to its section`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByText(/counsel|not yet reviewed/i)).toHaveCount(0);
    await expect(page.getByRole('main').locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    await hydrate(page);
    await followContents(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every contents link leads to its section on a telephone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    for (const path of legalPages) {
      await test.step(path, async () => {
        await page.goto(path);
        await followContents(page);
      });
    }
  });
});

test('the terms box is ticked by its label, and its links lead to the terms and back to what was typed', async ({
  page,
}) => {
  await page.goto('/feedback');
  await hydrate(page);
  await page.locator('[name="comments"]').fill('All went well');
  const box = page.getByRole('checkbox', { name: 'I agree to the terms' });
  const label = page.locator('label').filter({ hasText: 'I agree' });
  await label.click({ position: { x: 5, y: 10 } });
  await expect(box).toBeChecked();
  await label.getByRole('link', { name: 'terms' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  await page.goBack();
  await expect(page.locator('[name="comments"]')).toHaveValue('All went well');
  await expect(box).toBeChecked();
  await label.getByRole('link', { name: 'privacy notice' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
});

test('each form leads to the privacy notice where it is filled in', async ({ page }) => {
  // A section that comes into view moves for a moment: a press and its release could meet two elements.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/contactus', '/clientbriefform', '/feedback']) {
    await test.step(path, async () => {
      await page.goto(path);
      const link = page.locator('form').getByRole('link', { name: 'Privacy notice', exact: true });
      await expect(link).toBeVisible();
      await link.click();
      await expect(page).toHaveURL(/\/privacy$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
    });
  }
});
