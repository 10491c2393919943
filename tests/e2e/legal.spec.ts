import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';

test('the terms box is ticked by its label, and its links lead to the terms and back to what was typed', async ({
  page,
}) => {
  await page.goto('/feedback');
  await hydrate(page);
  await page.locator('[name="comments"]').fill('All went well');
  const box = page.getByRole('checkbox', { name: 'I agree to the terms' });
  const label = page.locator('label').filter({ hasText: 'I agree' });
  await label.click({ position: { x: 5, y: 10 } });
  await expect(box).toBeChecked();
  await label.getByRole('link', { name: 'terms' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use');
  await page.goBack();
  await expect(page.locator('[name="comments"]')).toHaveValue('All went well');
  await expect(box).toBeChecked();
  await label.getByRole('link', { name: 'privacy notice' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
});
