import type { Page } from '@playwright/test';
import { newSender, ok, openRequest } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

const customer = (page: Page) => page.getByRole('region', { name: 'Customer' });

test('the language of a request is changed by its form', async ({ page, request }) => {
  const sender = newSender();
  await ok(request.post('/api/v1/raterequestform', { data: { ...sender, products: 'Café verde' } }));
  await signInAsOwner(page);
  await openRequest(page, sender);
  await customer(page).getByText('Change language').click();
  await customer(page).getByLabel('Language').selectOption('Spanish');
  await customer(page).getByRole('button', { name: 'Save language' }).click();
  await expect(page.getByText('Language changed', { exact: true }).first()).toBeVisible();
  await expect(customer(page).getByText('Writes Spanish')).toBeVisible();
});
