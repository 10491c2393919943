import type { Page } from '@playwright/test';
import { company } from '../../src/features/settings/sample-company.ts';
import { expect, test } from '../support/fixtures.ts';

const slide = (page: Page, number: number) => page.locator(`[aria-label="${number} of 4"]`);
const showing = (page: Page) =>
  page
    .locator('video[data-showing]')
    .evaluate((film: HTMLVideoElement) => film.innerHTML.match(/hero-\w+/)?.[0]);

/** Opens the home page with its clock in the test's hand, away from the pointer, the slides just started. */
async function open(page: Page) {
  await page.clock.install({ time: '2026-03-02T15:00:00Z' });
  await page.clock.pauseAt('2026-03-02T15:00:01Z');
  await page.mouse.move(5, 5);
  await page.goto('/');
  await page.clock.runFor(300);
}

test('four slides of a line each under text that stands still, one of them active, the next after 5 s', async ({
  page,
}) => {
  await open(page);
  const carousel = page.getByRole('region', { name: 'What we do' });
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(carousel.getByRole('group', { name: / of 4$/ })).toHaveCount(1);
  const slides = carousel.locator('[aria-roledescription="slide"]');
  await expect(slides).toHaveCount(4);
  for (let index = 0; index < 4; index += 1) await expect(slides.nth(index)).toHaveText(/freight/);
  await expect(carousel.locator('h1')).toHaveText('We Provide International Air Cargo Services');
  await expect(carousel).toContainText('timely pick-up from your doorstep');
  await expect(carousel.getByRole('link', { name: 'Request a rate' })).toHaveCount(1);
  await expect(slides.locator('h1, a, button')).toHaveCount(0);

  // Every 5 s the next slide: the old one leaves in 0.5 s, the new one is active after 0.7 s.
  await page.clock.runFor(4990);
  await expect(slide(page, 1)).not.toHaveAttribute('inert');
  await expect(slide(page, 2)).toBeHidden();
  await page.clock.runFor(20);
  await expect(slide(page, 1)).toHaveAttribute('data-leaving', '');
  await expect(slide(page, 2)).toHaveAttribute('data-entering', '');
  await page.clock.runFor(470);
  await expect(slide(page, 1)).toBeVisible();
  await page.clock.runFor(40);
  await expect(slide(page, 1)).toBeHidden();
  await expect(slide(page, 2)).toHaveAttribute('data-entering', '');
  await page.clock.runFor(200);
  await expect(slide(page, 2)).not.toHaveAttribute('data-entering');
  await expect(slide(page, 2)).not.toHaveAttribute('inert');
});

test('the film changes when the new slide’s index is even, and the slides wrap around', async ({ page }) => {
  await open(page);
  const first = await showing(page);
  await page.clock.runFor(5000);
  expect(await showing(page)).toBe(first);
  await page.clock.runFor(5000);
  await expect(slide(page, 3)).toBeVisible();
  expect(await showing(page)).not.toBe(first);
  await page.clock.runFor(5000);
  expect(await showing(page)).not.toBe(first);
  await page.clock.runFor(5700);
  await expect(slide(page, 1)).toBeVisible();
  await expect(slide(page, 4)).toBeHidden();
  expect(await showing(page)).toBe(first);
});

test('one button pauses the slides and the film, before React has come and after', async ({ page }) => {
  await open(page);
  const film = page.locator('video[data-showing]');
  await page.getByRole('button', { name: 'Pause slides' }).click();
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await expect(slide(page, 1)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('button', { name: 'Play slides' }).click();
  await expect(page.getByRole('button', { name: 'Pause slides' })).toBeVisible();
});

test('previous and next move by one, around the end too, by keyboard', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Previous slide' }).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(700);
  await expect(slide(page, 4)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous slide' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.clock.runFor(700);
  await expect(slide(page, 1)).toBeVisible();
  await expect(page.locator('[data-slides]')).toHaveAttribute('aria-live', 'polite');
});

test('it rests while it is pointed at or holds the focus', async ({ page }) => {
  await open(page);
  await page.mouse.move(640, 400);
  await page.clock.runFor(15_000);
  await expect(slide(page, 1)).toBeVisible();
  await page.mouse.move(5, 5);
  // The limit for loading the scripts runs by the same clock.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.clock.runFor(5700);
  await expect(slide(page, 2)).toBeVisible();
  await page.getByRole('region', { name: 'What we do' }).getByRole('link').first().focus();
  await page.clock.runFor(15_000);
  await expect(slide(page, 2)).toBeVisible();
});

test('after pause and play the slides move again, although the pointer stays', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Pause slides' }).click();
  await page.clock.runFor(20_000);
  await expect(slide(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Play slides' }).click();
  await page.clock.runFor(5700);
  await expect(slide(page, 2)).toBeVisible();
  await expect(slide(page, 1)).toBeHidden();
  await page.clock.runFor(5000);
  await expect(slide(page, 3)).toBeVisible();
});

test('after pause and play the slides move again, although the focus stays', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Pause slides' }).press('Enter');
  await page.clock.runFor(20_000);
  await expect(slide(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Play slides' }).press('Enter');
  await page.clock.runFor(5700);
  await expect(slide(page, 2)).toBeVisible();
  await expect(slide(page, 1)).toBeHidden();
  await page.clock.runFor(5000);
  await expect(slide(page, 3)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause slides' })).toBeFocused();
});

test('with reduced motion nothing moves and no film is loaded until the reader asks', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.clock.runFor(20_000);
  await expect(slide(page, 1)).toBeVisible();
  expect(films).toEqual([]);
  await page.getByRole('button', { name: 'Play slides' }).click();
  await expect.poll(() => films.length).toBeGreaterThan(0);
  await page.clock.runFor(5700);
  await expect(slide(page, 2)).toBeVisible();
  await expect(slide(page, 1)).toBeHidden();
});

test('the films are loaded only after the page', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) order.push('film');
  });
  page.on('load', () => order.push('page'));
  await page.goto('/');
  await expect.poll(() => order).toContain('film');
  expect(order[0]).toBe('page');
});

test('coming back to the home page by a link, the slides still work', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/aboutus/);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(slide(page, 2)).toBeVisible();
  await expect(slide(page, 1)).toBeHidden();
});

test('“Call Us” copies the phone number and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('button', { name: 'Call Us', exact: true }).click();
  await expect(page.getByText('Phone number copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(company.phone.replaceAll(' ', ''));
});
