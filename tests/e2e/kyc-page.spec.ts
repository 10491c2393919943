import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { wholeAnswers } from '../support/kyc-answers.ts';
import { customerWhoseCaseIs, keepAnswers, unfoldParts } from '../support/kyc-customer.ts';
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

  test('Enter in a line saves, and does not send', async ({ page }) => {
    await signUpInBrowser(page);
    await open(page);
    await field(page, 'legalName').fill('Café de Altura');
    await field(page, 'legalName').press('Enter');
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
  });

  test('what is missing is counted by section while one types', async ({ page }) => {
    await signUpInBrowser(page);
    await open(page);
    await expect(contents(page, 'The company')).not.toContainText('missing');
    await field(page, 'legalName').fill('Café de Altura');
    await expect(contents(page, 'The company')).toContainText('3 missing');
    await field(page, 'registrationCountry').fill('Mexico');
    await field(page, 'registrationNumber').fill('12345');
    await field(page, 'registeredAddress').fill('Calle 1');
    await expect(contents(page, 'The company')).toContainText('complete');
    await expect(contents(page, 'Owners')).toContainText('2 missing');
    await expect(page.getByText('1 of 6 parts complete')).toBeVisible();
  });

  test('a whole form is sent, and the page says what happens next', async ({ page }) => {
    const { username } = await signUpInBrowser(page);
    await keepAnswers(page, { ...wholeAnswers, goods: 'Tea' });
    await open(page);
    await field(page, 'goods').fill('Green coffee');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Sent, waiting for review' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sent, waiting for review' })).toBeFocused();
    await expect(page.getByText(`we write to ${username}`)).toBeVisible();
    await expect(send(page)).toHaveCount(0);
    await page.getByText('Show your answers').click();
    // What was typed last went along.
    await expect(page.getByText('Green coffee')).toBeVisible();
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

    test('with nothing at all, it asks for the form', async ({ page }) => {
      await signUpInBrowser(page);
      await open(page);
      await send(page).click();
      const summary = page.getByRole('alert').filter({ hasText: 'This was not sent' });
      await summary.getByRole('link', { name: 'The form' }).click();
      await expect(page.getByRole('region', { name: 'Two ways to send the form' })).toBeFocused();
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

const states = {
  'in-review': { title: 'We are reading your documents', text: /We write to ana-/, step: 'In review' },
  accepted: { title: 'Accepted', text: /You are done/, step: 'Accepted' },
  'more-needed': {
    title: 'We need more from you',
    text: /the whole page of the passport/,
    step: 'Fill in',
  },
  expired: { title: 'Expired: please send them again', text: /no longer true/, step: 'Fill in' },
} as const;

for (const [state, { title, text, step }] of Object.entries(states)) {
  const changeable = state === 'more-needed' || state === 'expired';
  test(`${state} is said in the customer’s words, and ${changeable ? 'can' : 'cannot'} be changed`, async ({
    page,
  }) => {
    await customerWhoseCaseIs(page, state as keyof typeof states);
    await open(page);
    const region = page.getByRole('region', { name: title });
    await expect(region).toContainText(text);
    await expect(region.locator('[aria-current="step"]')).toContainText(step);
    await expect(page.getByRole('link', { name: 'Extract.pdf' })).toBeVisible();
    await expect(send(page)).toHaveCount(changeable ? 1 : 0);
    // What an acceptance rests on stays; what was only asked about can go.
    await expect(page.getByRole('button', { name: 'Remove Extract.pdf' })).toHaveCount(
      state === 'more-needed' ? 1 : 0,
    );
    if (!changeable) return;
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Sent, waiting for review' })).toBeVisible();
  });
}

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

  test('what is missing is listed and linked, with everything typed in place', async ({ page }) => {
    await signUpInBrowser(page);
    await page.goto('/kyc');
    await unfoldParts(page);
    await field(page, 'legalName').fill('Café de Altura');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await send(page).click();
    expect((await answered).status()).toBe(422);
    const summary = page.getByRole('alert').filter({ hasText: 'This was not sent' });
    await expect(summary.getByRole('link', { name: 'The company', exact: true })).toHaveAttribute(
      'href',
      '#kyc-registrationCountry',
    );
    await expect(field(page, 'legalName')).toHaveValue('Café de Altura');
    await page.reload();
    await expect(field(page, 'legalName')).toHaveValue('Café de Altura');
  });

  test('a case that was sent elsewhere is not changed', async ({ page }) => {
    await signUpInBrowser(page);
    await keepAnswers(page, wholeAnswers);
    await page.goto('/kyc');
    await unfoldParts(page);
    await page.request.post('/api/v1/kyc/send');
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'You cannot change this now' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sent, waiting for review' })).toBeVisible();
  });
});
