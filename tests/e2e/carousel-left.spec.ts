import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';

/** Goes on without a reload, by a link of the header. */
async function goOn(page: Page, name: 'Home' | 'About us', path: string) {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('[data-carousel]')).toHaveCount(path === '/' ? 1 : 0);
}

async function comeBack(page: Page) {
  await goOn(page, 'Home', '/');
  await expect(page.locator('[data-carousel-toggle]')).toHaveAttribute('data-playing', '');
}

test('the carousel leaves no timer behind, however often it is left', async ({ page }) => {
  await page.addInitScript(() => {
    const live = new Set<number>();
    const { setInterval, clearInterval } = window;
    Object.assign(window, {
      live,
      setInterval(handler: TimerHandler, delay?: number, ...rest: unknown[]) {
        const id = setInterval(handler, delay, ...rest);
        live.add(id);
        return id;
      },
      clearInterval(id: number) {
        live.delete(id);
        clearInterval(id);
      },
    });
  });
  const countLive = () => page.evaluate(() => (window as Window & { live?: Set<number> }).live?.size);

  await page.goto('/aboutus');
  await hydrate(page);
  await comeBack(page);
  const atHome = Number(await countLive());
  expect(atHome).toBeGreaterThan(0);
  await goOn(page, 'About us', '/aboutus');
  await expect.poll(countLive).toBeLessThan(atHome);
  const away = await countLive();
  for (let round = 0; round < 10; round += 1) {
    await comeBack(page);
    await goOn(page, 'About us', '/aboutus');
  }
  await expect.poll(countLive).toBe(away);
  await comeBack(page);
  await expect.poll(countLive).toBe(atHome);
});

test('a visitor who leaves within 300 ms loads no film', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  await page.clock.install({ time: '2026-03-02T15:00:00Z' });
  await page.goto('/aboutus');
  await hydrate(page);
  await page.clock.pauseAt('2026-03-02T15:05:00Z');
  await goOn(page, 'Home', '/');
  await page.clock.runFor(290);
  await goOn(page, 'About us', '/aboutus');
  await page.clock.runFor(20_000);
  expect(films).toEqual([]);

  await goOn(page, 'Home', '/');
  expect(films).toEqual([]);
  await page.clock.runFor(310);
  await expect.poll(() => films.length).toBeGreaterThan(0);
});
