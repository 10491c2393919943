import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens a page whose clock stands still, with React in place: `page.clock.runFor(…)` lets its time pass. */
export async function openWithStandingClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-03-02T15:00:00Z' });
  await page.goto(path);
  await page.keyboard.press('Tab');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.clock.pauseAt('2026-03-02T15:05:00Z');
}
