import { company } from '#features/settings/sample-company.ts';
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

test('the Services menu opens on pointing and closes when the pointer leaves', async ({ page }) => {
  await page.goto('/aboutus');
  const header = page.getByRole('banner');
  const entry = header.getByRole('link', { name: 'Sea freight' });
  await expect(entry).toBeHidden();
  await header.getByRole('button', { name: 'Services' }).hover();
  for (const name of [...services, 'Container fit', 'World map', 'Partners'])
    await expect(header.getByRole('link', { name })).toBeVisible();
  await page.mouse.move(20, 600);
  await expect(entry).toBeHidden();
});

test('the keyboard opens a menu, walks through it and closes it', async ({ page }) => {
  await page.goto('/aboutus');
  const button = page.getByRole('banner').getByRole('button', { name: 'Form', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Request a rate', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Feedback' })).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the bar reaches the company; the drawer holds every page', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('complementary', { name: 'Quick contact' });
    const addresses = await bar
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      '/clientbriefform',
      `tel:${company.phone.replaceAll(' ', '')}`,
      ...(company.whatsapp ? [`https://wa.me/${company.whatsapp}`] : []),
      `mailto:${company.email.contact}`,
    ]);

    await page.getByRole('button', { name: 'Menu' }).tap();
    const drawer = page.getByRole('navigation', { name: 'All pages' });
    for (const name of ['Home', 'About us', 'Our team', 'Contact us', 'Login', 'Rate Request Form']) {
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

  test('the keyboard opens the drawer, also before React, with the focus in it', async ({ page }) => {
    await page.goto('/aboutus');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const close = page.getByRole('button', { name: 'Close menu' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });
});
