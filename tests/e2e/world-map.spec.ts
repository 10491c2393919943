import { expect, test } from '../support/fixtures.ts';

test('a lane to Houston is asked for in that direction without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await page.goto('/worldmap');
  const list = page.getByRole('table', { name: 'The lanes on the map' });
  const outbound = list.getByRole('link', { name: 'Request a rate: Houston to Veracruz by sea' });
  await expect(outbound).toBeVisible();
  await page.getByRole('radio', { name: 'To Houston' }).check();
  await expect(outbound).toBeHidden();
  await list.getByRole('link', { name: 'Request a rate: Veracruz to Houston by sea' }).click();
  await expect(page).toHaveURL(/\?service=sea-freight&lane=houston-veracruz-sea&direction=inbound$/);
  const sentence = 'Ship from Veracruz, Mexico (MXVER) to Houston, United States (USHOU) by sea.';
  await expect(page.locator('[name="objective"]')).toHaveValue(sentence);
  await expect(page.getByText(`From the world map: ${sentence}`)).toBeVisible();
  await page.close();
});

test('a lane that is pointed at or focused is lit and read out', async ({ page }) => {
  await page.goto('/worldmap');
  const line = page.locator('use[data-lane="houston-callao-sea"]').last();
  const row = page.getByRole('row', { name: /Callao/ });
  const other = page.getByRole('row', { name: /Santos/ });
  const readout = page.locator('p[data-lane="houston-callao-sea"]');
  const isLit = (element: Element) => getComputedStyle(element).getPropertyValue('--lit') === '1';

  await row.hover();
  expect(await line.evaluate(isLit)).toBe(true);
  expect(await other.evaluate(isLit)).toBe(false);
  await page.mouse.move(0, 0);
  expect(await line.evaluate(isLit)).toBe(false);

  await row.getByRole('link', { name: /Request a rate/ }).focus();
  expect(await line.evaluate(isLit)).toBe(true);
  await page.getByRole('radio').first().focus();

  await expect(readout).toHaveCSS('height', '0px');
  await page.locator('text').getByText('Callao').filter({ visible: true }).hover({ force: true });
  expect(await row.evaluate(isLit)).toBe(true);
  await expect(readout).not.toHaveCSS('height', '0px');
  await expect(readout).toHaveText(/Houston to Callao by sea.*typically \d+–\d+ days/);
});
