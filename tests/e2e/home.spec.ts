import { expect, test } from '../support/fixtures.ts';

test('feedback needs the terms box, and says so in a toast and beside the form', async ({ page }) => {
  await page.goto('/');
  await page.locator('[name="name"]').fill('Ana');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Please agree to the terms and conditions').first()).toBeVisible();
  expect(posts).toBe(0);
  await page.locator('[name="rating"][value="9"]').check({ force: true });
  await page.locator('[name="agreeToTerms"]').check();
  const posted = page.waitForRequest('**/api/v1/feedbackform');
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  expect((await posted).postDataJSON()).toEqual({ name: 'Ana', rating: 9, comments: '' });
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
  await expect(page.locator('[name="name"]')).toHaveValue('');
  await expect(page.locator('[name="rating"][value="5"]')).toBeChecked();
  await expect(page.locator('[name="agreeToTerms"]')).not.toBeChecked();
});

test('a typed cargo fills a container and draws its lane; nothing is sent', async ({ page }) => {
  await page.goto('/');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.getByLabel('What', { exact: true }).fill('320 bags of coffee, 69 kg each');
  await expect(page.getByText('2 × 20′')).toBeVisible();
  await expect(page.getByText('22,080 kg of 34,400 kg, the usual limit of US roads')).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('Cartagena, Colombia');
  await page.getByLabel('To', { exact: true }).fill('houston');
  await expect(page.getByRole('img', { name: 'Cartagena, Colombia to houston on a map.' })).toBeVisible();
  await expect(page.getByText('Sea · 7–14 days').last()).toBeVisible();
  expect(posts).toEqual([]);
});

test('the hero tells the hour of the answer, and without scripts the promise', async ({ page, browser }) => {
  await page.clock.setFixedTime('2026-03-03T15:42:00Z');
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'What we do' });
  await expect(hero.getByText('Wed, Mar 4, 10:42 AM Eastern')).toBeVisible();
  await expect(hero.getByText('It is 9:42 AM in Houston.')).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expect(plain.getByText('within one business day').first()).toBeVisible();
  await context.close();
});
