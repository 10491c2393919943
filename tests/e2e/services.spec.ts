import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';

test('the chosen service reaches the desk with the request', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/clientbriefform?service=warehousing');
  const submit = page.getByRole('button', { name: 'Submit Form' });
  await page.locator('[name="email"]').fill('ana@example.com');
  for (const part of ['Product', 'Objective', 'Export']) {
    await expect(submit).toHaveCount(0);
    await page.getByRole('button', { name: 'Next' }).click();
    // The page scrolls to the part: a press before that would meet something else.
    await expect(page.getByRole('tab', { selected: true })).toContainText(part);
  }
  const posted = page.waitForRequest('**/api/v1/raterequestform');
  await submit.click();
  expect((await posted).postDataJSON()).toMatchObject({ email: 'ana@example.com', service: 'warehousing' });
});

test('cargo that the address names is shown as text, and sent with one way to answer', async ({ page }) => {
  await page.goto('/clientbriefform?what=320 bags of coffee&from=Cartagena&to=Houston');
  await hydrate(page);
  const tabs = page.getByRole('tab');
  const summary = page.getByRole('region', { name: 'Your request so far' });
  const send = page.getByRole('button', { name: 'Send now' });
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
  await expect(summary).toContainText('320 bags of coffee');
  await expect(summary).toContainText('Cartagena to Houston');
  await expect(send).toHaveCount(0);
  // The visitor has not seen the fields that the address filled in.
  await expect(tabs.filter({ hasText: 'filled in' })).toHaveCount(0);
  await summary.getByRole('button', { name: 'Change' }).click();
  await expect(tabs.nth(3)).toHaveAttribute('aria-selected', 'true');
  await page.locator('[name="productToExport"]').fill('330 bags of coffee');
  await tabs.nth(1).click();
  await expect(tabs.nth(3)).toContainText('filled in');
  // The origin is known from the lane; one cargo is not all that they make or sell.
  await expect(page.locator('[name="products"]')).toHaveValue('');
  await expect(page.locator('[name="productOrigin"]')).toHaveValue('Cartagena');
  await expect(summary).toContainText('330 bags of coffee');
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.locator('[name="email"]').fill('ana@example.com');
  const posted = page.waitForRequest('**/api/v1/raterequestform');
  await send.click();
  expect((await posted).postDataJSON()).toMatchObject({
    productToExport: '330 bags of coffee',
    shipment: { from: { text: 'Cartagena' }, to: { text: 'Houston' } },
  });
});
