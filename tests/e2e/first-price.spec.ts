import { briefStringsIn } from '#features/brief/strings.ts';
import { firstPriceStringsIn } from '#features/rates/strings.ts';
import { labelsIn } from '#features/requests/describe-answers.ts';
import { siteStringsIn } from '#screens/site/strings.ts';
import { checkPage } from '../support/check-page.ts';
import { startFirstPriceSite } from '../support/first-price-site.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';

const test = base.extend<object, { site: { origin: string } }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startFirstPriceSite();
      await use(site);
      await site.end();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

test.use({ viewport: { width: 390, height: 844 } });

test('an importer on a phone goes from the home page to a first price, the brief and its receipt', async ({
  page,
}) => {
  const strings = firstPriceStringsIn('en');
  const { form } = briefStringsIn('en').clientBrief;
  await page.goto('/');
  await page.locator('[name="what"]').fill('2 x 40 HC');
  await page.locator('[name="from"]').fill('Houston, TX');
  await page.locator('[name="to"]').fill('Santos, Brazil');
  await page.getByRole('button', { name: siteStringsIn('en').home.quickLinks.rate.seePrice }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Houston, US → Santos, BR');
  const range = page.getByRole('region', { name: strings.range });
  await expect(range).toContainText(/USD\s5,600\s–\s6,600/);
  await expect(range).toBeInViewport();

  const ask = page.getByRole('link', { name: strings.ask });
  await expect(ask).toBeInViewport();
  await ask.click();
  await expect(page.getByText(labelsIn('en').rateRequest.firstPrice)).toBeVisible();
  await expect(page.locator('[name="shipment.from.text"]')).toHaveValue('Houston, TX');
  await expect(page.locator('[name="service"]')).toHaveValue('sea-freight');
  await expect(page.locator('[name="shipment.containers.0.quantity"]')).toHaveValue('2');
  await page.locator('[name="email"]').fill('importer@shipper.example');
  await page.getByRole('button', { name: form.sendNow }).click();
  const receipt = page.getByRole('region', { name: form.done.title });
  await expect(receipt).toContainText(/Estimated price shown: USD\s5,600\s–\s6,600/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('what was typed in the brief goes along to the first price, and its places are suggested', async ({
  page,
}) => {
  const strings = firstPriceStringsIn('en');
  await page.goto('/clientbriefform?what=Pumps&to=Callao&container=2x45G1');
  await hydrate(page);
  await page.getByRole('tab', { name: 'Export' }).click();
  await page.locator('[name="shipment.from.text"]').fill('Houston, TX');
  await page.locator('[name="shipment.grossKg"]').fill('800');
  await page.locator('[name="shipment.volumeM3"]').fill('3');
  await page.locator('[name="shipment.to.text"]').fill('');
  await page.locator('[name="shipment.containers.0.type"]').selectOption('');
  await page.getByRole('link', { name: strings.see }).click();
  await expect(page.locator('[name="from"]')).toHaveValue('Houston, TX');
  await expect(page.locator('[name="to"]')).toHaveValue('');
  await expect(page.locator('[name="type"]')).toHaveValue('');
  await expect(page.locator('[name="kg"]')).toHaveValue('800');
  await page.locator('[name="to"]').focus();
  await hydrate(page);
  await page.locator('[name="to"]').pressSequentially('Santos');
  await page.getByRole('option', { name: /BRSSZ/ }).click();
  await page.getByRole('button', { name: strings.submit }).click();
  await expect(page.getByRole('region', { name: strings.range })).toContainText('USD');
  const address = new URL(
    String(await page.getByRole('link', { name: strings.ask }).getAttribute('href')),
    page.url(),
  );
  expect(address.searchParams.get('what')).toBe('Pumps');
});

test('a weight that is corrected at the first price loses nothing else of the brief', async ({ page }) => {
  const strings = firstPriceStringsIn('en');
  const { form } = briefStringsIn('en').clientBrief;
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const kept = {
    productOrigin: 'Waco',
    'shipment.from.text': 'Houston, TX ',
    'shipment.to.text': 'Santos, Brazil',
    'shipment.grossKg': '800',
    'shipment.volumeM3': '3',
    'shipment.readyOn': '2099-01-31',
  };
  await page.goto('/clientbriefform?what=Pumps');
  await hydrate(page);
  await page.getByRole('tab', { name: form.tabs.export }).click();
  for (const [name, text] of Object.entries(kept).slice(1)) await field(name).fill(text);
  await page.getByRole('tab', { name: form.tabs.product }).click();
  await field('productOrigin').fill(kept.productOrigin);
  await page.getByRole('tab', { name: form.tabs.export }).click();
  await page.locator('details:has([name="shipment.incoterm"]) > summary').click();
  await field('shipment.incoterm').selectOption('FCA');

  await page.getByRole('link', { name: strings.see }).click();
  await field('kg').fill('900');
  await page.getByRole('button', { name: strings.submit }).click();
  await page.getByRole('link', { name: strings.ask }).click();
  const later = { ...kept, 'shipment.from.text': 'Houston, TX', 'shipment.grossKg': '900' };
  for (const [name, text] of Object.entries({ ...later, 'shipment.incoterm': 'FCA' }))
    await expect(field(name)).toHaveValue(text);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shipper sees a first price in Spanish, changes the cargo, and sends the brief', async ({
    page,
  }) => {
    const strings = firstPriceStringsIn('es');
    const { form } = briefStringsIn('es').clientBrief;
    await page.goto('/es');
    await page.locator('[name="from"]').fill('USHOU');
    await page.locator('[name="to"]').fill('BRSSZ');
    await page.getByRole('button', { name: siteStringsIn('es').home.quickLinks.rate.seePrice }).click();
    await expect(page.getByText(strings.problems.cargo)).toBeVisible();
    await page.locator('[name="type"]').selectOption('45G1');
    await page.getByRole('button', { name: strings.submit }).click();
    await expect(page.getByRole('region', { name: strings.range })).toContainText('USD');
    await page.locator('[name="count"]').fill('3');
    await page.getByRole('button', { name: strings.submit }).click();
    await expect(page.getByText('3 × 40′ HC')).toBeVisible();
    await page.getByRole('link', { name: strings.ask }).click();
    await expect(page).toHaveURL(/\/es\/clientbriefform\?/);
    await page.locator('[name="email"]').fill('exportador@shipper.example');
    await page.getByRole('button', { name: form.submit }).first().click();
    await expect(page).toHaveURL(/\/es\/requests\//);
    await expect(page.getByRole('main')).toContainText(labelsIn('es').rateRequest.firstPrice);
  });
});

// The site of every-page.spec.ts shows no first prices.
test('the page has no axe findings, fits in 320 px, and works by keyboard, with a price and with problems', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const end = page.getByRole('contentinfo');
  for (const path of [
    '/price?from=USHOU&to=BRSSZ&container=1x45G1&currency=EUR',
    '/es/price?from=Cartagena&to=Nowhere&kg=x&m3=2',
  ])
    await test.step(path, () => checkPage(page, path, { end }));
});
