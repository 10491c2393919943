import { formSignalsHeader } from '#platform/commands/submission-headers.ts';
import { becomeOwner, expect, test } from '../support/own-desk.ts';
import { expectNoFindings } from '../support/page-checks.ts';
import { importRates } from '../support/quote-editor.ts';

const lane = { from: 'USHOU', to: 'COCTG', mode: 'fcl' };

const csv = [
  'from,to,mode,charge,basis,container,rate,cost,currency',
  'USHOU,COCTG,fcl,freight,container,45G1,2000,1700,USD',
].join('\r\n');

const shipment = {
  mode: 'fcl',
  from: { text: 'Houston, US', code: 'USHOU', scope: 'port' },
  to: { text: 'Cartagena, Colombia', code: 'COCTG', scope: 'port' },
  containers: [{ type: '45G1', quantity: 1 }],
};

test('an owner lets a rule send: a quote leaves, is marked, and no more once the rules are stopped', async ({
  page,
  desk,
}) => {
  await becomeOwner(page, desk.setUpLink);
  const api = page.request;
  await importRates(page, 'Own', csv);
  const { published } = await (await api.get('/api/v1/desk/settings')).json();
  const terms = { maximum: 500_000, minimumMarginPercent: '10', knownCustomersOnly: false, hours: 'always' };
  const value = { ...published.pricing, sending: { isOn: false, rules: [{ ...lane, ...terms }] } };
  const stored = await api.put('/api/v1/desk/settings/parts/pricing', { data: { value } });
  expect(stored.status()).toBe(200);

  const ask = async (clientName: string, email: string) => {
    const headers = { [formSignalsHeader]: 'seconds=42; trap=0; locale=en' };
    const data = { clientName, email, shipment };
    expect((await api.post('/api/v1/raterequestform', { data, headers })).ok()).toBe(true);
  };
  await page.goto('/desk/settings/pricing');
  await page.getByRole('button', { name: 'Let the rules send' }).click();
  await expect(page.getByRole('heading', { name: 'Rules send quotes' })).toBeVisible();
  await expectNoFindings(page);

  await ask('Ana Ruiz', 'ana@example.com');
  await page.goto('/desk/quotes');
  // It waits ten seconds, and its PDF is drawn then.
  await expect(async () => {
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: 'Ana Ruiz' });
    await expect(row).toContainText('by a rule (USHOU → COCTG)', { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await page.goto('/desk?stage=quoted');
  await page.getByRole('link', { name: 'Ana Ruiz' }).click();
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await expect(timeline.getByText('sent by a rule (USHOU → COCTG) to ana@example.com')).toBeVisible();

  await page.goto('/desk/settings/pricing');
  await ask('Eva Paz', 'eva@example.com');
  const drafts = async () => (await api.get('/api/v1/desk/quotes.csv?state=draft')).text();
  await expect.poll(drafts).toMatch(/Eva Paz.*USHOU COCTG fcl/);
  await page.getByRole('button', { name: 'Stop all rules now' }).click();
  await expect(page.getByRole('heading', { name: 'Rules do not send quotes' })).toBeVisible();
  await expect.poll(drafts).not.toContain('USHOU COCTG fcl');
  await page.goto('/desk?stage=ready-to-send');
  await expect(page.getByRole('row').filter({ hasText: 'Eva Paz' })).toContainText('USD 2,000.00');
  await page.getByRole('link', { name: 'Eva Paz' }).click();
  await expect(page.getByText('Not sent by the rule: the rules are turned off')).toBeVisible();
});

test('Tab takes the only place that matches in the lane of a rule, and Enter the first one', async ({
  page,
  desk,
}) => {
  await becomeOwner(page, desk.setUpLink);
  await page.goto('/desk/settings/pricing');
  await page.getByRole('button', { name: 'Add a rule' }).first().click();
  const [from, to] = [page.getByLabel('From').first(), page.getByLabel('To', { exact: true }).first()];
  await from.fill('veracru');
  const use = page.getByRole('button', { name: /^Use / }).first();
  await expect(use).toContainText('Veracruz');
  await from.press('Tab');
  await expect(use).toBeFocused();
  // Several places have this name.
  await expect(from).toHaveValue('veracru');
  await from.press('Enter');
  await expect(from).toHaveValue('MXVER');
  await from.fill('buenaventura');
  await expect(use).toContainText('Buenaventura');
  await from.press('Tab');
  await expect(from).toHaveValue('COBUN');
  await expect(to).toBeFocused();
  // The suggestion arrives after Tab has moved on.
  await to.fill('buenaventura');
  await to.press('Tab');
  await expect(to).toHaveValue('COBUN');
});
