import type { Page } from '@playwright/test';
import { company } from '../../src/features/settings/sample-company.ts';
import { becomeOwner, expect, test } from '../support/own-desk.ts';

const name = 'Pacific Bridge Logistics';

/** The site beside a step. */
const site = (page: Page) => page.frameLocator('iframe');

async function goOn(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: /^(Save and c|C)ontinue$/ }).click();
  await expect(page.getByText(`Step ${number} of`)).toBeVisible();
}

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('an owner goes through the steps with the site beside them, leaves, resumes and publishes', async ({
    page,
    desk,
  }) => {
    await becomeOwner(page, desk.setUpLink);
    await expect(page.getByText('Once you save a step, you see the site here')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await goOn(page, 2);
    await expect(site(page).getByRole('link', { name: `${name}, home` })).toBeVisible();
    await expect(site(page).getByText('Draft, not published.')).toBeHidden();

    await page.getByRole('link', { name: 'Leave' }).click();
    await page.getByRole('link', { name: 'Continue: Brand' }).click();
    await expect(page.getByRole('link', { name: 'Company done' })).toBeVisible();
    await goOn(page, 3);

    await page.goto('/desk/settings');
    await page.getByRole('button', { name: 'Remove the sample' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the sample' }).click();
    await expect(page.getByText('The sample is out of the draft.')).toBeVisible();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'See the draft', exact: true }).click();
    const preview = await opened;
    await expect(preview.getByText('Draft, not published.')).toBeVisible();
    await expect(preview.getByRole('link', { name: 'Our team' })).toHaveCount(0);
    await preview.getByRole('link', { name: 'See the published site' }).click();
    await expect(preview.getByRole('link', { name: `${company.name}, home` })).toBeVisible();
    await preview.close();

    await page.getByRole('button', { name: 'Publish the draft' }).click();
    await expect(page.getByText('Published. Visitors see it now.').first()).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('link', { name: `${name}, home` })).toBeVisible();
  });
});

test('what is left of the sample leads to its field', async ({ page, desk }) => {
  await becomeOwner(page, desk.setUpLink);
  await page.goto('/desk/opening');
  await page
    .getByText(/^\d+ items$/)
    .first()
    .click();
  await page.getByRole('link', { name: company.phone }).click();
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
});
