import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const slide = (page: Page, number: number) => page.locator(`[aria-label="${number} of 4"]`);

async function open(page: Page) {
  await page.clock.install({ time: '2026-03-02T15:00:00Z' });
  await page.clock.pauseAt('2026-03-02T15:00:01Z');
  await page.mouse.move(5, 5);
  await page.goto('/');
  await page.clock.runFor(300);
}

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

test('two films alternate behind the slides, and the next one’s picture loads one slide ahead', async ({
  page,
}) => {
  await open(page);
  const films = page.locator('[data-carousel] video');
  const loaded = () => films.evaluateAll((all) => all.map((film) => film.hasAttribute('poster')));
  const shown = () => films.evaluateAll((all) => all.map((film) => film.hasAttribute('data-showing')));
  await expect.poll(loaded).toEqual([false, true]);
  const next = page.getByRole('button', { name: 'Next slide' });
  for (const isFirst of [false, true, false, true]) {
    await next.click();
    expect(await shown()).toEqual([isFirst, !isFirst]);
  }
  await page.getByRole('button', { name: 'Previous slide' }).click();
  expect(await shown()).toEqual([false, true]);
});

test('each slide types its cargo into the row, until the visitor types', async ({ page }) => {
  await open(page);
  const what = page.getByLabel('What', { exact: true });
  const from = page.getByLabel('From', { exact: true });
  const first = await what.getAttribute('placeholder');
  expect(first).toMatch(/^\d+ boxes/);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await page.clock.runFor(5000);
  const second = await what.getAttribute('placeholder');
  expect(second).toMatch(/^\d+ pallets .* kg each$/);
  await expect(from).toHaveAttribute('placeholder', 'Cartagena');
  await expect(slide(page, 2)).toContainText(`Example: ${second}`);
  await what.pressSequentially('4');
  await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
  await what.blur();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await what.fill('');
  await expect(slide(page, 2)).toBeVisible();
  await expect(what).toHaveAttribute('placeholder', second ?? '');
});
