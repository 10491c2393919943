import type { Page } from '@playwright/test';
import { pressOnceHydrated, type Sender, sendRequests } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

const row = (page: Page, { clientName }: Sender) => page.getByRole('row').filter({ hasText: clientName });
const line = (page: Page, { clientName }: Sender) =>
  page.getByRole('row').getByRole('link', { name: clientName, exact: true });

test('a search is saved as a view, opened by g and its number, renamed and deleted', async ({
  page,
  request,
}) => {
  const { mark, senders } = await sendRequests(request, 2);
  await signInStaff(page);
  await page.goto(`/desk?text=${mark}&stage=new`);
  const menu = page.getByText('Save view', { exact: true }).first();
  await pressOnceHydrated(page, 'j');
  await menu.click();
  await page.getByLabel('Name of the view').fill('Fresh');
  await page.getByLabel('Name of the view').press('Enter');
  const view = page.getByRole('link', { name: 'Fresh 2' });
  await expect(view).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('summary').filter({ hasText: 'Edit view' })).toBeFocused();

  await page.getByRole('link', { name: /^To do/ }).click();
  await expect(view).not.toHaveAttribute('aria-current', 'page');
  await page.goto('/desk');
  await pressOnceHydrated(page, 'g', '1');
  await expect(page.getByRole('searchbox')).toHaveValue(mark);
  await expect(line(page, senders[0] as Sender)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeFocused();

  await page.getByText('Edit view').click();
  await page.getByLabel('Name of the view').fill('Coffee');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('link', { name: 'Coffee 2' })).toBeVisible();
  await page.getByText('Edit view').click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(page.getByRole('link', { name: 'Coffee 2' })).toHaveCount(0);
  await expect(page.locator('summary').filter({ hasText: 'Save view' })).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue(mark);
});

test('an assignment of many is undone, and the focus is never lost on the way', async ({ page, request }) => {
  const { mark, senders } = await sendRequests(request, 3);
  const [third, second, first] = senders as [Sender, Sender, Sender];
  await signInStaff(page);
  await page.goto(`/desk?text=${mark}&sort=newest`);
  await pressOnceHydrated(page, 'j', 'x', 'j', 'x');
  await page.keyboard.press('a');
  await expect(page.getByRole('main').getByText('2 requests assigned to you')).toBeVisible();
  await expect(row(page, first)).not.toContainText('Nobody');
  await expect(line(page, second)).toBeFocused();
  await page.keyboard.press('z');
  await expect(row(page, first)).toContainText('Nobody');
  await expect(row(page, second)).toContainText('Nobody');
  await expect(line(page, first)).toBeFocused();

  await page.keyboard.press('a');
  await expect(row(page, first)).not.toContainText('Nobody');
  await expect(line(page, first)).toBeFocused();
  await page.keyboard.press('e');
  await page.getByRole('dialog').getByLabel('Stage').selectOption('Quoting');
  await page.keyboard.press('Enter');
  await expect(row(page, first)).toContainText('Quoting');
  await expect(line(page, first)).toBeFocused();
  await page.keyboard.press('z');
  await expect(row(page, first)).toContainText('New');
  await expect(line(page, first)).toBeFocused();

  await page.goto(`/desk?text=${mark}&sort=newest&stage=spam`);
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
  await page.goto(`/desk?text=${mark}&sort=newest`);
  await pressOnceHydrated(page, 'k');
  await expect(line(page, third)).toBeFocused();
  await page.keyboard.press('!');
  await expect(line(page, second)).toBeFocused();
  await page.getByRole('link', { name: /^Spam/ }).click();
  await expect(line(page, third)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Spam/ })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('!');
  await expect(line(page, third)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeFocused();
  await page.keyboard.press('z');
  await expect(line(page, third)).toBeFocused();
});
