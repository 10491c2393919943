import type { Page, Route } from '@playwright/test';
import { formSignalsHeader } from '#platform/commands/submission-headers.ts';
import { holdPosts } from '../support/hold-posts.ts';
import { becomeOwner, expect, test } from '../support/own-desk.ts';
import { expectNoFindings } from '../support/page-checks.ts';
import { importRates } from '../support/quote-editor.ts';

const csv = [
  'from,to,mode,charge,basis,container,rate,cost,maximum,currency',
  'USHOU,COCTG,fcl,freight,container,45G1,2000,1700,,USD',
  'USHOU,COCTG,fcl,documents,bill-of-lading,,75,0,,USD',
  'USHOU,COCTG,fcl,destination-terminal,container,45G1,200,150,180,USD',
  'USHOU,COBUN,fcl,freight,container,45G1,2000,2400,,USD',
].join('\r\n');

async function begin(page: Page, setUpLink: string): Promise<void> {
  await becomeOwner(page, setUpLink);
  await importRates(page, 'Own', csv);
}

async function ask(page: Page, clientName: string, to = 'COCTG'): Promise<void> {
  const headers = { [formSignalsHeader]: 'seconds=42; trap=0; locale=es' };
  const shipment = {
    mode: 'fcl',
    from: { text: 'Houston, US', code: 'USHOU', scope: 'port' },
    to: { text: 'Colombia', code: to, scope: 'port' },
    containers: [{ type: '45G1', quantity: 1 }],
  };
  const email = `${clientName.toLowerCase().replace(' ', '.')}@example.com`;
  const data = { clientName, email, shipment };
  expect((await page.request.post('/api/v1/raterequestform', { data, headers })).ok()).toBe(true);
}

const row = (page: Page, name: string) => page.getByRole('row').getByRole('link', { name, exact: true });

