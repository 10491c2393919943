import { heading } from '../support/desk-request-page.ts';
import { openRequest, pressOnceHydrated, sendRequests } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { edit, shipmentHeading, winRequest } from '../support/shipment-page.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

test('Ctrl K finds a customer, a container, a page and an action from anywhere at the desk', async ({
  page,
}) => {
  const { clientName, email } = await winRequest(page);
  const box = page.getByRole('combobox', { name: 'Find or do' });
  const option = (name: string | RegExp) => page.getByRole('option', { name });

  await page.keyboard.press('Control+k');
  await page.keyboard.type('begin ship');
  await expect(option('Begin shipment, or open it')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Open shipment' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('begin ship');
  await page.keyboard.press('Enter');
  await expect(shipmentHeading(page)).toBeVisible();
  await edit(page, 'References');
  await page.getByLabel('Reference 1: Kind').selectOption('Container');
  await page.getByLabel('Reference 1: Number').fill('CSQU3054383');
  await page.getByRole('region', { name: 'References' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('CSQU3054383').first()).toBeVisible();

  await page.goto('/desk/figures');
  await pressOnceHydrated(page, 'Control+k');
  // Enter may come before the answer.
  await page.keyboard.type('CSQU3054');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/desk\/(requests|shipments)\//);

  await page.getByRole('button', { name: 'Find or do' }).click();
  await box.fill(email);
  // A request that is found by what its title does not have shows it.
  await expect(option(new RegExp(`^${clientName}.*${email}.*RR-`))).toBeVisible();
  await expect(option(new RegExp(`^${clientName}.*${email}$`))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Find or do' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('templates');
  await expect(option('Quote templates')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/desk\/quote-templates$/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('zzqx nobody');
  await expect(page.getByText('No request, customer, shipment, page or action matches.')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(box).toBeHidden();
});

test('an action of the palette runs with single keys off, on the line that had the focus', async ({
  page,
  request,
}) => {
  const { mark, senders } = await sendRequests(request, 2);
  const [second, first] = senders as [(typeof senders)[0], (typeof senders)[0]];
  await signInStaff(page);
  await page.goto(`/desk?text=${mark}&sort=newest`);
  await pressOnceHydrated(page, 'j');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('snooze');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Follow up' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('row').getByRole('link', { name: first.clientName, exact: true }),
  ).toBeFocused();

  await page.goto('/desk/account');
  const section = page.getByRole('region', { name: 'Keyboard shortcuts' });
  await section.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.desk')).toHaveAttribute('data-single-keys', 'off');
  await openRequest(page, second);
  await expect(heading(page, second)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('write a note');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Note')).toBeFocused();
});

test('Enter opens a match of the text in the box, not one of the text before', async ({ page, request }) => {
  const { mark, senders } = await sendRequests(request, 2);
  const [first, second] = senders as [(typeof senders)[0], (typeof senders)[0]];
  await signInStaff(page);
  await page.goto('/desk/figures');
  await pressOnceHydrated(page, 'Control+k');
  const box = page.getByRole('combobox', { name: 'Find or do' });
  const match = (name: string) =>
    page.getByRole('group', { name: 'Requests' }).getByRole('option').filter({ hasText: name });
  await box.fill(first.clientName);
  await expect(match(first.clientName)).toHaveAttribute('aria-selected', 'true');
  // The one that was selected is found by the new text, too, after a newer one.
  await box.fill(mark);
  await expect(match(second.clientName)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(match(first.clientName)).toHaveAttribute('aria-selected', 'true');

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/desk\/find/, async (route) => {
    await released;
    await route.continue();
  });
  const searched = page.waitForRequest(/\/desk\/find/);
  await box.fill(second.email);
  await searched;
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  release();
  await expect(heading(page, second)).toBeVisible();
});
