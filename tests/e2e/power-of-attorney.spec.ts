import { expect, test } from '../support/fixtures.ts';

test('the Form menu leads to the guide', async ({ page }) => {
  await page.goto('/aboutus');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Form', exact: true }).hover();
  await header.getByRole('link', { name: 'Power of attorney guide' }).click();
  await expect(page).toHaveURL(/\/power-of-attorney$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the guide says what it is, names the document, signer and rule of every case, and leads on', async ({
  page,
}) => {
  await page.goto('/power-of-attorney');
  await expect(page.getByText(/It is not legal advice/)).toBeInViewport();
  await expect(page.getByRole('main').locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);

  const table = page.getByRole('table', { name: 'Which document, and who signs it' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Your case',
    'Which document',
    'Who signs',
    'Rule',
  ]);
  const cases = table.getByRole('row').filter({ has: page.getByRole('cell') });
  expect(await cases.count()).toBeGreaterThan(5);
  for (const row of await cases.all()) await expect(row.getByRole('cell')).toHaveCount(3);
  const partnership = cases.filter({
    has: page.getByRole('rowheader', { name: 'Partnership', exact: true }),
  });
  await expect(partnership).toContainText('two years');
  await expect(partnership).toContainText('141.34');

  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'cbp.gov' })).toHaveAttribute('href', 'https://www.cbp.gov');
  await main.getByRole('link', { name: 'Go to the KYC form' }).click();
  await expect(page).toHaveURL(/\/kycverification$/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the question about a case arrives at the contact form with its subject', async ({ page }) => {
      await page.goto('/power-of-attorney');
      await page.getByRole('main').getByRole('link', { name: 'Ask about your case' }).click();
      await expect(page).toHaveURL(/\/contactus\?subject=Power%20of%20attorney$/);
      await expect(page.getByLabel('Subject')).toHaveValue('Power of attorney');
    });
  });
}

test('on a telephone a row stands as a block under its own labels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/power-of-attorney');
  const row = page.getByRole('row').filter({ hasText: 'US corporation' }).first();
  await expect(row.getByText('Who signs')).toBeVisible();
  const box = await row.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(390);
});
