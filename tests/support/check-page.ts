import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { hydrate } from './hydrate.ts';
import { expectNoFindings, expectNothingCutOff, expectRoomForSpacing } from './page-checks.ts';
import { walkByKeyboard } from './walk-by-keyboard.ts';

/** Checks that a page has no axe findings, fits in 320 px, and works by keyboard alone up to the end of a part. */
export async function checkPage(
  page: Page,
  path: string,
  { status = 200, end }: { status?: number; end: Locator },
): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  expect((await page.goto(path))?.status()).toBe(status);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('Shift');
  await hydrate(page);
  await expectNoFindings(page);
  await expectNothingCutOff(page);
  await expectRoomForSpacing(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoFindings(page);

  const { stops, missed, hasReached } = await walkByKeyboard(page);
  for (const stop of stops) {
    expect(stop, stop.name).toMatchObject({ isInView: true, isCovered: false, isOutlined: true });
  }
  expect(missed, 'what Tab never came to').toEqual([]);
  expect(await hasReached(end.locator('a, button, summary').filter({ visible: true }).last())).toBe(true);
}
