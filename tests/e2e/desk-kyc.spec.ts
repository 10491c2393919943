import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { customerWithCase } from '../support/desk-customer.ts';
import { pictures } from '../support/documents.ts';
import { expect, test, withoutScripts } from '../support/fixtures.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

const status = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });

/** Opens the newest case in the queue of those that wait, wherever other tests have left it. */
async function openCase(page: Page, name: string): Promise<void> {
  await page.goto('/desk/kyc');
  const rail = page.getByRole('navigation', { name: 'Desk' });
  await expect(rail.getByRole('link', { name: /^KYC review \d+ to review$/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a case is read, taken into review and accepted until a day', async ({ page, request }) => {
  const { name } = await customerWithCase(request);
  await signInAsOwner(page);
  await openCase(page, name);

  const concerns = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem');
  await expect(concerns).toHaveText([
    /owner’s share is not stated.*Owner 1: .*, share not stated/,
    /politically exposed person is named/,
    /may need an export license/,
    /Not declared/,
  ]);
  const sections = await page.getByRole('heading', { level: 3 }).allTextContents();
  expect(sections.indexOf('The company')).toBeLessThan(sections.indexOf('Sanctions declaration'));

  await expect(page.getByText('Trade name or brand, if different')).toBeHidden();
  await page.getByText(/^\d+ left empty$/).click();
  await expect(page.getByText('Trade name or brand, if different')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download register.pdf' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('register.pdf');
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('button', { name: 'Start review' }).click();
  await expect(status(page, 'The case is in review.')).toBeVisible();
  const log = page.getByRole('region', { name: 'Log' }).getByRole('listitem');
  await expect(log.first()).toContainText('Started the review');
  await expect(log.nth(1)).toContainText('Opened a document');
  await expect(log.nth(1)).toContainText('register.pdf');

  await page.getByLabel('Valid through').fill('2099-03-01');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(status(page, 'The case is accepted.')).toBeVisible();
  await expect(page.getByText('Valid through Mar 1, 2099')).toBeVisible();
  await page.goto('/desk/kyc?state=accepted');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

test('a picture is loaded, and logged, only when its preview is opened', async ({ page, request }) => {
  const { name } = await customerWithCase(request, pictures.png);
  await signInAsOwner(page);
  await openCase(page, name);
  const opened = page
    .getByRole('region', { name: 'Log' })
    .getByRole('listitem')
    .filter({ hasText: 'Opened a document' });
  await page.reload();
  await expect(opened).toHaveCount(0);
  await page.getByText('Preview', { exact: true }).click();
  const picture = page.getByRole('img', { name: 'passport.png' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.reload();
  await expect(opened).toHaveCount(1);
});

withoutScripts(
  'without scripts, a case is taken into review, and more is asked for',
  async ({ page, request }) => {
    const { name } = await customerWithCase(request);
    await signInAsOwner(page);
    await openCase(page, name);
    await page.getByRole('button', { name: 'Start review' }).click();
    await expect(status(page, 'The case is in review.')).toBeVisible();
    await page.getByLabel('What is needed').fill('Page two, please.');
    await page.getByRole('button', { name: 'Ask for more' }).click();
    await expect(status(page, 'The case is back with the customer')).toBeVisible();
    await expect(page.getByText('Page two, please.')).toBeVisible();
  },
);
