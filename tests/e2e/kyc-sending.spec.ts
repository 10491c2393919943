import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { storeDocument, unfoldParts } from '../support/kyc-customer.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send your documents' });
const notSent = (page: Page) => page.getByRole('alert').filter({ hasText: 'This was not sent' });
const isSent = (page: Page) => page.getByRole('heading', { name: 'Sent, waiting for review' });
const tick = (page: Page) => page.getByLabel('The filled-in form is among these files');

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
  });
}
