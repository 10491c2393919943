import { pressOnceHydrated } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoFindings } from '../support/page-checks.ts';
import {
  draftSaved,
  importRates,
  line,
  openDetails,
  openEditor,
  quotes,
  send,
  total,
  typeRates,
} from '../support/quote-editor.ts';

// A save of a page that is left gets no response; the next save is refused, and sent again.
test.use({ expectedProblems: /status of 409/ });

test('the rates of the lane are inserted by keyboard', async ({ page, request }) => {
  // A lane of its own: other tests quote theirs without rates at the same time.
  await openEditor(page, request, { text: 'Querétaro, Mexico', code: 'QRO' });
  // Rates that come later price requests without a draft.
  await line(page, 1).getByLabel('Rate').fill('1');
  await expect(draftSaved(page)).toBeVisible();
  const emptied = page.waitForResponse((response) => response.request().method() === 'PUT');
  await line(page, 1).getByLabel('Rate').fill('');
  await emptied;
  await expect(draftSaved(page)).toBeVisible();
  const name = `Air rates ${Date.now()}`;
  const csv = [
    'from,to,mode,charge,basis,rate,cost,currency,minimum,transit_days',
    'QRO,IAH,air,freight,chargeable-kg,2.1,1.8,USD,95.00,2-4',
    'QRO,IAH,air,documents,shipment,45,,USD,,',
  ].join('\r\n');
  const path = await importRates(page, name, csv);
  try {
    await page.reload();
    await expect(line(page, 1).getByLabel('Rate')).toBeFocused();
    await pressOnceHydrated(page, 'Escape', 'c');
    const picker = page.getByRole('dialog', { name: 'Insert rates or a template' });
    const field = picker.getByRole('combobox');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(line(page, 1).getByLabel('Rate')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await expect(field).toBeFocused();
    await page.keyboard.type('Your rates');
    const found = picker.getByRole('option');
    await expect(found).toHaveCount(1);
    await expect(found).toContainText('Your rates, Air');
    await expect(found).toContainText('Documentation, Freight');
    await expectNoFindings(page);
    await page.keyboard.press('Enter');
    await expect(line(page, 2).getByLabel('Rate')).toHaveValue('2.1');
    await expect(line(page, 2)).toContainText('Minimum USD 95.00');
    await expect(line(page, 1)).toHaveAccessibleName('Line 1: Documentation');
    await expect(line(page, 3)).toHaveCount(0);
    await expect(page.getByLabel('Transit min.')).toHaveValue('2');
    await expect(total(page)).toContainText('USD 2,145.00');
    await expect(line(page, 1).getByLabel('Rate')).toBeFocused();
    await openDetails(page, 2);
    await expect(line(page, 2).getByLabel('Cost')).toHaveValue('1.8');
    await line(page, 2).getByLabel('Markup %').fill('25');
    await expect(line(page, 2).getByLabel('Rate')).toHaveValue('2.25');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(line(page, 3)).toHaveCount(1);
    await expect(line(page, 1).getByLabel('Rate')).toHaveValue('');
  } finally {
    await page.request.delete(path);
  }
});

test('an open quote is extended in one step', async ({ page, request }) => {
  await openEditor(page, request);
  await typeRates(page);
  await send(page);
  const sent = quotes(page).getByRole('link', { name: /^Extend 7 days/ });
  // It waits ten seconds, and its PDF is drawn then.
  await expect(sent).toBeVisible({ timeout: 60_000 });
  const validity = /valid through (\w+ \d+, \d{4})/;
  const before = Date.parse((await quotes(page).innerText()).match(validity)?.[1] ?? '');
  // The address alone opens a copy too.
  const requestUrl = page.url();
  await page.goto(`${new URL(requestUrl).pathname}/quote`);
  await expect(line(page, 1).getByLabel('Rate')).toHaveValue('2.5');
  await page.goto(requestUrl);
  await sent.click();
  const dialog = page.getByRole('dialog', { name: 'Send this quote?' });
  await expect(dialog).toContainText('It replaces the quote that was sent before');
  await expect(dialog.getByRole('button', { name: 'Send quote' })).toBeFocused();
  const after = await page.getByLabel('Valid through').inputValue();
  const days = (Date.parse(`${after}T00:00:00Z`) - before) / 86_400_000;
  expect(days).toBeGreaterThan(6);
  expect(days).toBeLessThan(11);
  await expect(line(page, 1).getByLabel('Rate')).toHaveValue('2.5');
  await page.keyboard.press('Enter');
  await expect(quotes(page)).toContainText('The draft will be sent at');
  // A revision keeps the later day.
  await expect(quotes(page)).not.toContainText('The draft will be sent at', { timeout: 60_000 });
  await page.goto(`${new URL(requestUrl).pathname}/quote`);
  await expect(page.getByLabel('Valid through')).toHaveValue(after);
});

test.describe('offline', () => {
  test.use({ expectedProblems: /ERR_FAILED|status of 409/ });

  test('what is typed offline survives a reload, and is saved later', async ({ page, request }) => {
    await openEditor(page, request);
    await typeRates(page);
    await expect(draftSaved(page)).toBeVisible();
    // A save of a page that is left bypasses the routes of a test.
    const path = '**/quote-draft';
    // One typed on while the save before was still on its way.
    let isHeld = true;
    await page.route(path, async (route) => {
      if (!isHeld) return route.abort();
      isHeld = false;
      const response = await route.fetch();
      await line(page, 1).getByLabel('Rate').fill('3.75');
      return route.fulfill({ response });
    });
    await line(page, 1).getByLabel('Rate').fill('3.7');
    const unreachable = page.getByText('The desk can’t be reached.').first();
    await expect(unreachable).toBeVisible();
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Send this quote?' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('so it was not sent');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(line(page, 1).getByLabel('Rate')).toHaveValue('3.75');
    await expect(page.getByText('Restored from this window')).toBeAttached();
    await expect(unreachable).toBeVisible();
    await page.unroute(path);
    await expect(draftSaved(page)).toBeVisible();
    const elsewhere = await page.context().newPage();
    await elsewhere.goto(page.url());
    await expect(line(elsewhere, 1).getByLabel('Rate')).toHaveValue('3.75');
  });
});
