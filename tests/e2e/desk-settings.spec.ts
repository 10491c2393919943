import type { Page } from '@playwright/test';
import { dateAt } from '../../src/features/settings/business-hours.ts';
import { company } from '../../src/features/settings/sample-company.ts';
import { weekdayDate } from '../../src/features/settings/strings/en/moments.ts';
import { becomeOwner, expect, test } from '../support/own-desk.ts';

/** The day on which the brief promises an answer, on the clock of the office. */
async function promisedDay(page: Page): Promise<string> {
  await page.goto('/clientbriefform');
  const promised = await page.getByRole('complementary').locator('time').getAttribute('datetime');
  return dateAt(Date.parse(String(promised)), company.hours.timeZone);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an owner closes a day, and the hour that visitors are promised follows', async ({ page, desk }) => {
    await becomeOwner(page, desk.setUpLink);
    const day = await promisedDay(page);
    await page.goto('/desk/settings/hours');
    const form = page.getByRole('region', { name: 'Close a day' });
    await form.getByLabel('Day').fill(day);
    await form.getByLabel('Reason').fill('Storm');
    await form.getByRole('button', { name: 'Publish at once' }).tap();
    await expect(form.getByText('Published. Visitors see it now.')).toBeVisible();
    const days = page.getByRole('group', { name: 'Days that differ' });
    await expect(days.getByLabel('Reason, which visitors read')).toHaveValue('Storm');
    expect((await promisedDay(page)) > day).toBe(true);

    await page.goto('/desk/settings/hours');
    await days.getByRole('button', { name: `Remove ${weekdayDate(day)}` }).tap();
    await expect(days.getByLabel('Reason, which visitors read')).toHaveCount(0);
    await page.getByRole('button', { name: 'Publish this at once' }).tap();
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
    expect(await promisedDay(page)).toBe(day);
  });
});

test.describe('refused input', () => {
  test.use({ expectedProblems: /status of 422/ });

  test('stays as it was typed, is named at its field, and is published once it is right', async ({
    page,
    desk,
  }) => {
    await becomeOwner(page, desk.setUpLink);
    await page.goto('/desk/settings/company');
    const name = page.getByLabel('Name', { exact: true });
    const phone = page.getByLabel('Phone', { exact: true });
    const save = page.getByRole('button', { name: 'Save in the draft' });
    await name.fill('Harbor Lines');
    await phone.fill('555');
    await save.click();
    const refusal = page.getByRole('alert').filter({ hasText: 'Not saved yet' });
    await expect(refusal).toBeFocused();
    await refusal.getByRole('link', { name: 'Phone' }).click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/\+1 346 555 0142/);
    await expect(phone).toHaveValue('555');
    await expect(name).toHaveValue('Harbor Lines');

    const asked = page.waitForEvent('dialog');
    const leave = page.getByRole('link', { name: 'Company settings' }).first().click();
    await (await asked).dismiss();
    await leave;
    await expect(page).toHaveURL(/\/company$/);

    await phone.fill('+1 346 555 0199');
    await phone.press('Enter');
    await expect(page.getByText('Saved in the draft.').first()).toBeVisible();
    await expect(page.getByText('Not saved.')).toBeHidden();
    await expect(page.getByText('The draft differs from what visitors see.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the draft' })).toHaveAttribute('href', /^\/preview\//);
    await page.getByRole('link', { name: 'Company settings' }).first().click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Harbor Lines' })).toContainText(
      'In the draft',
    );
    await page.getByRole('button', { name: 'Publish the draft' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Version 1' })).toContainText('Olga Ruiz');
    await page.goto('/clientbriefform');
    await expect(page.getByRole('banner')).toContainText('Harbor Lines');
  });
});
