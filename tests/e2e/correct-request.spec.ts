import { formSignalsHeader } from '#platform/commands/submission-headers.ts';
import { newSender, ok, openRequest, pressOnceHydrated } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoFindings } from '../support/page-checks.ts';
import { importRates, line, quotes, send } from '../support/quote-editor.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

// A save of a page that is left gets no response; the next save is refused, and sent again. A correction is refused, too.
test.use({ expectedProblems: /status of (409|422)/ });

test('a message becomes a rate request, is priced, and is quoted for its cargo alone', async ({
  page,
  request,
}) => {
  const sender = newSender();
  const message = 'Please quote 5x20 marble, 26 t each, from Genoa to Houston.';
  const data = { name: sender.clientName, email: sender.email, subject: 'Rate', message };
  const headers = { [formSignalsHeader]: 'seconds=42; trap=0; locale=en' };
  const sent = await ok(request.post('/api/v1/contactform', { data, headers }));
  const status = sent.headers().location ?? '';
  await signInStaff(page);
  const csv = [
    'from,to,mode,charge,basis,container,rate,cost,currency',
    'ITGOA,USHOU,fcl,freight,container,22G1,2690,2100,USD',
    'ITGOA,USHOU,fcl,destination-terminal,container,,300,250,USD',
  ].join('\r\n');
  const sheet = await importRates(page, `Genoa ${sender.email}`, csv);
  try {
    await openRequest(page, sender);
    await pressOnceHydrated(page, 'f');
    await expect(page.getByRole('heading', { level: 1, name: 'Make it a rate request' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'What the customer wrote' })).toContainText(message);
    await expect(page.locator('[name="shipment.from.text"]')).toBeFocused();
    const proposal = page.getByRole('region', { name: 'Read from what the customer wrote' });
    await expect(proposal).toContainText('marked in the form');
    await expect(proposal).toContainText('Full containers');
    await expect(page.locator('[name="shipment.containers.0.quantity"]')).toHaveValue('5');
    await expect(page.locator('[name="shipment.from.text"]')).toHaveValue('Genoa');
    await expect(page.locator('[name="shipment.from.text"][data-proposed]')).toBeVisible();
    await page.locator('[name="shipment.from.text"]').fill('Genoa, Italy');
    await page.keyboard.press('Escape');
    await expect(page.locator('[name="shipment.from.text"][data-proposed]')).toHaveCount(0);
    await page.locator('[name="shipment.to.text"]').fill('Houston, United States');
    await page.keyboard.press('Escape');
    await page.locator('[name="shipment.containers.0.quantity"]').fill('many');
    await page.keyboard.press('Control+Enter');
    // A refusal keeps what was typed.
    await expect(page.getByRole('alert').filter({ hasText: 'This was not saved' })).toBeVisible();
    await expect(page.locator('[name="shipment.from.text"]')).toHaveValue('Genoa, Italy');
    await page.locator('[name="shipment.containers.0.quantity"]').fill('5');
    await page.locator('[name="shipment.containers.0.type"]').selectOption('22G1');
    await page.locator('[name="shipment.containers.0.weightKg"]').fill('26 t');
    await page.locator('[name="productToExport"]').fill('Marble');
    await expectNoFindings(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { level: 1, name: sender.clientName })).toBeVisible();
    await expect(page.getByText('Rate request', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('5 × 20′ standard').first()).toBeVisible();
    await expect(page.getByText('As the customer sent it')).toBeVisible();
    await expect(quotes(page)).toContainText('Draft by your rates');
    await page.reload();
    await pressOnceHydrated(page, 'q');
    const asked = page.getByRole('region', { name: 'What the customer asks for' });
    await expect(asked).toContainText(message);
    const quantity = line(page, 1).getByLabel('Quantity');
    await expect(quantity).toHaveAttribute('placeholder', '5');
    await quantity.fill('6');
    await expect(line(page, 1)).toContainText('6 charged, 5 in the cargo (20′ standard (22G1)).');
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Send this quote?' });
    await expect(dialog).toContainText('6 charged, 5 in the cargo');
    await expect(dialog).toContainText('5 × 20′ standard');
    await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Enter');
    await quantity.fill('');
    await expect(line(page, 1)).not.toContainText('charged');
    await send(page);
    await page.goto(status);
    await expect(page.getByRole('paragraph').filter({ hasText: message })).toBeVisible();
    await expect(page.getByText(`Message: ${message}`)).toHaveCount(0);
    await expect(page.getByText('Our team has corrected this request')).toBeVisible();
    await expectNoFindings(page);
  } finally {
    await page.request.delete(sheet);
  }
});

test('carriage without a lane and a cargo is not sent, and leads to the form that adds them', async ({
  page,
  request,
}) => {
  const sender = newSender();
  const data = { name: sender.clientName, email: sender.email, subject: '', message: '5x20 marble' };
  const headers = { [formSignalsHeader]: 'seconds=42; trap=0; locale=en' };
  await ok(request.post('/api/v1/contactform', { data, headers }));
  await signInStaff(page);
  await openRequest(page, sender);
  await pressOnceHydrated(page, 'q');
  await expect(line(page, 1).getByLabel('Rate')).toBeFocused();
  await page.keyboard.type('24500');
  await page.keyboard.press('Enter');
  await page.keyboard.type('75');
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await expect(page.getByRole('note').filter({ hasText: 'the request has no lane' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Send this quote?' });
  await expect(dialog).toContainText('The request does not say what is carried.');
  await expect(dialog.getByRole('link', { name: /from where to where/ })).toBeFocused();
  await expectNoFindings(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Make it a rate request' })).toBeVisible();
});

test('a mail is proposed in the form, which keeps what was typed', async ({ page, request }) => {
  const sender = newSender();
  const message =
    'We have 4 pallets of machine parts, 120x100x145 cm, 450 kg each.\nFrom Houston, TX to Veracruz, FCA Houston, ready on December 4.';
  const data = { name: sender.clientName, email: sender.email, subject: 'Rate', message };
  const headers = { [formSignalsHeader]: 'seconds=42; trap=0; locale=en' };
  await ok(request.post('/api/v1/contactform', { data, headers }));
  await signInStaff(page);
  await openRequest(page, sender);
  await pressOnceHydrated(page, 'f');
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await expect(field('shipment.from.text')).toBeFocused();
  const expected = {
    'shipment.from.text': 'Houston, TX',
    'shipment.to.text': 'Veracruz',
    'shipment.pieces.0.quantity': '4',
    'shipment.pieces.0.length': '120',
    'shipment.pieces.0.weight': '450',
    'shipment.incoterm': 'FCA',
    productToExport: 'machine parts',
  };
  for (const [name, value] of Object.entries(expected)) await expect(field(name)).toHaveValue(value);
  await expect(field('shipment.pieces.0.quantity')).toHaveAttribute('data-proposed', '');
  await expectNoFindings(page);
  await field('shipment.pieces.0.quantity').fill('5');
  await field('productToExport').fill('Pumps');
  await page.reload();
  await expect(field('shipment.pieces.0.quantity')).toHaveValue('5');
  await expect(field('productToExport')).toHaveValue('Pumps');
  await expect(field('shipment.to.text')).toHaveValue('Veracruz');
  await field('shipment.to.text').fill('Veracruz, Mexico');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: sender.clientName })).toBeVisible();
  await pressOnceHydrated(page, 'f');
  await expect(field('shipment.pieces.0.quantity')).toHaveValue('5');
  await expect(page.getByRole('region', { name: 'Read from what the customer wrote' })).toHaveCount(0);
});
