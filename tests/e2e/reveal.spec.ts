import { expect, test } from '../support/fixtures.ts';

const opacity = (element: Element) => getComputedStyle(element).opacity;

test('a section comes in once a tenth of it is in view, and stays', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('[data-reveal]').last();
  expect(await section.evaluate(opacity)).toBe('0');
  await section.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => section.evaluate(opacity)).toBe('1');
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(400);
  expect(await section.evaluate(opacity)).toBe('1');
});

test('the keyboard never reaches anything unseen', async ({ page }) => {
  await page.goto('/');
  await page.locator('[name="comments"]').focus();
  await expect.poll(() => page.locator('[data-reveal]').last().evaluate(opacity)).toBe('1');
});

test('with reduced motion everything is simply there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const section of await page.locator('[data-reveal]').all())
    expect(await section.evaluate(opacity)).toBe('1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is simply there', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Asked most often' })).toBeVisible();
    await expect(page.locator('[data-reveal]').last()).toHaveCSS('opacity', '1');
  });
});
