import type { Page } from '@playwright/test';
import { siteStringsIn } from '../../src/screens/site/strings.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { unfoldParts } from '../support/kyc-customer.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

const es = siteStringsIn('es');
const pt = siteStringsIn('pt');

/** Chooses a language in the menu of the header. */
async function choose(page: Page, name: string) {
  await page.locator('.menu-language').click();
  await page.locator('#menu-language').getByRole('link', { name }).click();
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

test('the header leads to the page in another language, with its query and what was typed', async ({
  page,
}) => {
  await page.goto('/contactus?subject=Coffee');
  await field(page, 'name').fill('Ana Souza');
  await field(page, 'message').fill('Two pallets\nto Santos');
  await choose(page, 'Português');
  await expect(page).toHaveURL('/pt/contactus?subject=Coffee');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  const typed = async () => {
    await expect(field(page, 'name')).toHaveValue('Ana Souza');
    await expect(field(page, 'subject')).toHaveValue('Coffee');
    await expect(field(page, 'message')).toHaveValue('Two pallets\nto Santos');
  };
  await typed();
  await hydrate(page);
  await typed();
  await choose(page, 'English');
  await expect(page).toHaveURL('/contactus?subject=Coffee');
  await typed();
  // It was for that visit of the page alone.
  await page.goto('/contactus');
  await expect(field(page, 'name')).toHaveValue('');
});

test('a page that was come to by a link is left for the same page', async ({ page }) => {
  await page.goto('/es');
  await hydrate(page);
  await page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: es.layout.menus.main[1]?.title ?? '' })
    .click();
  await expect(page).toHaveURL('/es/aboutus');
  await choose(page, 'English');
  await expect(page).toHaveURL('/aboutus');
});

test('a day in numbers, which is another day in the other language, is not kept', async ({ page }) => {
  await signUpInBrowser(page);
  await page.goto('/kyc');
  await unfoldParts(page);
  await field(page, 'legalName').fill('Café de Altura');
  await field(page, 'registrationDate').fill('10/11/2001');
  page.on('dialog', (dialog) => dialog.accept());
  await choose(page, 'Español');
  await expect(page).toHaveURL('/es/kyc');
  await expect(field(page, 'legalName')).toHaveValue('Café de Altura');
  await expect(field(page, 'registrationDate')).toHaveValue('');
});

test('what was typed before a link opened another tab does not come back', async ({ page }) => {
  await page.goto('/contactus');
  await field(page, 'name').fill('Ana');
  await page.locator('.menu-language').click();
  await page
    .locator('#menu-language')
    .getByRole('link', { name: 'Español' })
    .click({ modifiers: ['ControlOrMeta'] });
  await page.goto('/contactus');
  await expect(field(page, 'name')).toHaveValue('');
});

test('stars and boxes are kept', async ({ page }) => {
  await page.goto('/feedback');
  await field(page, 'name').fill('Ana');
  await page.locator('main [name="rating"][value="7"]').check();
  await field(page, 'agreeToTerms').check();
  await choose(page, 'Español');
  await expect(page).toHaveURL('/es/feedback');
  await hydrate(page);
  await expect(page.locator('main [name="rating"][value="7"]')).toBeChecked();
  await expect(field(page, 'agreeToTerms')).toBeChecked();
});

test('a password is not kept', async ({ page }) => {
  await page.goto('/signup');
  const form = page.locator('main form');
  await form.locator('[name="username"]').fill('ana@shipper.example');
  await form.locator('[autocomplete="new-password"]').first().fill('correct horse battery');
  await choose(page, 'Español');
  await expect(page).toHaveURL('/es/signup');
  await expect(form.locator('[name="username"]')).toHaveValue('ana@shipper.example');
  await expect(form.locator('[autocomplete="new-password"]').first()).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('horse');
});

test('the brief keeps its part, its details and their rows, with numbers as the other language writes them', async ({
  page,
}) => {
  await page.goto('/clientbriefform');
  await hydrate(page);
  await field(page, 'service').selectOption('sea-freight');
  await field(page, 'brandName').fill('Café Coatepec');
  await page.getByRole('tab').nth(3).click();
  await page.locator('.shipment summary').first().click();
  await page.locator('.shipment summary', { hasText: 'Pieces and weights' }).click();
  await field(page, 'shipment.pieces.0.quantity').fill('2');
  await field(page, 'shipment.pieces.0.weight').fill('1,234.5');
  await page.getByRole('button', { name: 'Add a row' }).click();
  await field(page, 'shipment.pieces.1.quantity').fill('3');
  await field(page, 'shipment.pieces.1.weight').fill('10');
  await choose(page, 'Português');
  await expect(page).toHaveURL('/pt/clientbriefform');
  await expect(field(page, 'shipment.pieces.0.weight')).toHaveValue('1.234,5');
  await expect(field(page, 'shipment.pieces.0.weight')).toBeVisible();
  await expect(field(page, 'shipment.pieces.1.quantity')).toHaveValue('3');
  await expect(page.locator('.shipment [role="status"]', { hasText: '2.499 kg' })).toBeVisible();
  await expect(field(page, 'service')).toHaveValue('sea-freight');
  await expect(field(page, 'brandName')).toHaveValue('Café Coatepec');
  await expect(page.getByRole('tab').nth(3)).toHaveAttribute('aria-selected', 'true');
});

