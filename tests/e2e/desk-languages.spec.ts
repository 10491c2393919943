import type { Page } from '@playwright/test';
import { openMore } from '../support/desk-request-page.ts';
import { newSender, ok, openRequest } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

const customer = (page: Page) => page.getByRole('region', { name: 'Customer' });

test('the language of a request is changed by its form', async ({ page, request }) => {
  const sender = newSender();
  await ok(request.post('/api/v1/raterequestform', { data: { ...sender, products: 'Café verde' } }));
  await signInAsOwner(page);
  await openRequest(page, sender);
  const more = await openMore(page);
  await more.getByText('Change language').click();
  await more.getByLabel('Language').selectOption('Spanish');
  await more.getByRole('button', { name: 'Save language' }).click();
  await expect(page.getByText('Language changed', { exact: true }).first()).toBeVisible();
  await expect(customer(page).getByText('Writes Spanish')).toBeVisible();
});
