import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoFindings, expectNothingCutOff } from '../support/page-checks.ts';
import {
  draftSaved,
  importRates,
  line,
  openDetails,
  openEditor,
  preview,
  quotes,
  send,
  total,
  typeRates,
} from '../support/quote-editor.ts';

test.use({ expectedProblems: /status of (409|422)/ });

test('a quote of three lines is written, sent and undone by keyboard', async ({ page, request }) => {
  const { email } = await openEditor(page, request);
  await typeRates(page);
  await expect(page.getByRole('status').filter({ hasText: 'Fuel surcharge: USD 400.00' })).toBeAttached();
  await expect(total(page)).toContainText('USD 3,050.00');
  await expect(draftSaved(page)).toBeVisible();

  // A typed quantity replaces the shipment's, and clearing brings that back.
  const quantity = line(page, 1).getByRole('textbox', { name: 'Quantity' });
  await expect(quantity).toHaveAccessibleDescription('1,000, from the shipment');
  await page.keyboard.press('Control+z');
  await expect(total(page)).toContainText('USD 2,900.00');
  await page.keyboard.press('Control+Shift+z');
  await expect(total(page)).toContainText('USD 3,050.00');

  await page.getByRole('button', { name: 'Preview' }).press('Enter');
  await expect(preview(page)).toContainText('USD 3,050.00');
  await page.keyboard.press('Escape');
  await expect(preview(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  await page.reload();
  await expect(preview(page)).toBeHidden();
  await expect(line(page, 3).getByLabel('Rate')).toHaveValue('0.15');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Send this quote?' });
  await expect(dialog.getByRole('button', { name: 'Send quote' })).toHaveAccessibleDescription(
    /USD\s3,050\.00/,
  );
  await expect(dialog).toContainText(email);
  await expect(dialog).toContainText('USD 3,050.00');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await send(page);
  await expect(quotes(page)).toContainText('The draft will be sent at');
  await expect(page.getByRole('status').filter({ hasText: 'will be sent in' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByRole('heading', { level: 1, name: /^Quote for RR-/ })).toBeVisible();
  await expect(line(page, 1).getByLabel('Rate')).toHaveValue('2.5');
});

test('the last day is typed digit by digit, and a draft is discarded from its request', async ({
  page,
  request,
}) => {
  await openEditor(page, request);
  await typeRates(page);
  const lastDay = page.getByLabel('Valid through');
  await lastDay.focus();
  await page.keyboard.type('12152030', { delay: 120 });
  await expect(lastDay).toHaveValue('2030-12-15');
  await expect(draftSaved(page)).toBeVisible();
  await page.reload();
  await expect(lastDay).toHaveValue('2030-12-15');
  await page.goto(page.url().replace(/\/quote.*/, ''));
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('button', { name: 'Discard draft…' }).click();
  await page
    .getByRole('dialog', { name: 'Discard this draft?' })
    .getByRole('button', { name: 'Discard draft' })
    .click();
  await expect(page.getByRole('button', { name: 'Discard draft…' })).toHaveCount(0);
});

test('a colleague’s changes are shown, and nobody’s lines are lost', async ({ page, request, context }) => {
  await openEditor(page, request);
  await typeRates(page);
  await expect(draftSaved(page)).toBeVisible();
  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await expect(colleague.locator('html')).toHaveAttribute('data-hydrated', '');
  await line(colleague, 2).getByLabel('Rate').fill('0.5');
  await line(colleague, 3).getByLabel('Rate').press('Enter');
  await colleague.keyboard.type('del');
  await colleague.keyboard.press('Alt+Enter');
  await line(colleague, 4).getByLabel('Text on the quote').fill('Delivery to Katy');
  await expect(draftSaved(colleague)).toBeVisible();

  await line(page, 1).getByLabel('Rate').fill('2.6');
  const dialog = page.getByRole('dialog', { name: /saved this draft first/ });
  await expect(dialog).toContainText('rate: 0.4 → 0.5');
  await expect(dialog).toContainText('rate: 2.5 → 2.6');
  await dialog.getByRole('button', { name: 'Keep mine on top' }).press('Enter');
  await expect(draftSaved(page)).toBeVisible();
  await expect(line(page, 1).getByLabel('Rate')).toHaveValue('2.6');
  await expect(line(page, 2).getByLabel('Rate')).toHaveValue('0.5');
  await expect(line(page, 4)).toContainText('Delivery to Katy');
});

test('lines are edited by keys, and missing rates named before sending', async ({ page, request }) => {
  await openEditor(page, request);
  await typeRates(page);
  await page.keyboard.press('Enter');
  await expect(line(page, 4).getByLabel('Charge', { exact: true })).toBeFocused();
  await page.keyboard.type('del');
  await expect(line(page, 4)).toHaveAccessibleName('Line 4: Delivery');
  await page.keyboard.press('Enter');
  await expect(line(page, 4).getByLabel('Rate')).toBeFocused();
  await expect(line(page, 5)).toHaveCount(0);
  await line(page, 4).getByLabel('Charge', { exact: true }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(line(page, 3)).toHaveAccessibleName('Line 3: Delivery');
  await expect(line(page, 3).getByLabel('Charge', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  const problem = page.getByRole('dialog').getByRole('button', { name: 'Delivery: the rate is missing.' });
  await expect(problem).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line(page, 3).getByLabel('Rate')).toBeFocused();
  await page.keyboard.press('Alt+Delete');
  await expect(line(page, 4)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(line(page, 3)).toHaveAccessibleName('Line 3: Delivery');
});

test('a quote below its cost warns before it is sent, and Enter goes back', async ({ page, request }) => {
  await openEditor(page, request);
  await typeRates(page);
  for (const [at, cost] of ['10', '0', '0'].entries()) {
    await openDetails(page, at + 1);
    await page.keyboard.type(cost);
  }
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Send this quote?' });
  await expect(dialog).toContainText(/Below cost: the margin is USD\s-6,950\.00/);
  const back = dialog.getByRole('button', { name: 'Keep editing' });
  await expect(back).toBeFocused();
  await expect(back).toHaveAccessibleDescription(/Below cost/);
  await expectNoFindings(page);
  const submit = dialog.getByRole('button', { name: 'Send quote' });
  await expect(submit).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /^I checked this/ }).press('Space');
  await expect(submit).toBeEnabled();
  await back.press('Enter');
  await expect(dialog).toBeHidden();

  await line(page, 1).getByLabel('Cost').fill('2');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('button', { name: 'Send quote' })).toBeFocused();
  await expect(dialog).not.toContainText('Below cost');
});

test('a rate follows the cost by its markup until it is typed', async ({ page, request }) => {
  await openEditor(page, request);
  await openDetails(page, 1);
  const [rate, cost, markup] = ['Rate', 'Cost', 'Markup %'].map((label) =>
    line(page, 1).getByLabel(label),
  ) as [Locator, Locator, Locator];
  await markup.fill('20');
  await cost.fill('5');
  await expect(rate).toHaveValue('6');
  await cost.fill('');
  await rate.fill('100');
  await cost.fill('8');
  await expect(markup).toHaveAttribute('placeholder', '1150');
  await expect(rate).toHaveValue('100');
});

test('a mistake that the server alone knows of is confirmed in the dialog', async ({ page, request }) => {
  // A lane of its own: earlier quotes of the others have rates, too.
  await openEditor(page, request, { text: 'Monterrey, Mexico', code: 'MTY' });
  await typeRates(page);
  await line(page, 1).getByLabel('Rate').fill('40');
  const csv = 'from,to,mode,charge,basis,rate,currency\r\nMTY,IAH,air,freight,chargeable-kg,3,USD';
  const path = await importRates(page, `Later rates ${Date.now()}`, csv);
  try {
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Send this quote?' });
    const confirm = dialog.getByRole('checkbox', { name: /^I checked this/ });
    await expect(dialog.getByRole('button', { name: 'Send quote' })).toBeFocused();
    await expect(confirm).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('a rate is ten times or a tenth');
    await confirm.check();
    await dialog.getByRole('button', { name: 'Send quote' }).click();
    await expect(quotes(page)).toContainText('The draft will be sent at');
  } finally {
    await page.request.delete(path);
  }
});

test('a template is saved, inserted, renamed and deleted by keyboard', async ({ page, request }) => {
  const name = `Tiles ${Date.now()}`;
  await openEditor(page, request);
  await typeRates(page);
  await line(page, 1).getByRole('textbox', { name: 'Quantity' }).fill('700');
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  const field = dialog.getByLabel('Name', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Guadalajara → Houston, Air');
  await expect(dialog.getByLabel('From')).toHaveValue('GDL');
  await expect(dialog.getByLabel('Mode')).toHaveValue('air');
  await expectNoFindings(page);
  await field.press('Delete');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/./);
  await expect(field).toBeFocused();
  await page.keyboard.type(name);
  await dialog.getByLabel('To (code or name)').fill('Llano del Mar');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const notice = page.getByRole('status', { name: 'Notices' }).getByRole('listitem');
  await expect(notice).toHaveText('Template saved.');
  await notice.hover();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [toast, bar] = [await notice.boundingBox(), await page.locator('.quote-bar').boundingBox()];
    expect((toast?.y ?? 800) + (toast?.height ?? 0), `at ${width} px`).toBeLessThan(bar?.y ?? 0);
  }
  await expect(line(page, 1).getByRole('textbox', { name: 'Quantity' })).toBeFocused();

  await openEditor(page, request);
  await expect(line(page, 1).getByLabel('Rate')).toBeFocused();
  // The keys that the button names work from the field that has the focus.
  const hint = (await page.getByRole('button', { name: 'Insert…' }).locator('kbd').innerText()).split(' ');
  for (const key of hint) await page.keyboard.press(key === 'Esc' ? 'Escape' : key);
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(line(page, 1).getByLabel('Rate')).toHaveValue('2.5');
  const quantity = line(page, 1).getByRole('textbox', { name: 'Quantity' });
  await expect(quantity).toHaveValue('');
  await expect(quantity).toHaveAccessibleDescription('1,000, from the shipment');

  // A new option is filled in at once; Escape leaves its field, not the editor.
  await page.getByRole('button', { name: 'Add, duplicate or remove an option' }).press('Enter');
  await page.getByRole('button', { name: 'Add option' }).press('Enter');
  await expect(page.getByRole('tab')).toHaveCount(2);
  await expect(line(page, 1).getByLabel('Rate')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1, name: /^Quote for RR-/ })).toBeVisible();
  await expect(draftSaved(page)).toBeVisible();

  await page.goto('/desk/quote-templates');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const item = page.getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText('GDL → Llano del Mar · Air');
  await expect(item).toContainText('English');
  await expect(item).toContainText('One option, 3 lines');
  await item.getByText('Rename').focus();
  await page.keyboard.press('Enter');
  await item.getByLabel('Name').fill('');
  await page.keyboard.press('Enter');
  await expect(item.getByRole('alert')).toContainText('Not saved');
  await item.getByLabel('Name').fill(`${name} by air`);
  await page.keyboard.press('Enter');
  const outcome = page.getByRole('main').getByRole('status');
  await expect(outcome.filter({ hasText: /^Template saved\.$/ })).toBeVisible();
  await expect(item.getByText(`${name} by air`).first()).toBeVisible();
  await expectNoFindings(page);
  await item.getByRole('button', { name: `Delete ${name} by air` }).press('Enter');
  await expect(outcome.filter({ hasText: /^Template deleted\.$/ })).toBeVisible();
  await expect(item).toHaveCount(0);
});

test('the editor has no axe findings and cuts nothing off at any width', async ({ page, request }) => {
  await openEditor(page, request);
  await typeRates(page);
  for (const width of [390, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoFindings(page);
    await expectNothingCutOff(page);
  }
});

test('on a phone the first missing rate is in view once the editor opens', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEditor(page, request);
  const rate = line(page, 1).getByRole('textbox', { name: 'Rate' });
  await expect(rate).toBeFocused();
  await expect
    .poll(async () => {
      const [field, bar] = await Promise.all([rate.boundingBox(), page.locator('.quote-bar').boundingBox()]);
      return field && bar && field.y + field.height <= bar.y;
    })
    .toBe(true);
});
