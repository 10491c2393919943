import type { Page } from '@playwright/test';
import { company } from '#features/settings/sample-company.ts';
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
    // The whole screen of a phone, made smaller.
    expect(await page.frames()[1]?.evaluate(() => [innerWidth, innerHeight])).toEqual([390, 844]);
    expect((await page.locator('iframe').boundingBox())?.width).toBeLessThan(390);

    await page.getByRole('link', { name: 'Leave' }).click();
    // Of a row: what is open of the sample, and that a step without anything open was checked.
    const row = (title: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
    await expect(row('Company').getByRole('button', { name: /samples/ })).toBeVisible();
    await expect(row('Options')).toContainText('Not checked yet');
    await page.getByRole('link', { name: 'Continue: Languages' }).click();
    await expect(page.getByRole('link', { name: 'Company done' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Portuguese' }).uncheck();
    await goOn(page, 3);
    await page.goto('/desk/settings');
    await expect(row('Options').getByLabel('checked')).toBeVisible();

    await page.goto('/desk/settings/people?step');
    await page.locator('summary').first().click();
    await expect(page.getByLabel('Title, Spanish').first()).toBeVisible();
    await expect(page.getByLabel('Title, Portuguese')).toHaveCount(0);

    await page.goto('/desk/settings/texts?step');
    await page.getByRole('searchbox').fill('freight');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/[?&]text=freight/);
    await page.getByRole('link', { name: 'Clear', exact: false }).click();
    await expect(page).not.toHaveURL(/text=/);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Mail', level: 1 })).toBeVisible();

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

test('what is open on a row leads to its field', async ({ page, desk }) => {
  await becomeOwner(page, desk.setUpLink);
  await page.goto('/desk/settings');
  await page.getByRole('button', { name: /samples ?: Company$/ }).click();
  await page.getByRole('link', { name: company.phone }).click();
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();

  await page.goto('/desk/settings');
  await page.getByRole('button', { name: / ?: Legal$/ }).click();
  await page.getByRole('link', { name: /^Resolve ?: Review the privacy notice$/ }).click();
  await expect(page.getByLabel('Privacy notice: Approved on')).toBeFocused();
});
