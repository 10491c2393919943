import type { Page } from '@playwright/test';
import { pdf } from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { wholeAnswers } from '../support/kyc-answers.ts';
import { keepAnswers, storeDocument, unfoldParts } from '../support/kyc-customer.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

const field = (page: Page, id: string) => page.locator(`#kyc-${id}`);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).last();
const send = (page: Page) => page.getByRole('button', { name: 'Send your documents' });
const notSent = (page: Page) => page.getByRole('alert').filter({ hasText: 'This was not sent' });
const isSent = (page: Page) => page.getByRole('heading', { name: 'Sent, waiting for review' });
const tick = (page: Page) => page.getByLabel('The filled-in form is among these files');
const contents = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name });

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts, expectedProblems: /status of 422/ });

    async function open(page: Page) {
      await page.goto('/kyc');
      if (scripts) await hydrate(page);
      await unfoldParts(page);
    }

    test('a file is not taken for the form until the customer says so', async ({ page }) => {
      await signUpInBrowser(page);
      await storeDocument(page, 'Picture of the shop.pdf');
      await open(page);
      await expect(page.getByText('Nothing is missing.')).toHaveCount(0);
      await send(page).click();
      await expect(notSent(page)).toContainText('complete the form on the page');
      await expect(notSent(page).getByRole('link')).toHaveCount(1);
      await tick(page).check();
      await send(page).click();
      await expect(isSent(page)).toBeVisible();
    });

    test('one saved answer does not undo the uploaded form', async ({ page }) => {
      await signUpInBrowser(page);
      await keepAnswers(page, { legalName: 'Café de Altura' });
      await storeDocument(page, 'KYC-Verification-Form.pdf');
      await open(page);
      await expect(page.getByText('answers are still missing')).toBeVisible();
      await tick(page).check();
      if (scripts) {
        await expect(page.getByText('answers are still missing')).toHaveCount(0);
        await expect(contents(page, 'The company')).not.toContainText('missing');
      }
      await send(page).click();
      await expect(isSent(page)).toBeVisible();
    });

    test('without files, and beside a whole form, nobody is asked for a tick', async ({ page }) => {
      await signUpInBrowser(page);
      await open(page);
      await expect(tick(page)).toHaveCount(0);
      await keepAnswers(page, wholeAnswers);
      await storeDocument(page, 'Certificate.pdf');
      await open(page);
      await expect(page.getByText('Nothing is missing.')).toBeVisible();
      await expect(tick(page)).toHaveCount(0);
    });

    test('a draft is saved as it was typed; what is wrong is said at its field', async ({ page }) => {
      await signUpInBrowser(page);
      await keepAnswers(page, wholeAnswers);
      await open(page);
      await expect(field(page, 'ownerBirthDate1')).toHaveAccessibleDescription(/MM.DD.YYYY/);
      await field(page, 'ownerBirthDate1').fill('21 March 1980');
      await field(page, 'ownerShare1').fill('ciento');
      await field(page, 'contactEmail').fill('maria@@x');
      await field(page, 'goods').fill('Green coffee, washed');
      await save(page).click();
      await expect(page.getByText('Your answers are saved. Please check').first()).toBeVisible();
      await page.reload();
      await unfoldParts(page);
      await expect(field(page, 'goods')).toHaveValue('Green coffee, washed');
      await expect(field(page, 'ownerBirthDate1')).toHaveValue('21 March 1980');
      await expect(field(page, 'ownerBirthDate1')).toHaveAccessibleDescription(/month.day.year/);
      await expect(field(page, 'ownerShare1')).toHaveAttribute('aria-invalid', 'true');
      await expect(contents(page, 'Owners')).toContainText('2 to check');
      await expect(page.getByText('3 answers need checking.')).toBeVisible();

      await send(page).click();
      await expect(notSent(page).getByRole('link')).toHaveCount(2);
      await expect(notSent(page)).toContainText('Owners: 2 to check');
      await expect(notSent(page).getByRole('link', { name: /contact: E-mail/ })).toBeVisible();
      await field(page, 'ownerBirthDate1').fill('03/21/1980');
      await field(page, 'ownerShare1').fill('33,5');
      await field(page, 'contactEmail').fill('maria@example.com');
      await send(page).click();
      await expect(isSent(page)).toBeVisible();
    });

    test('too early, a line for each section leads to its first missing answer', async ({ page }) => {
      await signUpInBrowser(page);
      await page.setViewportSize({ width: 390, height: 800 });
      await open(page);
      await field(page, 'legalName').fill('Café de Altura');
      await send(page).click();
      await expect(notSent(page).getByRole('listitem')).toHaveText([
        'The company: 2 missing',
        'Addresses and contact: Registered address: Please fill in this field.',
        'Owners 1: Full name: Please fill in this field.',
        /^Politically exposed persons: .*Please select one answer\.$/,
        'Business, goods and countries: 6 missing',
        /^Sanctions declaration: .*Please select all four boxes above/,
        'Signature: 3 missing',
      ]);
      await expect(page.getByText('Please select this box.')).toBeVisible();
      await notSent(page).getByRole('link', { name: 'The company' }).click();
      if (scripts) await expect(field(page, 'registrationCountry')).toBeFocused();
      else await expect(page).toHaveURL(/#kyc-registrationCountry$/);
    });

    test('the list of what is missing names the question as the page does', async ({ page }) => {
      await signUpInBrowser(page);
      const { signature: _signature, ...some } = wholeAnswers;
      await keepAnswers(page, some);
      await open(page);
      await send(page).click();
      await expect(
        notSent(page).getByRole('link', { name: 'Signature: Type your name, in place of a signature' }),
      ).toBeVisible();
      await expect(page.getByLabel('Type your name, in place of a signature')).toBeVisible();
    });

    test('an empty form begins with whose account it is, and keeps it only with an answer', async ({
      page,
    }) => {
      const { fullname, username } = await signUpInBrowser(page);
      const kept = async () => (await (await page.request.get('/api/v1/kyc')).json()).answers;
      await open(page);
      await expect(field(page, 'contactName')).toHaveValue(fullname);
      await expect(field(page, 'contactEmail')).toHaveValue(username);
      await expect(page.getByText('Not saved yet')).toHaveCount(0);
      await expect(contents(page, 'The company')).not.toContainText('missing');
      await send(page).click();
      await expect(notSent(page)).toContainText('Please fill in the form on the page');
      expect(await kept()).toEqual({});
      await field(page, 'legalName').fill('Café de Altura');
      await save(page).click();
      await expect(page.getByText('Your answers are saved.').first()).toBeVisible();
      expect(await kept()).toEqual({
        legalName: 'Café de Altura',
        contactName: fullname,
        contactEmail: username,
      });
    });
  });
}

test.describe('a refusal goes', () => {
  test.use({ expectedProblems: /status of 422/ });

  test.beforeEach(async ({ page }) => {
    await signUpInBrowser(page);
    await page.goto('/kyc');
    await hydrate(page);
    await unfoldParts(page);
    await send(page).click();
    await expect(notSent(page)).toBeVisible();
  });

  test('once a file is stored', async ({ page }) => {
    const buffer = pdf('the form');
    await page
      .getByLabel('Files from this device')
      .setInputFiles({ name: 'Form.pdf', mimeType: 'application/pdf', buffer });
    await expect(page.getByRole('link', { name: 'Form.pdf', exact: true })).toBeVisible();
    await expect(notSent(page)).toHaveCount(0);
    await expect(tick(page)).not.toBeChecked();
  });

  test('once the answers are saved', async ({ page }) => {
    await field(page, 'legalName').fill('Café de Altura');
    await save(page).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await expect(notSent(page)).toHaveCount(0);
  });
});
