import type { Page } from '@playwright/test';
import { company } from '../../src/features/settings/sample-company.ts';
import { expect, test } from '../support/fixtures.ts';

/** Waits until the page has been drawn again, with the pointer told of what lies under it now. */
async function settle(page: Page) {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (const _ of ['what was pressed', 'what follows from it', 'and from that']) await page.evaluate(drawn);
}

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
  await page.goto('/aboutus');
  const header = page.getByRole('banner');
  const entry = header.getByRole('link', { name: 'Sea freight' });
  await expect(entry).toBeHidden();
  await header.getByRole('button', { name: 'Services' }).hover();
  for (const name of services) await expect(header.getByRole('link', { name })).toBeVisible();
  await page.mouse.move(20, 600);
  await expect(entry).toBeHidden();
});

test('a press opens a menu and another closes it, although the pointer is on it or the focus in it', async ({
  page,
}) => {
  await page.goto('/aboutus');
  const button = page.getByRole('banner').getByRole('button', { name: 'Services' });
  const entry = page.getByRole('banner').getByRole('link', { name: 'Market entry' });
  await button.hover();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await button.click();
  await expect(entry).toBeVisible();
  await button.click();
  await expect(entry).toBeHidden();

  await page.mouse.move(20, 600);
  await button.hover();
  await button.click();
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await button.click();
  await expect(entry).toBeHidden();
  await settle(page);
  await expect(entry).toBeHidden();

  await page.mouse.move(20, 600);
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry).toBeHidden();
  await settle(page);
  await expect(entry).toBeHidden();
});

test('a page chosen by mouse is not covered by the menu that it was chosen from', async ({ page }) => {
  await page.goto('/aboutus');
  await page.getByRole('banner').getByRole('button', { name: 'Services' }).hover();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const entry = page.getByRole('banner').getByRole('link', { name: 'Sea freight' });
  const place = await entry.boundingBox();
  const pointer = { x: (place?.x ?? 0) + 20, y: (place?.y ?? 0) + 10 };
  await page.mouse.move(pointer.x, pointer.y, { steps: 5 });
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/services\/sea-freight$/);
  await expect(page).toHaveTitle(/sea freight/i);
  await settle(page);
  await expect(entry).toBeHidden();
  const isOnPage = ({ x, y }: { x: number; y: number }) =>
    document.querySelector('main')?.contains(document.elementFromPoint(x, y));
  expect(await page.evaluate(isOnPage, pointer)).toBe(true);
});

test('the keyboard opens a menu, walks through it, and Escape closes it; Sign In leads to its page', async ({
  page,
}) => {
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

  test('the bar at the foot reaches the company; the drawer holds every page, folds, and a link closes it', async ({
    page,
  }) => {
    await page.goto('/');
    const bar = page.getByRole('complementary', { name: 'Quick contact' });
    const addresses = await bar
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const linkedin = company.social.find(({ name }) => name === 'LinkedIn')?.url;
    expect(addresses).toEqual([
      `tel:${company.phone.replaceAll(' ', '')}`,
      ...(company.whatsapp ? [`https://wa.me/${company.whatsapp}`] : []),
      ...(linkedin ? [linkedin] : []),
      `mailto:${company.email.contact}`,
    ]);

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
});
