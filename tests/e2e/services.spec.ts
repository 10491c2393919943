import { services } from '../../src/features/services/service.ts';
import { services as strings } from '../../src/features/services/strings/en/services.ts';
import { expect, test } from '../support/fixtures.ts';

const blocksOfMarketEntry = [
  'Product Development',
  'Placement and Distribution',
  'Branding and Market Positioning',
  'Labeling and Compliance',
  'Cultural and Regulatory Adaptation',
];

for (const service of services) {
  test(`/services/${service} says what it is, shows it, and leads to a request for it`, async ({ page }) => {
    await page.goto(`/services/${service}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toHaveAttribute('alt', /\w{3}/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    // The drawing that explains the price says what it shows.
    await expect(page.getByRole('main').locator('svg[role="img"]')).toHaveAttribute('aria-label', /\d|six/);
    const open = async (name: string) => {
      const part = page.getByRole('group').filter({ has: page.getByRole('heading', { name, exact: true }) });
      await part.locator('summary').click();
      return part;
    };
    await expect((await open('How it works')).locator('p')).toHaveCount(2);
    await expect((await open('Eight things we do')).getByRole('listitem')).toHaveCount(8);
    await expect(page.getByRole('heading', { name: /^Why choose/ })).toBeVisible();
    if (service === 'market-analysis') {
      const blocks = await open('Five things that decide whether it sells');
      for (const name of blocksOfMarketEntry)
        await expect(blocks.getByRole('heading', { name })).toBeVisible();
    }
    if (service === 'air-freight') {
      await page.getByRole('link', { name: 'Look at sea freight' }).click();
      await expect(page).toHaveURL(/\/services\/sea-freight$/);
      await page.goBack();
    }

    await page.getByRole('main').getByRole('link', { name: strings[service].request }).first().click();
    await expect(page).toHaveURL(new RegExp(`/clientbriefform\\?service=${service}$`));
    await expect(page.locator('[name="service"]')).toHaveValue(service);
  });
}

test('the chosen service reaches the desk with the request', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/clientbriefform?service=warehousing');
  // From a service, the cargo comes first and its sender last.
  for (const part of ['Product', 'Objective', 'General']) {
    await page.getByRole('button', { name: 'Next' }).click();
    // The page scrolls to the part: a press before that would meet something else.
    await expect(page.getByRole('tab', { selected: true })).toContainText(part);
  }
  await page.locator('[name="email"]').fill('ana@example.com');
  const posted = page.waitForRequest('**/api/v1/raterequestform');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  expect((await posted).postDataJSON()).toMatchObject({ email: 'ana@example.com', service: 'warehousing' });
});

test.describe('a service that there is none of', () => {
  test.use({ expectedProblems: /404/ });

  test('is not found', async ({ page }) => {
    expect((await page.goto('/services/teleportation'))?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});
