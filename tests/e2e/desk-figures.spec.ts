import { expect, test } from '../support/fixtures.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

test('a request that comes in is counted under its service, and the filter changes the address', async ({
  page,
  request,
}) => {
  await signInAsOwner(page);
  const countIn = async () => {
    const answer = await page.request.get('/api/v1/desk/figures?weeks=4&kind=rate-request');
    const { weeks } = await answer.json();
    return (weeks.at(-1).services['train-freight'] ?? 0) as number;
  };
  const before = await countIn();
  const sent = await request.post('/api/v1/raterequestform', {
    data: { clientName: 'Counted', email: `counted${Date.now()}@example.com`, service: 'train-freight' },
  });
  expect(sent.ok()).toBe(true);
  expect(await countIn()).toBe(before + 1);

  await page.goto('/desk/figures');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByLabel('Period').selectOption('Last 4 weeks');
  await expect(page).toHaveURL(/weeks=4/);
  await page.getByLabel('Kind').selectOption('Rate request');
  await expect(page).toHaveURL(/kind=rate-request/);
  await page.getByText('Show numbers').click();
  const numbers = page.getByRole('table', { name: 'Numbers by week' });
  await expect(numbers.getByRole('row')).toHaveCount(5);
  const titles = await numbers.getByRole('columnheader').allTextContents();
  const thisWeek = numbers.getByRole('row').nth(1).getByRole('cell');
  // The first column is the row's header.
  await expect(thisWeek.nth(titles.indexOf('Train freight') - 1)).toHaveText(String(before + 1));
});

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
