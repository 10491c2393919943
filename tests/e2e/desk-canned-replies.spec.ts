import { expect, test } from '../support/fixtures.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

test.use({ expectedProblems: /status of 422/ });

test('a canned reply is previewed, refused without a text, and kept', async ({ page }) => {
  const title = `Plain ${Date.now()}`;
  await signInAsOwner(page);
  await page.goto('/desk/replies/new');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Text in English')).toHaveAccessibleDescription(/Please fill in this field/);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByLabel('Text in Portuguese').fill('Olá, {{name}}');
  await expect(page.getByRole('region', { name: 'Preview in Portuguese' })).toContainText('Olá, Ana Ruiz');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: title }).click();
  await page.getByText('Delete this canned reply').click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Canned reply deleted.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});
