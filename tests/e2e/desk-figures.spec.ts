import { expect, test } from '../support/fixtures.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

test('a canned reply is previewed as it is typed, kept, changed and deleted', async ({ page }) => {
  const title = `Rates ${Date.now()}`;
  await signInAsOwner(page);
  await page.goto('/desk/replies');
  await page.getByRole('link', { name: 'New canned reply' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Text in English').fill('Dear {{name}}, {{service}} is {{price}}.');
  const preview = page.getByRole('region', { name: 'Preview in English' });
  await expect(preview).toContainText('Dear Ana Ruiz, Sea freight is {{price}}.');
  await expect(preview).toContainText('To fill in before sending: price');
  const missing = page.getByRole('status').filter({ hasText: 'Not written in' });
  await expect(missing).toHaveText(/Not written in Spanish, Portuguese\. .*text in English/);
  await page.getByLabel('Text in Spanish').fill('Buen día, {{name}}: {{service}}.');
  await expect(page.getByRole('region', { name: 'Preview in Spanish' })).toContainText('Buen día, Ana Ruiz:');
  await expect(preview).toBeHidden();
  await expect(missing).toHaveText(/Not written in Portuguese\./);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByText('Canned reply saved.')).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByLabel('Text in English')).toHaveValue('Dear {{name}}, {{service}} is {{price}}.');
  await expect(page.getByLabel('Text in Spanish')).toHaveValue('Buen día, {{name}}: {{service}}.');
  await page.getByText('Delete this canned reply').click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('main').getByText('Canned reply deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /status of 422/ });

  test('a canned reply is previewed, refused without a text, and kept', async ({ page }) => {
    const title = `Plain ${Date.now()}`;
    await signInAsOwner(page);
    await page.goto('/desk/replies/new');
    await page.getByLabel('Title').fill(title);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Text in English')).toHaveAccessibleDescription(/Please fill in this field/);
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await page.getByLabel('Text in Portuguese').fill('Olá, {{name}}');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('region', { name: 'Preview in Portuguese' })).toContainText('Olá, Ana Ruiz');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: title }).click();
    await page.getByText('Delete this canned reply').click();
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Canned reply deleted.' })).toBeVisible();
  });
});
