import { expect, test } from '../support/fixtures.ts';

const opacity = (element: Element) => getComputedStyle(element).opacity;

/** Resolves once the page has been told that an element is out of view, and whatever that moves has come to rest. */
async function hasLeft(element: Element): Promise<void> {
  await new Promise<void>((done) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) return;
      observer.disconnect();
      done();
    });
    observer.observe(element);
  });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await Promise.all(element.getAnimations().map(({ finished }) => finished));
}

test('a section comes in once a tenth of it is in view, and stays', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('[data-reveal]').last();
  expect(await section.evaluate(opacity)).toBe('0');
  await section.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => section.evaluate(opacity)).toBe('1');
  await page.evaluate(() => scrollTo(0, 0));
  await section.evaluate(hasLeft);
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
    await expect(page.getByRole('heading', { name: 'What shippers ask' })).toBeVisible();
    await expect(page.locator('[data-reveal]').last()).toHaveCSS('opacity', '1');
  });
});
