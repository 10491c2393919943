import type { Page } from '@playwright/test';
import { pressOnceHydrated, type Sender, sendRequests } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

const line = (page: Page, { clientName }: Sender) =>
  page.getByRole('row').getByRole('link', { name: clientName, exact: true });

test('a search is saved as a view, opened by keys, renamed and deleted', async ({ page, request }) => {
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
