import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { beginWriting, openMore } from '../support/desk-request-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoFindings, expectNothingCutOff } from '../support/page-checks.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

const longName = `Ana${'ruizdealtura'.repeat(5)}`;
const prose = 'Forty bags of green coffee a month, on pallets, fumigated, and never in the sun. '.repeat(25);

/** Sends a request whose every answer is as long as it may be, or as somebody would make it. Gives its address. */
async function sendLongest(page: Page): Promise<string> {
  const email = `import-and-export.${randomUUID()}@exportadora-de-cafe-de-altura-y-productos.example`;
  const answers = {
    clientName: longName,
    brandName: 'Exportadora de Café de Altura y Productos Agroindustriales de la Sierra Norte '.repeat(2),
    address: 'Carretera Federal km 112.5\nXalapa',
    phone: '+52 228 123 4567, extension 90123, and ask for Guadalupe',
    email,
    products: prose,
    productOrigin: 'greencoffee'.repeat(30),
    objective: prose,
    productToExport: 'Green coffee, about as much as the words before have said',
    referenceNumber: `PO-${'0'.repeat(200)}`,
    service: 'project-cargo',
  };
  const sent = await page.request.post('/api/v1/raterequestform', { data: answers });
  expect(sent.ok(), await sent.text()).toBe(true);
  return email;
}

async function expectItToFit(page: Page): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingCutOff(page);
  }
  await expectNoFindings(page);
}

test('the longest names and answers fit into every page that shows them', async ({ page }) => {
  await signInStaff(page, 'owner', longName);
  const email = await sendLongest(page);
  await page.goto(`/desk?text=${email}`);
  const box = page.getByRole('checkbox', { name: /^Select RR-/ });
  await expect(async () => {
    await box.setChecked(false);
    await box.setChecked(true);
    await expect(page.getByText('1 selected')).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expectItToFit(page);

  await page.getByRole('main').getByRole('link', { name: longName }).click();
  await expect(page.getByRole('heading', { level: 1, name: longName })).toBeVisible();
  await beginWriting(page, /^Note/);
  await page.getByLabel('Note for the desk').fill('longestnote'.repeat(40));
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('longestnote');
  await expectItToFit(page);

  await (await openMore(page)).getByRole('link', { name: 'Customer profile' }).click();
  await expect(page.getByRole('heading', { name: 'Requests and messages' })).toBeVisible();
  await expectItToFit(page);

  await page.goto(`/desk/people?text=${email}`);
  await expect(page.getByRole('main').getByRole('link', { name: longName })).toBeVisible();
  await expectItToFit(page);

  await page.goto('/desk/account');
  await expectItToFit(page);
});
