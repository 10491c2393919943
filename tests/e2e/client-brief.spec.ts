import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';

const answers = {
  clientName: 'Ana Ruiz',
  brandName: 'Café de Altura',
  address: 'Veracruz',
  phone: '+52 229 555 0100',
  email: 'ana@example.com',
  products: 'Green coffee',
  productOrigin: 'Coatepec',
  objective: 'Sell in Texas',
  productToExport: '20 bags of 69 kg',
  referenceNumber: 'PO-77',
};

test.describe('the client brief', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/clientbriefform');
    await hydrate(page);
  });

  test('goes through four tabs and is sent as the specification says', async ({ page }) => {
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText([
      /General Information/,
      /Product Information/,
      /Business Objective/,
      /Export Details/,
    ]);
    const next = page.getByRole('button', { name: 'Next' });
    for (const [name, value] of Object.entries(answers)) {
      const field = page.locator(`[name="${name}"]`);
      if (!(await field.isVisible())) await next.click();
      await field.fill(value);
    }
    await expect(tabs.nth(3)).toHaveAttribute('aria-selected', 'true');
    const answered = page.waitForResponse('**/api/v1/raterequestform');
    await page.getByRole('button', { name: 'Submit Form' }).click();
    const response = await answered;
    const request = response.request();
    expect(request.postDataJSON()).toEqual(answers);
    expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    await expect(page.getByText('Rate Request Form sent successfully!').first()).toBeVisible();
    const { reference } = await response.json();
    await expect(page.getByText(reference).first()).toBeVisible();
    const receipt = page.getByRole('region', { name: 'Request sent' });
    await expect(receipt.getByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/\\d+\\?text=.*${reference}`),
    );
    // The receipt alone, with its own heading, until another is begun.
    await expect(tabs).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request sent');
    await expect(page.getByRole('complementary', { name: 'Documents that help' })).toHaveCount(0);
    await expect(receipt.getByRole('link', { name: 'See the status' })).toBeVisible();
    await receipt.getByRole('button', { name: 'Send another request' }).click();
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
    for (const name of Object.keys(answers)) await expect(page.locator(`[name="${name}"]`)).toHaveValue('');
    await page.reload();
    await hydrate(page);
    await expect(page.locator('[name="clientName"]')).toHaveValue('');
  });

  test('tabs answer to the keyboard and to clicks, and Previous goes back', async ({ page }) => {
    const tabs = page.getByRole('tab');
    await tabs.nth(0).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(tabs.nth(3)).toBeFocused();
    await tabs.nth(2).click();
    await expect(page.locator('[name="objective"]')).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.locator('[name="products"]')).toBeVisible();
  });

  test('Back and Forward move between the parts, and a reload stays on one', async ({ page }) => {
    const tabs = page.getByRole('tab');
    const isOn = (index: number) => expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    await page.goto('/contactus');
    await page.goto('/clientbriefform');
    await hydrate(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.locator('[name="products"]').fill('Green coffee');
    await page.getByRole('button', { name: 'Next' }).click();
    await isOn(2);
    // The part comes from the browser alone.
    await page.context().setOffline(true);
    await page.goBack();
    await isOn(1);
    await expect(page.locator('#brief-panel-product')).toBeFocused();
    await expect(page.locator('[name="products"]')).toHaveValue('Green coffee');
    await page.goForward();
    await isOn(2);
    await page.context().setOffline(false);
    await page.reload();
    await hydrate(page);
    await isOn(2);
    await page.goBack();
    await isOn(1);
    await page.goBack();
    await isOn(0);
    await expect(page).toHaveURL('/clientbriefform');
    await page.goBack();
    await expect(page).toHaveURL('/contactus');
  });
});

test('what one part has answered is not asked again, and not sent twice', async ({ page }) => {
  await page.goto('/clientbriefform');
  await hydrate(page);
  await page.locator('[name="email"]').fill('ana@example.com');
  await page.getByRole('tab').nth(1).click();
  await page.locator('[name="products"]').fill('Green coffee');
  await page.locator('[name="productOrigin"]').fill('Coatepec, Mexico');
  await page.getByRole('tab').nth(3).click();
  await expect(page.locator('[name="productToExport"]')).toHaveValue('Green coffee');
  await expect(page.locator('[name="shipment.from.text"]')).toHaveValue('Coatepec, Mexico');
  const sent = page.waitForRequest('**/api/v1/raterequestform');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  expect((await sent).postDataJSON()).not.toHaveProperty('shipment');
});

test.describe('the client brief, refused', () => {
  test.use({ expectedProblems: /422|ERR_INTERNET_DISCONNECTED/ });

  test.beforeEach(async ({ page }) => {
    await page.goto('/clientbriefform');
    await hydrate(page);
  });

  test('without a way to answer it is refused, keeps every word and leads to the field', async ({ page }) => {
    await page.locator('[name="clientName"]').fill('Ana Ruiz');
    await page.getByRole('tab').nth(3).click();
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    await page.getByRole('button', { name: 'Submit Form' }).click();
    const fault = page.getByText(/e-\u2060mail address or a phone number, so that/).filter({ visible: true });
    await expect(page.locator('[name="email"]')).toBeFocused();
    await expect(fault).toHaveCount(1);
    await expect(page.locator('.toast')).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('[name="clientName"]')).toHaveValue('Ana Ruiz');
    await expect(page.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name="phone"]')).not.toHaveAttribute('aria-invalid');
    expect(await entries()).toBe(before);
    // Either of the two is enough.
    await page.locator('[name="phone"]').fill('+52 229 555 0100');
    await expect(fault).toHaveCount(0);
    await page.locator('[name="phone"]').fill('');
    // The wrong field is corrected in its place, and the form sent from there.
    await page.locator('[name="email"]').fill('ana@example.com');
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByText('Rate Request Form sent successfully!').first()).toBeVisible();
  });

  test('who leaves the part with the contact without one is told at once, and led back to it', async ({
    page,
  }) => {
    const email = page.locator('[name="email"]');
    await expect(page.getByRole('tab').first()).not.toContainText('please check');
    await page.getByRole('button', { name: 'Next' }).click();
    const fault = page.getByRole('alert').filter({ hasText: /e-\u2060mail address or a phone number/ });
    await expect(fault).toHaveCount(1);
    await expect(page.getByRole('tab').first()).toContainText('please check');
    await fault.getByRole('link').click();
    await expect(email).toBeFocused();
    await expect(fault).toHaveCount(0);
    await expect(email).toHaveAccessibleDescription(/e-\u2060mail address or a phone number/);
    await email.fill('ana@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(page.getByRole('tab').first()).not.toContainText('please check');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(fault).toHaveCount(0);
  });

  test('without a connection it waits and is sent later, unless that is canceled', async ({ page }) => {
    await page.locator('[name="email"]').fill('ana@example.com');
    await page.getByRole('tab').nth(3).click();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Submit Form' }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toBeFocused();
    await expect(alert).toContainText('You are offline. What you typed is kept here.');
    await expect(alert).toContainText('We send it once you are connected.');
    await expect(page.getByText('try again')).toHaveCount(0);
    await alert.getByRole('button', { name: 'Cancel sending' }).click();
    await page.context().setOffline(false);
    await expect(alert).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'You are back online.' })).toBeFocused();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(alert).toContainText('We send it once you are connected.');
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v1/raterequestform')) sent += 1;
    });
    await page.context().setOffline(false);
    await expect(page.getByRole('region', { name: 'Request sent' })).toBeFocused();
    expect(sent).toBe(1);
  });
});
