import type { Locator, Page } from '@playwright/test';
import { newSender, openRequest } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

const borderOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { borderBottomColor, borderInlineStartWidth, borderInlineStartColor } = getComputedStyle(element);
    return [borderBottomColor, borderInlineStartWidth, borderInlineStartColor].join(' ');
  });

/** Fails when the selected one of two elements has the borders of the other. */
async function expectDifferentBorders(selected: Locator, other: Locator): Promise<void> {
  await expect.poll(async () => (await borderOf(selected)) !== (await borderOf(other))).toBe(true);
}

test.describe('with colors that the system chooses', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

  test('the current page and the current part of a form are told from the others', async ({ page }) => {
    await page.goto('/aboutus');
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
    await expectDifferentBorders(link('About us'), link('Our team'));

    await page.goto('/clientbriefform');
    await hydrate(page);
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('Product Information').click();
    await expectDifferentBorders(tab('Product Information'), tab('Business Objective'));
  });
});

/** The texts of a page that are printed in a color with less than 4.5 : 1 on white. */
function listPaleTexts(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('The browser draws nothing.');
  const contrastOnWhite = (color: string) => {
    canvas.fillStyle = 'white';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
  };
  return [...document.querySelectorAll('body *:not(svg *)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(({ childNodes }) =>
      [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    .filter((element) => contrastOnWhite(getComputedStyle(element).color) < 4.5)
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

async function expectToPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.evaluate(listPaleTexts)).toEqual([]);
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed')
      .filter((element) => element.getBoundingClientRect().height > 0)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(fixed, 'what would cover each sheet').toEqual([]);
}

test.describe('on paper', () => {
  test('receipt, status page and request are printed without buttons', async ({ page }) => {
    const sender = newSender();
    await page.goto('/clientbriefform');
    await hydrate(page);
    await page.locator('[name="clientName"]').fill(sender.clientName);
    await page.locator('[name="email"]').fill(sender.email);
    await page.getByRole('tab').last().click();
    await page.getByRole('button', { name: 'Submit Form' }).click();
    const receipt = page.getByRole('region', { name: 'Request sent' });
    const status = receipt.getByRole('link', { name: 'See the status' });
    await expect(status).toBeVisible();
    await expectToPrint(page);
    await expect(receipt.getByText(/RR-[A-Z0-9]{6}/)).toBeVisible();
    await expect(receipt.getByRole('button')).toHaveCount(0);

    await page.emulateMedia({ media: 'screen' });
    await status.click();
    await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
    await expectToPrint(page);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

    await page.emulateMedia({ media: 'screen' });
    await signInStaff(page);
    await openRequest(page, sender);
    await expectToPrint(page);
    await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
