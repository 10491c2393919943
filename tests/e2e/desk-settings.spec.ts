import type { Page } from '@playwright/test';
import { dateAt } from '#features/settings/business-hours.ts';
import { company } from '#features/settings/sample-company.ts';
import { weekdayDate } from '#features/settings/strings/en/moments.ts';
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
    await page.getByRole('button', { name: 'Publish now' }).tap();
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
    const save = page.getByRole('button', { name: 'Save draft' });
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
    const leave = page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
    await (await asked).dismiss();
    await leave;
    await expect(page).toHaveURL(/\/company$/);

    await phone.fill('+1 346 555 0199');
    await phone.press('Enter');
    await expect(page.getByText('Saved in the draft.').first()).toBeVisible();
    await expect(page.getByText('Not saved.')).toBeHidden();
    await expect(page.getByText('The draft differs from what visitors see.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the draft' })).toHaveAttribute('href', /^\/preview\//);
    await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Harbor Lines' })).toContainText(
      'In the draft',
    );
    await page.getByRole('button', { name: 'Publish the draft' }).click();
    await page.getByText('Versions (1)').click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Version 1' })).toContainText('Olga Ruiz');
    await page.goto('/clientbriefform');
    await expect(page.getByRole('banner')).toContainText('Harbor Lines');
  });

  test('of one part of the options leaves what is typed in the others', async ({ page, desk }) => {
    await becomeOwner(page, desk.setUpLink);
    await page.goto('/desk/settings/options#announcement');
    const shown = page.getByRole('checkbox', { name: 'Show an announcement' });
    await expect(shown).toBeFocused();
    await page.getByRole('checkbox', { name: 'Portuguese' }).uncheck();
    await shown.check();
    const publish = page.getByRole('button', { name: 'Publish now Announcement' });
    await publish.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved yet' })).toHaveCount(1);
    await page.getByLabel('Text, English').fill('Closed on Friday.');
    await publish.click();
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Portuguese' })).not.toBeChecked();
    await expect(page.getByText('Not saved.', { exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'Save draft Languages' }).click();
    await expect(page.getByText('Saved in the draft.')).toBeVisible();
    await expect(page.getByText('Not saved.', { exact: true })).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByText('Closed on Friday.')).toBeVisible();
    await expect(page.locator('link[hreflang="pt"]')).toBeAttached();
  });
});

test('people are sorted by dragging, by the keyboard and by a menu, and stay so', async ({ page, desk }) => {
  await becomeOwner(page, desk.setUpLink);
  await page.goto('/desk/settings/people');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const handles = page.getByRole('button', { name: /^Move / });
  const order = () =>
    handles.evaluateAll((all) =>
      all.map((handle) => handle.getAttribute('aria-label')?.replace('Move ', '')),
    );
  const [first = '', second = '', third = '', ...others] = await order();

  await handles.first().dragTo(page.locator('.item-list > li').nth(2));
  expect(await order()).toEqual([second, third, first, ...others]);

  const handle = page.getByRole('button', { name: `Move ${first}` });
  await handle.press('Alt+ArrowUp');
  expect(await order()).toEqual([second, first, third, ...others]);
  await expect(handle).toBeFocused();
  await expect(page.getByText(`${first} is now 2 of ${3 + others.length}.`)).toBeAttached();

  await page.getByRole('button', { name: `Move ${third}` }).click();
  await page.getByRole('button', { name: 'Move up' }).click();
  expect(await order()).toEqual([second, third, first, ...others]);

  await page.getByRole('checkbox', { name: `Select ${second}` }).check();
  await page.getByRole('button', { name: 'Remove selected: 1' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  await page.reload();
  expect(await order()).toEqual([third, first, ...others]);
});
