import { newSender } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

test('a shipment is found by its code and mode, listed by its lane, and read on its page', async ({
  page,
  request,
}) => {
  const sender = newSender();
  const response = await request.post('/api/v1/raterequestform', {
    data: {
      ...sender,
      productToExport: 'Battery packs',
      shipment: {
        mode: 'air',
        from: { text: 'Guadalajara, Mexico', code: 'GDL' },
        to: { text: 'Reykjavík, Iceland', code: 'KEF' },
        pieces: [{ quantity: 4, packaging: 'pallet', length: 120, width: 100, height: 110, weight: 250 }],
        dangerousGoods: [{ unNumber: '3480', class: '9' }],
      },
    },
  });
  expect(response.status()).toBe(200);
  await signInStaff(page);
  await page.goto('/desk?text=kef&sort=newest');
  const row = page.getByRole('row').filter({ hasText: sender.clientName });
  await expect(row).toContainText('Guadalajara');
  await expect(row).toContainText('1,000 kg');

  // A choice acts at once where React listens.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('Mode').selectOption('FCL');
  await expect(page).toHaveURL(/mode=fcl/);
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Remove filter: Mode: FCL' }).click();
  await row.getByRole('link', { name: sender.clientName, exact: true }).click();

  const card = page.getByRole('region', { name: 'Shipment' });
  await expect(card).toContainText('Guadalajara, Mexico GDL');
  await expect(card).toContainText('5.28 m³');
  await expect(card.getByRole('list', { name: 'Dangerous goods' })).toContainText('UN3480');
  await expect(card.getByRole('list', { name: 'To confirm' })).toContainText('UN3480');
  await expect(card.getByRole('row')).toHaveCount(2);
});
