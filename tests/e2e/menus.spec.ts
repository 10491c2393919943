import { expect, test } from '../support/fixtures.ts';

const services = [
  'Market entry',
  'Air freight',
  'Sea freight',
  'Train freight',
  'Project cargo',
  'Alcohol and wine exports',
  'Luxury vehicle export and import',
  'Warehousing',
];

test('the Services menu opens on pointing, lists eight pages, and closes when the pointer leaves', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const entry = header.getByRole('link', { name: 'Sea freight' });
  await expect(entry).toBeHidden();
  await header.getByRole('button', { name: 'Services' }).hover();
  for (const name of services) await expect(header.getByRole('link', { name })).toBeVisible();
  await page.mouse.move(20, 600);
  await expect(entry).toBeHidden();
});

test('a press opens a menu and another closes it, although the pointer is on it', async ({ page }) => {
  await page.goto('/aboutus');
  const button = page.getByRole('banner').getByRole('button', { name: 'Services' });
  const entry = page.getByRole('banner').getByRole('link', { name: 'Sea freight' });
  await button.hover();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await button.click();
  await expect(entry).toBeVisible();
  await button.click();
  await expect(entry).toBeHidden();
});

test('the keyboard opens a menu, walks through it, and Escape closes it', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Form', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Rate request', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Feedback' })).toBeHidden();
});

test('signed out, a Sign In button leads to its page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the drawer holds every page, its sections fold, and a link closes it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const drawer = page.getByRole('navigation', { name: 'All pages' });
    for (const name of ['Home', 'About us', 'Our team', 'Contact us', 'Sign In', 'Rate Request Form']) {
      await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible();
    }
    const link = drawer.getByRole('link', { name: 'Warehousing' });
    await expect(link).toBeHidden();
    await drawer.getByText('Services').tap();
    await expect(link).toBeVisible();
    await link.tap();
    await expect(page).toHaveURL(/\/services\/warehousing$/);
    await expect(drawer).toBeHidden();
  });

  test('the bar at the foot offers the telephone, WhatsApp, LinkedIn and e-mail', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('complementary', { name: 'Reach us at once' });
    const addresses = await bar
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      'tel:+13465550142',
      'https://wa.me/13465550142',
      expect.stringMatching(/^https:.*linkedin/),
      'mailto:hello@llanomar.example',
    ]);
  });
});
