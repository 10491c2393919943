import { company } from '../../src/features/settings/sample-company.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/contactus');
  await hydrate(page);
});

test('a message is sent as the specification says and the form is cleared', async ({ page }) => {
  await page.locator('[name="email"]').fill('ana@example.com');
  await page.locator('[name="message"]').fill('A question');
  const posted = page.waitForRequest('**/api/v1/contactform');
  await page.locator('form [type="submit"]').first().click();
  const request = await posted;
  expect(request.postDataJSON()).toEqual({
    name: '',
    email: 'ana@example.com',
    subject: '',
    message: 'A question',
  });
  expect(request.headers().authorization).toBeUndefined();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
  await expect(page.locator('[name="email"]')).toHaveValue('');
});

test('an address that is none is marked until it is corrected, and nothing is lost', async ({ page }) => {
  const email = page.locator('[name="email"]');
  await email.fill('not an address');
  await page.locator('[name="message"]').fill('A question');
  await page.locator('form [type="submit"]').first().click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name="message"]')).toHaveValue('A question');
  await email.fill('still none');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('ana@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('the experts card copies the phone number without the plus', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy phone number' }).click();
  await expect(page.getByText('Phone Number Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    company.phone.replaceAll(/[ +]/g, ''),
  );
});

test('the assistant is announced as not there yet, and the office is reached on WhatsApp and networks with an address', async ({
  page,
}) => {
  await expect(page.getByRole('button', { name: 'Start chat(Coming Soon...)' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const office = page.getByRole('complementary', { name: 'The office' });
  await expect(office.getByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/${company.whatsapp}\\?text=Hello%2C%20`),
  );
  for (const { name, url } of company.social) {
    await expect(office.getByText(name, { exact: true })).toHaveCount(url ? 1 : 0);
  }

  await test.step('a message about a request begins a chat with its reference', async () => {
    await page.goto('/contactus?subject=RR-7K3M9Q');
    await expect(office.getByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute(
      'href',
      /text=.*RR-7K3M9Q/,
    );
  });
});
