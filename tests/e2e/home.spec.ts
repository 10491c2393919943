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
  const asked = page.getByText('Please agree to the terms and conditions').filter({ visible: true });
  await expect(asked).toHaveCount(2);
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

test('the hero shows a typed cargo in place of the example, and sends nothing', async ({ page }) => {
  await page.goto('/');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  const hero = page.getByRole('region', { name: 'What we do' });
  const example = hero.getByText(/^Example/);
  await expect(example).toHaveCount(4);
  await expect(example.filter({ visible: true })).toHaveCount(1);
  const what = page.getByLabel('What', { exact: true });
  await what.pressSequentially('3');
  await expect(hero.getByText(/^Your cargo/)).toBeInViewport();
  await expect(example.filter({ visible: true })).toHaveCount(0);
  await what.fill('320 bags of coffee, 69 kg each');
  await expect(hero.getByText('Add the size for the volume')).toBeVisible();
  await what.fill('10 pallets 120 x 100 x 145 cm, 650 kg each');
  await expect(hero.getByText('1 × 20′').filter({ visible: true })).toBeInViewport();
  await expect(hero.getByText(/6,500\skg/).filter({ visible: true })).toBeInViewport();
  await page.getByLabel('From', { exact: true }).fill('Cartagena, Colombia');
  await page.getByLabel('To', { exact: true }).fill('houston');
  await expect(hero.getByText('Cartagena → Houston').filter({ visible: true })).toBeInViewport();
  await expect(hero.getByText(/^Sea\b.*days$/).filter({ visible: true })).toBeInViewport();
  await what.fill('1 pallet 120 x 80 x 150 cm, 300 kg');
  await expect(hero.getByText('1.44 W/M')).toBeInViewport();
  // Goods that a person quotes are packed, too, and a lane that the text no longer names goes with it.
  await page.getByLabel('From', { exact: true }).fill('');
  await page.getByLabel('To', { exact: true }).fill('');
  await what.fill('two 40HC of furniture from Veracruz to Houston');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(/^Veracruz/);
  await what.fill('18 pallets of tequila 14 t');
  await expect(hero.getByText(/14,000\skg/)).toBeVisible();
  await expect(hero.getByText(/our team quotes this cargo/)).toBeVisible();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('');
  await what.fill('');
  await page.getByLabel('From', { exact: true }).fill('');
  await page.getByLabel('To', { exact: true }).fill('');
  await expect(example.filter({ visible: true })).toHaveCount(1);
  expect(posts).toEqual([]);
});

test('on a phone the row is on the first screen, and neither a slide nor a typed cargo moves it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const submit = page.locator('[data-carousel] form').getByRole('button');
  await expect(submit).toBeInViewport({ ratio: 1 });
  const bottom = () => submit.evaluate((button) => button.getBoundingClientRect().bottom + scrollY);
  const atFirst = await bottom();
  for (let slide = 0; slide < 4; slide += 1) {
    await page.getByRole('button', { name: 'Next slide' }).click();
    expect(await bottom()).toBe(atFirst);
  }
  await page.getByLabel('What', { exact: true }).fill('10 pallets 120 x 100 x 145 cm, 650 kg each');
  await expect(page.getByText(/^Your cargo/)).toBeVisible();
  expect(await bottom()).toBe(atFirst);
});

test('the hero tells the hour of the answer on the reader’s clock, and without scripts the promise', async ({
  page,
  browser,
}) => {
  await page.clock.setFixedTime('2026-03-03T15:42:00Z');
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'What we do' });
  await expect(hero.getByText('Wed, Mar 4, 3:42 PM')).toBeVisible();
  await expect(hero.getByText(/^9:42\sAM in\sHouston$/)).toBeVisible();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expect(plain.getByText('within one business day').first()).toBeVisible();
  await context.close();
});
