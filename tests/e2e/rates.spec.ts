import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoFindings } from '../support/page-checks.ts';
import { serverDatabase } from '../support/server-database.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

// What is refused, and what is not found, is asked for here.
test.use({ expectedProblems: /status of (404|422)/ });

const titles = 'from,to,mode,charge,basis,container,rate,currency,minimum';

async function chooseSheet(page: Page, name: string, lines: string[]): Promise<void> {
  await page.goto('/desk/rates');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('CSV file').setInputFiles({
    name: 'rates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([titles, ...lines].join('\r\n')),
  });
  await page.getByRole('button', { name: 'Read file' }).click();
}

test('a rate sheet is refused line by line, read, confirmed, proposed and deleted', async ({ page }) => {
  const name = `Rates ${Date.now()}`;
  await signInAsOwner(page);
  await chooseSheet(page, name, [
    'USHOU,BRSSZ,fcl,freight,container,45G1,2350,USD,',
    'USHOU,Nowhere at all,fcl,freight,container,45G1,2350,USD,',
    'USHOU,BRSSZ,fcl,freight,container,45G1,cheap,USD,',
  ]);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Nothing was imported.');
  await expect(alert.getByRole('listitem')).toHaveText([/^Line 3, to: /, /^Line 4, rate: /]);
  await expectNoFindings(page);

  await chooseSheet(page, name, [
    'USHOU,BRSSZ,fcl,freight,container,45G1,2350,USD,',
    '"Houston, TX",BRSSZ,fcl,documents,shipment,,75,USD,75.00',
  ]);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('row', { name: /USHOU → BRSSZ/ })).toHaveCount(2);
  await expect(page.getByRole('row', { name: /Documentation/ })).toContainText('USD 75.00');
  await expectNoFindings(page);
  const rates = async () => {
    const answer = await page.request.get('/api/v1/desk/rates?from=USHOU&to=BRSSZ&mode=fcl');
    return ((await answer.json()).rates as { sheet: string }[]).filter(({ sheet }) => sheet === name).length;
  };
  expect(await rates()).toBe(0);
  await page.getByRole('button', { name: 'Confirm and use' }).click();
  await expect(page.getByRole('main').getByText('The rates are in use.')).toBeVisible();
  expect(await rates()).toBe(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name })
      .click()
      .then(() => page.getByRole('link', { name: 'Export as CSV' }).click()),
  ]);
  expect(download.suggestedFilename()).toMatch(/^rates-.*\.csv$/);
  await page.getByRole('button', { name: 'Delete sheet' }).click();
  await expect(page.getByRole('main').getByText('Rate sheet deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  expect(await rates()).toBe(0);
});

test('the lists of quotes and templates, and the figures, have no accessibility violations', async ({
  page,
}) => {
  await signInAsOwner(page);
  for (const [path, heading] of [
    ['/desk/quotes', 'Quotes'],
    ['/desk/quotes?state=all', 'Quotes'],
    ['/desk/quote-templates', 'Quote templates'],
    ['/desk/figures', 'Figures'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectNoFindings(page);
  }
  expect((await page.goto('/desk/quotes?state=none'))?.status()).toBe(404);
  expect((await page.goto('/desk/rates/none'))?.status()).toBe(404);
});

test('the list of quotes shows their age, and is sorted by it', async ({ page, request }) => {
  const mark = `Aged ${Date.now()}`;
  await signInAsOwner(page);
  const { db } = await serverDatabase();
  for (const [name, daysAgo] of [
    ['first', 9],
    ['last', 1],
  ] as const) {
    const sender = { clientName: `${mark} ${name}`, email: `aged-${name}-${Date.now()}@example.com` };
    const posted = await request.post('/api/v1/raterequestform', { data: sender });
    const { reference } = await posted.json();
    const leads = db.selectFrom('leads').select('id').where('reference', '=', reference);
    const { id } = await leads.executeTakeFirstOrThrow();
    const line = { id: 'line-1', code: 'freight', basis: 'shipment', rate: '100', currency: 'USD' };
    const content = { options: [{ id: 'option-1', lines: [line] }] };
    const draft = { version: 0, content, subject: 'Your rate', message: 'Here it is.' };
    expect((await page.request.put(`/api/v1/desk/leads/${id}/quote-draft`, { data: draft })).ok()).toBe(true);
    const begunAt = Date.now() - daysAgo * 24 * 60 * 60 * 1000;
    await db.updateTable('quotes').set({ begun_at: begunAt }).where('lead_id', '=', id).execute();
  }
  await page.goto(`/desk/quotes?state=draft&text=${encodeURIComponent(mark)}`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const rows = page.getByRole('row').filter({ hasText: mark });
  await expect(rows).toContainText([/last.*1 day/s, /first.*9 days/s]);
  await page.getByLabel('Sort').selectOption('Oldest first');
  await expect(rows).toContainText([/first.*9 days/s, /last.*1 day/s]);
  expect(new URL(page.url()).searchParams.get('state')).toBe('draft');
  await expectNoFindings(page);
  await page.getByRole('navigation', { name: 'States' }).getByRole('link', { name: 'All sent' }).click();
  await expect(page.getByLabel('Sort')).toHaveValue('oldest');
});

test('a request is snoozed by key, in the list and on its page, and that is undone', async ({
  page,
  request,
}) => {
  const clientName = `Snoozed ${Date.now()}`;
  await request.post('/api/v1/raterequestform', {
    data: { clientName, email: `snoozed${Date.now()}@example.com`, service: 'sea-freight' },
  });
  await signInAsOwner(page);
  await page.goto(`/desk?text=${encodeURIComponent(clientName)}`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const line = page.getByRole('link', { name: clientName });
  await line.focus();
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog', { name: 'Follow up' });
  await dialog.getByRole('button', { name: /^Next week/ }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'follow-up on' })).toBeVisible();
  const found = async (filter: string) => {
    const query = new URLSearchParams({ text: clientName, followUp: filter });
    return (await (await page.request.get(`/api/v1/desk/leads?${query}`)).json()).leads.length as number;
  };
  expect(await found('any')).toBe(1);
  expect(await found('due')).toBe(0);
  await page.keyboard.press('z');
  await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toBeVisible();
  expect(await found('any')).toBe(0);

  const { leads } = await (
    await page.request.get(`/api/v1/desk/leads?text=${encodeURIComponent(clientName)}`)
  ).json();
  await page.goto(`/desk/requests/${leads[0].id}`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(page.getByText('No follow-up', { exact: true })).toBeVisible();
  await page.keyboard.press('s');
  await dialog.getByLabel('Another day').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choose a day within a year.').first()).toBeVisible();
  const snooze = async () => {
    await page.keyboard.press('s');
    await dialog.getByRole('button', { name: /^Next business day/ }).click();
    await expect(page.getByRole('region', { name: 'Work' }).getByText(/^Follow up \w{3}, /)).toBeVisible();
  };
  await snooze();
  await page.keyboard.press('z');
  await expect(page.getByText('No follow-up', { exact: true })).toBeVisible();
  await snooze();
  await expectNoFindings(page);
});
