import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';

const reference = /RR-[A-Z0-9]{6}/;
test.use({ expectedProblems: /410/ });

test('a mistyped address is hinted at, corrected, and on the kept receipt', async ({ page }) => {
  await page.goto('/clientbriefform');
  await hydrate(page);
  const email = page.getByLabel('E-mail');
  await email.fill('ana@gmial.com');
  await page.getByLabel('Phone').fill('229 555 0100');
  await page.getByLabel('Your name').focus();
  await expect(page.getByText('Add the country code if you can')).toBeVisible();
  await page.getByRole('button', { name: 'ana@gmail.com' }).click();
  await expect(email).toHaveValue('ana@gmail.com');
  await expect(email).toBeFocused();

  await page.getByRole('tab', { name: 'Export Details' }).click();
  await page.getByRole('button', { name: 'Submit Form' }).click();
  const receipt = page.getByRole('region', { name: 'Request sent' });
  await expect(receipt).toBeFocused();
  await expect(receipt).toContainText('We’ll reply to ana@gmail.com');
  const number = String((await receipt.textContent())?.match(reference));

  await page.reload();
  await expect(receipt).toContainText(number);
  await expect(receipt).not.toBeFocused();
  await receipt.getByRole('link', { name: 'See the status' }).click();
  await expect(page.getByRole('heading', { name: 'Your request' })).toBeVisible();
  const contact = page.getByRole('region', { name: 'How we reach you', exact: true });
  await contact.getByText('Correct it').click();
  await contact.getByLabel('Phone').fill('+52 229 555 0100');
  await contact.getByRole('button', { name: 'Save' }).click();
  const saved = contact.getByRole('region', { name: 'Saved. We will use this from now on.' });
  await expect(saved).toBeInViewport({ ratio: 1 });
  await expect(saved).toBeFocused();
  await hydrate(page);
  await page.goto('/clientbriefform');
  await expect(receipt).toContainText('We’ll reply to ana@gmail.com.');
  await receipt.getByRole('link', { name: 'See the status' }).click();

  // Another address ends the link, which mails to the one before have shown.
  await contact.getByText('Correct it').click();
  await contact.getByLabel('E-mail').fill('ana.ruiz@gmail.com');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is corrected' })).toBeVisible();
  await expect(page.getByText(`We mailed a new link for your request ${number}`)).toBeVisible();
  await hydrate(page);
  await page.goto('/clientbriefform');
  await hydrate(page);
  await expect(receipt).toBeHidden();
});
