import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

test.describe('a customer, without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /status of 422 / });

  test('keeps company, phone and address for the next brief, but not in a draft', async ({ page }) => {
    const { token } = await signUpInBrowser(page);
    const headers = { Authorization: `Bearer ${token}` };
    const data = { brandName: 'Finca Ruiz', phone: '+52 228 123 4567', products: 'Coffee' };
    const sent = await page.request.post('/api/v1/raterequestform', { data, headers });
    const { reference } = await sent.json();

    await page.goto('/profile');
    const part = section(page, 'For your next request');
    await expect(part).toContainText(`Filled in from ${reference}`);
    await expect(part.getByLabel('Company or brand')).toHaveValue('Finca Ruiz');
    await part.getByLabel('Phone').fill('12');
    await part.getByLabel('Address').fill('Calle 1, Coatepec');
    await part.getByRole('button', { name: 'Save' }).click();
    await expect(part.getByRole('alert').getByRole('link')).toHaveText('Phone');
    await expect(part.getByText('at least six digits')).toHaveCount(1);
    await expect(part.getByLabel('Address')).toHaveValue('Calle 1, Coatepec');
    await part.getByLabel('Phone').fill('+52 228 123 4567');
    await part.getByRole('button', { name: 'Save' }).click();
    await expect(part).toContainText('Your next rate request begins with this.');

    await page.goto('/clientbriefform');
    for (const [name, value] of [
      ['brandName', 'Finca Ruiz'],
      ['phone', '+52 228 123 4567'],
      ['address', 'Calle 1, Coatepec'],
    ] as const)
      await expect(field(page, name)).toHaveValue(value);
  });
});