async function openReady(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.goto('/desk?stage=ready-to-send');
    await expect(page.locator('[data-row]')).toHaveCount(count, { timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  await page.locator('html[data-hydrated]').waitFor();
}

test('a clerk sends drafted quotes from the list, one after another', async ({ page, desk }) => {
  await begin(page, desk.setUpLink);
  for (const name of ['Ana Ruiz', 'Eva Paz', 'Luz Gil']) await ask(page, name);
  await openReady(page, 3);
  const dialog = page.getByRole('dialog', { name: 'Send this quote?' });
  const send = dialog.getByRole('button', { name: 'Send quote' });
  await page.keyboard.press('j');
  await expect(row(page, 'Ana Ruiz')).toBeFocused();
  await page.keyboard.press('Shift+Q');
  await expect(send).toBeFocused();
  for (const text of [
    'Ana Ruiz',
    'ana.ruiz@example.com',
    'Houston → Colombia',
    'USD 2,255.00',
    'USD 405.00 (18%)',
    'Spanish',
    'Valid through',
  ])
    await expect(dialog).toContainText(text);
  const lines = dialog.getByRole('listitem');
  await expect(lines).toHaveText([/freight.*2,000\.00/i, /destination.*180\.00/i, /documentation.*75\.00/i]);
  await expectNoFindings(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Eva Paz')).toBeFocused();
  await expect(row(page, 'Ana Ruiz')).toHaveCount(0);
  await page.keyboard.press('Shift+Q');
  await expect(send).toBeFocused();
  await expect(dialog).toContainText('eva.paz@example.com');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Luz Gil')).toBeFocused();
  await expect(row(page, 'Eva Paz')).toHaveCount(0);

  // What was sent last is the draft again, as anywhere.
  await page.keyboard.press('z');
  await expect(page.getByRole('heading', { level: 1, name: /^Quote for RR-/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Eva Paz');
  await expect(page.getByRole('main')).not.toContainText('Ana Ruiz');
  await page.keyboard.press('Escape');
  await openReady(page, 2);
  await page.keyboard.press('j');
  await page.keyboard.press('q');
  await expect(page.getByRole('heading', { level: 1, name: /^Quote for RR-/ })).toBeVisible();
  const source = page.getByTitle('Own, line 1', { exact: true });
  const sources = page.getByTitle(/^Own, line \d+$/);
  await expect(source).toHaveCount(1);
  await expect(sources).toHaveCount(3);
  await page
    .getByRole('rowgroup', { name: /^Line \d: Freight/ })
    .getByLabel('Rate')
    .fill('1900');
  await expect(source).toHaveCount(0);
  await expect(page.getByText('Draft saved').first()).toBeVisible();
  await page.reload();
  await expect(sources).toHaveCount(2);
  await expect(source).toHaveCount(0);
  await openReady(page, 2);
  const saved = page.locator('[data-row]').filter({ hasText: 'USD 2,155.00 · draft by Olga Ruiz, not sent' });
  await saved.locator('[data-row-link]').focus();
  await page.keyboard.press('Shift+Q');
  await expect(dialog).toContainText('USD 2,155.00');
  await page.keyboard.press('Escape');

  await expect(async () => {
    const sent = await (await page.request.get('/api/v1/desk/quotes.csv')).text();
    expect(sent).toContain('Ana Ruiz');
  }).toPass({ timeout: 60_000 });
});

test('a draft whose request is merged in the meantime leaves the list as it was', async ({ page, desk }) => {
  await begin(page, desk.setUpLink);
  for (const name of ['Ana Ruiz', 'Eva Paz']) await ask(page, name);
  await openReady(page, 2);
  const [id = '', into = ''] = await Promise.all(
    ['Ana Ruiz', 'Eva Paz'].map(async (name) => {
      const path = await row(page, name).getAttribute('href');
      return path?.match(/requests\/([\w-]+)/)?.[1];
    }),
  );
  // The list's reload after the merge loads the draft again.
  const merge = async (route: Route) => {
    const versionOf = async (lead: string) =>
      (await (await page.request.get(`/api/v1/desk/leads/${lead}`)).json()).version;
    const other = { id, version: await versionOf(id) };
    const data = { version: await versionOf(into), others: [other], differentPeople: true };
    expect((await page.request.post(`/api/v1/desk/leads/${into}/merge`, { data })).ok()).toBe(true);
    await route.continue();
  };
  await page.route(/\/quote\/draft/, merge, { times: 1 });
  await page.keyboard.press('j');
  await expect(row(page, 'Ana Ruiz')).toBeFocused();
  await page.keyboard.press('Shift+Q');
  await expect(page.getByText('There is no draft left to send.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Send this quote?' })).toBeHidden();
  await expect(row(page, 'Eva Paz')).toBeVisible();
});

test('a draft below cost is sent from its request only once that is confirmed', async ({ page, desk }) => {
  await page.setViewportSize({ width: 1700, height: 900 });
  await begin(page, desk.setUpLink);
  await ask(page, 'Ana Ruiz', 'COBUN');
  await openReady(page, 1);
  await row(page, 'Ana Ruiz').click();
  const open = page.getByRole('button', { name: 'Send the quote' });
  await expect(open).toBeVisible();
  await row(page, 'Ana Ruiz').press('Shift+Q');
  const dialog = page.getByRole('dialog', { name: 'Send this quote?' });
  await expect(dialog).toContainText('Below cost: the margin is USD -');
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await open.click();
  await dialog.getByRole('checkbox').press('Space');
  await dialog.getByRole('checkbox').press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Quotes' })).toContainText('The draft will be sent at');
});

test('a quote that is sent while its dialog was closed leaves the focus where it is', async ({
  page,
  desk,
}) => {
  await begin(page, desk.setUpLink);
  for (const name of ['Ana Ruiz', 'Eva Paz', 'Luz Gil']) await ask(page, name);
  await openReady(page, 3);
  const release = await holdPosts(page, '**/api/v1/desk/quotes/*/send');
  const dialog = page.getByRole('dialog', { name: 'Send this quote?' });
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+Q');
  await expect(dialog.getByRole('button', { name: 'Send quote' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+Q');
  await expect(dialog).toContainText('eva.paz@example.com');
  release();
  await expect(row(page, 'Ana Ruiz')).toHaveCount(0);
  await expect(dialog).toContainText('eva.paz@example.com');
  await page.keyboard.press('Escape');
  await expect(row(page, 'Eva Paz')).toBeFocused();
});
