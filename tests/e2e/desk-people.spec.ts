import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { customerWithCase } from '../support/desk-customer.ts';
import { expect, test, withoutScripts } from '../support/fixtures.ts';
import { readUnlessDeleted } from '../support/kept-mail.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

async function openPerson(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.goto('/desk/people');
  const search = page.getByRole('searchbox', { name: 'Search people' });
  await search.fill(email.slice(0, 11));
  await search.press('Enter');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function mailsNaming(address: string): Promise<number> {
  const folder = join(String(process.env.E2E_DATA_DIR), 'mail');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map(readUnlessDeleted(folder)));
  return mails.filter((mail) => mail.includes(address)).length;
}

test('a person’s page shows their open requests and quotes, and begins a request for them', async ({
  page,
  request,
}) => {
  const person = await customerWithCase(request);
  await signInAsOwner(page);
  await openPerson(page, person);
  await expect(page.getByRole('table', { name: 'Open requests and messages' })).toContainText('RR-');
  await expect(page.getByRole('link', { name: person.email })).toHaveAttribute(
    'href',
    `mailto:${person.email}`,
  );
  await page.getByRole('link', { name: 'New request for this customer' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(person.name);
  await expect(page.getByLabel('E-mail', { exact: false }).first()).toHaveValue(person.email);

  // The same page without a customer is another request.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('new request');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/desk/new');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});

test.describe('deleting', () => {
  test.use({ expectedProblems: /status of 4(04|22)/ });

  test('a person’s data and kept mails go once their address is typed', async ({ page, request }) => {
    const person = await customerWithCase(request);
    await signInAsOwner(page);
    await openPerson(page, person);
    await expect.poll(() => mailsNaming(person.email)).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Delete this person’s data' }).click();
    const goes = page.getByRole('region', { name: 'What is deleted' });
    await expect(goes).toContainText('KYC documents1');
    const address = page.getByLabel('Type the person’s e-mail address');
    await address.fill('another@example.com');
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(address).toHaveAccessibleDescription(/Nothing was deleted/);
    await expect(address).toHaveValue('another@example.com');

    await address.fill(person.email.toUpperCase());
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page.getByRole('main').getByText('The data is deleted.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Deletions on request' })).toContainText(
      'mails: 5, account, devices: 1, KYC case',
    );
    await page.goto(`/desk/people?text=${person.email}`);
    await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
    expect(await mailsNaming(person.email)).toBe(0);
    const headers = { Authorization: `Bearer ${person.token}` };
    expect((await request.get('/api/v1/kyc', { headers })).status()).toBe(401);
  });
});

withoutScripts('without scripts, a person’s data is deleted', async ({ page, request }) => {
  const person = await customerWithCase(request);
  await signInAsOwner(page);
  await openPerson(page, person);
  await page.getByRole('link', { name: 'Delete this person’s data' }).click();
  await page.getByLabel('Type the person’s e-mail address').fill(person.email);
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The data is deleted.' })).toBeVisible();
});
