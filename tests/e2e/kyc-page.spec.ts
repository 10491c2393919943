import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { wholeAnswers } from '../support/kyc-answers.ts';
import { keepAnswers, unfoldParts } from '../support/kyc-customer.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

const field = (page: Page, id: string) => page.locator(`#kyc-${id}`);

async function open(page: Page) {
  await page.goto('/kyc');
  await hydrate(page);
  await unfoldParts(page);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).last();
const send = (page: Page) => page.getByRole('button', { name: 'Send your documents' });
const contents = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name });

test.describe('with scripts', () => {
  test('a draft is saved, and stands there again', async ({ page }) => {
    await signUpInBrowser(page);
    await open(page);
    await field(page, 'legalName').fill('Café de Altura');
    await field(page, 'registeredAddress').fill('Calle 1\nXalapa');
    await page.getByRole('group', { name: 'Whose goods are they?' }).getByLabel('Both').check();
    await field(page, 'notListed').check();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await page.reload();
    await expect(field(page, 'legalName')).toHaveValue('Café de Altura');
    await expect(field(page, 'registeredAddress')).toHaveValue('Calle 1\nXalapa');
    await expect(page.getByLabel('Both')).toBeChecked();
    await expect(field(page, 'notListed')).toBeChecked();
    await expect(field(page, 'noForbiddenUse')).not.toBeChecked();
  });

  test('leaving with answers that are not saved asks first', async ({ page }) => {
    await signUpInBrowser(page);
    await open(page);
    await field(page, 'legalName').fill('Café de Altura');
    const asked: string[] = [];
    let stay = true;
    page.on('dialog', (dialog) => {
      asked.push(`${dialog.type()}: ${dialog.message()}`);
      return stay ? dialog.dismiss() : dialog.accept();
    });
    await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
    await expect.poll(() => asked).toEqual([expect.stringContaining('confirm: You have unsaved answers')]);
    await expect(page).toHaveURL(/\/kyc$/);
    await expect(field(page, 'legalName')).toHaveValue('Café de Altura');
    // A part of the page is no other page.
    await contents(page, 'Documents').click();
    await expect(page.getByRole('heading', { name: 'Documents', exact: true })).toBeFocused();
    expect(asked).toHaveLength(1);
    stay = false;
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked.at(-1)).toContain('beforeunload');
  });

  test.describe('refused', () => {
    // The browser itself reports a refused call and a network that is gone.
    test.use({ expectedProblems: /status of (409|422)|ERR_INTERNET_DISCONNECTED/ });

    test('sending is refused with a list of what is missing, linked', async ({ page }) => {
      await signUpInBrowser(page);
      const { activity: _activity, politicallyExposed: _exposed, ...some } = wholeAnswers;
      await keepAnswers(page, some);
      await open(page);
      await send(page).click();
      const summary = page.getByRole('alert').filter({ hasText: 'This was not sent' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(2);
      await summary.getByRole('link', { name: 'What the company does' }).click();
      await expect(field(page, 'activity')).toBeFocused();
      await expect(field(page, 'activity')).toHaveAttribute('aria-invalid', 'true');
      await summary.getByRole('link', { name: 'Politically exposed persons' }).click();
      await expect(page.getByRole('group', { name: /such a person/ })).toBeFocused();
    });

    test('without a network nothing typed is lost, and Save works once it is back', async ({ page }) => {
      await signUpInBrowser(page);
      await open(page);
      await field(page, 'legalName').fill('Café de Altura');
      await page.context().setOffline(true);
      await save(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'We could not be reached' })).toBeVisible();
      await expect(field(page, 'legalName')).toHaveValue('Café de Altura');
      await page.context().setOffline(false);
      await save(page).click();
      await expect(page.getByText('Everything is saved')).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toHaveCount(0);
    });

    test('a case that was sent elsewhere is not changed, and nothing typed is lost', async ({ page }) => {
      await signUpInBrowser(page);
      await keepAnswers(page, wholeAnswers);
      await open(page);
      await page.request.post('/api/v1/kyc/send');
      await field(page, 'legalName').fill('Another');
      await save(page).click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'You cannot change this now' }).first(),
      ).toBeVisible();
      await expect(field(page, 'legalName')).toHaveValue('Another');
    });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /status of (409|422)/ });

  test('a draft is saved, stands there again, and is sent', async ({ page }) => {
    await signUpInBrowser(page);
    await page.goto('/kyc');
    await unfoldParts(page);
    await field(page, 'legalName').fill('Café de Altura');
    await save(page).click();
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    await expect(field(page, 'legalName')).toHaveValue('Café de Altura');
    await keepAnswers(page, wholeAnswers);
    await page.goto('/kyc');
    await unfoldParts(page);
    await field(page, 'goods').fill('Green coffee, washed');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Sent, waiting for review' })).toBeVisible();
    await page.getByText('Show your answers').click();
    await expect(page.getByText('Green coffee, washed')).toBeVisible();
  });
});
