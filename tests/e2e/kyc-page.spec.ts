import type { Page } from '@playwright/test';
import { pdf } from '../support/documents.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { wholeAnswers } from '../support/kyc-answers.ts';
import { keepAnswers } from '../support/kyc-customer.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

const field = (page: Page, id: string) => page.locator(`#kyc-${id}`);
const save = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).last();
const send = (page: Page) => page.getByRole('button', { name: 'Send your documents' });
const progress = (page: Page) => page.getByRole('navigation', { name: /^(Still|Nothing is) missing$/ });
const step = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });
const isSent = (page: Page) => page.getByRole('heading', { name: 'Sent, waiting for review' });
const stored = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf(name) });

async function fill(page: Page, ...ids: (keyof typeof wholeAnswers)[]): Promise<void> {
  for (const id of ids) await field(page, id).fill(wholeAnswers[id]);
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts });

    const isReady = async (page: Page) => {
      if (scripts) await hydrate(page);
    };

    test('a case is answered step by step, each saved when it is submitted, and sent', async ({ page }) => {
      const { fullname, username } = await signUpInBrowser(page);
      await page.goto('/kyc');
      await isReady(page);
      await expect(field(page, 'contactName')).toHaveValue(fullname);
      await expect(progress(page)).not.toContainText('Owners');
      await fill(page, 'legalName', 'registrationCountry', 'registrationNumber');
      await page.getByLabel('Files from this device').setInputFiles(file('Extract.pdf'));
      if (!scripts) await page.getByRole('button', { name: 'Upload this file' }).click();
      await expect(stored(page, 'Extract.pdf')).toBeVisible();
      await isReady(page);
      if (scripts) await field(page, 'legalName').press('Enter');
      else await save(page).click();

      await expect(page.getByText('Your answers are saved.')).toBeVisible();
      await expect(progress(page)).toContainText('2 missing');
      await progress(page).getByRole('link', { name: 'The company' }).click();
      await expect(field(page, 'registeredAddress')).toHaveAttribute('aria-invalid', 'true');
      await page.goto('/kyc');
      await isReady(page);
      await expect(field(page, 'legalName')).toHaveValue(wholeAnswers.legalName);
      await fill(page, 'registeredAddress', 'signatoryName');
      await save(page).click();

      await expect(step(page, 'Owners')).toBeVisible();
      await fill(page, 'ownerName1');
      await save(page).click();
      await expect(step(page, 'Politically exposed persons')).toBeVisible();
      await page.getByLabel('Yes').check();
      await save(page).click();
      await expect(field(page, 'politicallyExposedDetails')).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel('No', { exact: true }).check();
      await save(page).click();
      await expect(step(page, 'Business, goods and countries')).toBeVisible();
      await fill(page, 'activity', 'goods', 'countriesFrom', 'countriesTo');
      await page.getByLabel('Our own').check();
      await page
        .getByRole('group', { name: /export license/ })
        .getByLabel('No', { exact: true })
        .check();
      await save(page).click();
      await expect(step(page, 'Sanctions declaration')).toBeVisible();
      for (const box of await page.getByRole('checkbox').all()) await box.check();
      await save(page).click();
      await expect(progress(page)).not.toContainText('Bank reference');
      await expect(step(page, 'Sign and send')).toBeVisible();
      await field(page, 'truthful').check();
      await fill(page, 'signature');
      await send(page).click();

      await expect(isSent(page)).toBeVisible();
      await expect(page.getByText(`We’ll email ${username}`)).toBeVisible();
      await page.getByText('Show your answers').click();
      await expect(page.getByText(wholeAnswers.goods)).toBeVisible();
      const { answers } = await (await page.request.get('/api/v1/kyc')).json();
      expect(answers).toEqual({ ...wholeAnswers, contactName: fullname, contactEmail: username });
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /status of (401|409|422)/ });

  test('a step whose session has ended comes back as it was', async ({ page, context }) => {
    await signUpInBrowser(page);
    await keepAnswers(page, wholeAnswers);
    await page.goto('/kyc?section=owners');
    await context.clearCookies();
    await field(page, 'ownerName1').fill('Luis Paz');
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'You are no longer signed in.' })).toBeVisible();
    await expect(field(page, 'ownerName1')).toHaveValue('Luis Paz');
    await expect(progress(page)).toHaveCount(0);
  });
});
