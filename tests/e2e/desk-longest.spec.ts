import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { expectNoFindings, expectNothingCutOff } from '../support/page-checks.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

/** A name as long as they come, with no place to break. */
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

/** Looks at the page as it is, on a telephone and on a desk. */
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
    await expect(page.getByText('1 selected')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectItToFit(page);

  await page.getByRole('main').getByRole('link', { name: longName }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Green coffee, about/ })).toBeVisible();
  await page.getByRole('button', { name: /^Note/ }).click();
  await page.getByLabel('Note for the desk').fill('longestnote'.repeat(40));
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('longestnote');
  await expectItToFit(page);

  await page.getByRole('link', { name: 'Customer profile' }).click();
  await expect(page.getByRole('heading', { name: 'Requests and messages' })).toBeVisible();
  await expectItToFit(page);

  await page.goto(`/desk/people?text=${email}`);
  await expect(page.getByRole('main').getByRole('link', { name: longName })).toBeVisible();
  await expectItToFit(page);

  await page.goto('/desk/account');
  await expectItToFit(page);
});

test('the longest names fit into the list of quotes, which keeps the reference in view', async ({ page }) => {
  await signInStaff(page, 'owner', longName);
  const email = await sendLongest(page);
  await page.goto(`/desk?text=${email}`);
  await page.getByRole('main').getByRole('link', { name: longName }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Green coffee, about/ })).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}/quote`);
  await hydrate(page);
  await page.getByRole('button', { name: 'Add line' }).click();
  await page.getByLabel('Rate', { exact: true }).first().fill('123456.78');
  await expect(page.getByText('Draft saved').first()).toBeVisible();
  await page.goto(`/desk/quotes?state=draft&text=${email}`);
  await expect(page.getByRole('main').getByRole('link', { name: /^RR-/ })).toBeInViewport({ ratio: 1 });
  await expectItToFit(page);
});

test('on a telephone, who owns a request comes before what was sent, and its answer is always in view', async ({
  page,
}) => {
  await signInStaff(page);
  const email = await sendLongest(page);
  const short = { email, products: 'Coffee', clientName: 'Zoe' };
  expect((await page.request.post('/api/v1/raterequestform', { data: short })).ok()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/desk?text=${email}`);
  // The inbox keeps the order of its list for the next page once it is hydrated.
  await hydrate(page);
  await page.getByRole('main').getByRole('link', { name: 'Zoe' }).click();
  await expect(page.getByLabel('Message')).toBeInViewport({ ratio: 1 });
  await hydrate(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Next|Previous)/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Green coffee, about/ })).toBeVisible();
  const work = page.getByRole('button', { name: /^Nobody New/ });
  await expect(work).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Message')).toBeInViewport({ ratio: 1 });
  await work.click();
  await expect(page.getByLabel('Owner')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Change stage' })).toBeInViewport();
  await work.click();
  await page.getByRole('list', { name: 'Timeline' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Send reply' })).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Message').click();
  await expect(page.getByLabel('Subject')).toBeInViewport();
});