test('a calculator keeps its rows and choices, and works out the same', async ({ page }) => {
  await page.goto('/tools/chargeable-weight');
  await hydrate(page);
  await page.locator('[name="mode"][value="road"]').check();
  const row = { quantity: '2', length: '120.5', width: '80', height: '100', weight: '1,000' };
  for (const [name, value] of Object.entries(row)) await field(page, name).fill(value);
  await page.getByRole('button', { name: 'Add a row' }).click();
  await field(page, 'length').nth(1).fill('50');
  const result = page.locator('#result');
  await expect(result).toContainText('2,000 kg');
  await choose(page, 'Português');
  await expect(page).toHaveURL(/^[^?]*\/pt\/tools\/chargeable-weight\?.*numbers=en/);
  const shown = async () => {
    await expect(field(page, 'length').first()).toHaveValue('120,5');
    await expect(field(page, 'weight').first()).toHaveValue('1.000');
    await expect(field(page, 'length').nth(1)).toHaveValue('50');
    await expect(page.locator('[name="mode"][value="road"]')).toBeChecked();
    await expect(result).toContainText('2.000 kg');
  };
  await shown();
  await hydrate(page);
  await shown();
  await field(page, 'weight').nth(0).fill('1.5');
  await expect(result).toContainText(pt.pieceRows.names.weight);
  await expect(result).not.toContainText('2.000 kg');
});

test.describe('to a reader of Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('Spanish is offered until that is closed, and the page does not move for it', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/aboutus');
    const offer = page.locator('[data-offer="es"]');
    await expect(offer).toBeVisible();
    await expect(offer.getByRole('link')).toHaveText(es.layout.languages.offer);
    await expect(page.locator('[data-offer="pt"]')).toBeHidden();
    await hydrate(page);
    await expect(offer).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBe(0);
    await offer.getByRole('button', { name: es.layout.languages.close }).press('Enter');
    await expect(offer).toBeHidden();
    await page.goto('/');
    await expect(page.locator('[data-offer="es"]')).toBeHidden();
    await page.goto('/es');
    await expect(page.locator('[data-offer]:visible')).toHaveCount(0);
  });

  test('an offer that is followed is not made again', async ({ page }) => {
    await page.goto('/track');
    await page.locator('[data-offer="es"]').getByRole('link').click();
    await expect(page).toHaveURL('/es/track');
    await expect(page.locator('[data-offer]:visible')).toHaveCount(0);
    await page.goto('/aboutus');
    await expect(page).toHaveURL('/aboutus');
    await expect(page.locator('[data-offer]:visible')).toHaveCount(0);
  });
});

test('nothing is offered to a reader of the page’s language, nor at the desk', async ({ page, browser }) => {
  await page.goto('/');
  await expect(page.locator('[data-offer]')).toHaveCount(2);
  await expect(page.locator('[data-offer]:visible')).toHaveCount(0);
  const context = await browser.newContext({ locale: 'pt-BR' });
  const other = await context.newPage();
  await other.goto('/desk/signin');
  await expect(other.locator('[data-offer]')).toHaveCount(0);
  await context.close();
});

test.describe('a missing page', () => {
  test.use({ expectedProblems: /404/ });

  test('says so in the language of its address, and leads to the home page in it', async ({ page }) => {
    await page.goto('/es/nonsense');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(es.errors.notFound.title);
    await page.getByRole('link', { name: es.errors.home }).click();
    await expect(page).toHaveURL('/es');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the languages are links to the same page, with its query', async ({ page }) => {
    await page.goto('/tools/chargeable-weight?quantity=1&length=1,250&width=80&height=100&weight=10');
    await choose(page, 'Português');
    await expect(page).toHaveURL(/\/pt\/tools\/chargeable-weight\?.*numbers=en/);
    await expect(field(page, 'length')).toHaveValue('1.250');
    await expect(page.locator('[data-offer]:visible')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the drawer has the languages', async ({ page }) => {
    await page.goto('/pt/services/sea-freight');
    await page.getByRole('button', { name: pt.layout.openMenu }).click();
    const drawer = page.locator('#drawer');
    await expect(drawer.getByRole('link', { name: 'Português' })).toHaveAttribute('aria-current', 'true');
    await drawer.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/services/sea-freight');
  });
});
