import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Interacts with a page, by a key that changes nothing, and resolves once React has hydrated it. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}
