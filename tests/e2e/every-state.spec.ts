import type { Page } from '@playwright/test';
import { newSender, openRequest } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { linkMailedTo } from '../support/kept-mail.ts';
import { customerWhoseCaseIs, keepAnswers, storeDocument } from '../support/kyc-customer.ts';
import { expectNoFindings, expectNothingCutOff } from '../support/page-checks.ts';
import { signUpInBrowser } from '../support/sign-in.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

/** As long as a name with no place to break may be before it is cut off. */
const longName = `Ana ${'Ruiz'.repeat(20)}`;

/** States of pages, by who is shown them. */
const states: Record<string, Record<string, (page: Page) => Promise<void>>> = {
  visitors: {
    'the drawer open': async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/aboutus');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'All pages' }).getByText('Services').click();
    },
    'a refused contact form': async (page) => {
      await page.goto('/contactus');
      await hydrate(page);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
    },
    'a sent brief': async (page) => {
      await page.goto('/clientbriefform');
      await hydrate(page);
      await page.locator('[name="email"]').fill('ana@example.com');
      for (const part of [2, 3, 4]) {
        await page.getByRole('button', { name: 'Next' }).click();
        await expect(page.getByRole('tab', { selected: true })).toContainText(String(part));
      }
      await page.getByRole('button', { name: 'Submit Form' }).click();
      await expect(page.getByText(/RR-[A-Z0-9]{6}/).first()).toBeVisible();
    },
  },
  customers: {
    'signed in, the menu open': async (page) => {
      await signUpInBrowser(page, { fullname: longName });
      await page.setViewportSize({ width: 1264, height: 800 });
      await page.goto('/aboutus');
      await page.getByRole('banner').getByRole('button', { name: 'My Account' }).click();
      await expect(page.locator('#menu-account').getByText(longName)).toBeVisible();
    },
    'a profile with many requests and devices': async (page) => {
      const { username, password } = await signUpInBrowser(page, {
        fullname: `${'Hohenlohe-Waldenburg-Schillingsfürst '.repeat(3)}${'x'.repeat(60)}`,
      });
      for (let count = 1; count <= 12; count += 1) {
        await page.request.post('/api/v1/raterequestform', {
          data: {
            service: 'luxury-vehicle-export-import',
            productToExport: 'Donaudampfschiff'.repeat(count),
          },
        });
      }
      await page.request.post('/api/v1/signin', { data: { username, password } });
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto('/profile');
      await page.getByText('2 earlier requests').click();
      await expect(page.getByRole('article')).toHaveCount(12);
    },
    'a profile whose forms were refused': async (page) => {
      await signUpInBrowser(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto('/profile');
      await hydrate(page);
      await page.getByLabel('Full name').fill('');
      await page.getByRole('button', { name: 'Change name' }).click();
      await page.getByLabel('Current password').fill('not the right one');
      await page.getByLabel('New password').fill('another correct horse');
      await page.getByRole('button', { name: 'Change Password' }).click();
      // The refusal moves what is below it.
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
      await page.getByText('Delete my account …').click();
      await page.getByRole('button', { name: 'Delete my account for good' }).click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
    },
    'a new password to be chosen': async (page) => {
      const { username } = await signUpInBrowser(page);
      await page.request.post('/api/v1/password/forgot', { data: { username } });
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(await linkMailedTo(username, 'Choose a new password'));
      await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
    },
  },
  KYC: {
    'a KYC case, half filled in and refused, with a file that was refused': async (page) => {
      await signUpInBrowser(page);
      await keepAnswers(page, { legalName: 'Café de Altura' });
      await storeDocument(page, `${'A long name '.repeat(12)}.pdf`);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto('/kyc');
      await hydrate(page);
      const refused = { name: 'Page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') };
      await page.getByLabel('Files from this device').setInputFiles(refused);
      await expect(page.getByText('not a PDF, JPEG, PNG or HEIC')).toBeVisible();
      await page.locator('#kyc-legalName').fill('x'.repeat(400));
      await page.getByRole('button', { name: 'Save and continue' }).last().click();
      await expect(page.locator('#kyc-legalName')).toBeFocused();
    },
    'a KYC case that asks for more': async (page) => {
      await customerWhoseCaseIs(page, 'more-needed');
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto('/kyc');
      await hydrate(page);
    },
  },
  'the desk': {
    'two requests of different people that are to be merged': async (page) => {
      const shipment = { containers: [{ type: '22G1', quantity: 2 }] };
      const [sender, other] = [
        { ...newSender(), shipment },
        { ...newSender(), clientName: longName },
      ];
      const references = [];
      for (const from of [sender, other]) {
        const answer = await page.request.post('/api/v1/raterequestform', { data: from });
        references.push((await answer.json()).reference);
      }
      await signInAsOwner(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await openRequest(page, sender);
      await page.goto(`${new URL(page.url()).pathname}/merge?with=${references[1]}`);
      await expect(page.getByText('2 × 20′').first()).toBeVisible();
      const keep = page.getByRole('radio', { name: references[0] });
      await keep.focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: references[1] })).toBeChecked();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('checkbox', { name: longName })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Merge' })).toBeFocused();
    },
  },
};

for (const [name, reached] of Object.entries(states)) {
  test.describe(`states of pages for ${name}`, () => {
    // Refused forms.
    test.use({ expectedProblems: /status of 422/ });

    test('have no axe findings, and do not scroll sideways', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [state, reach] of Object.entries(reached))
        await test.step(state, async () => {
          await page.setViewportSize({ width: 1280, height: 720 });
          await reach(page);
          await expectNoFindings(page);
          await expectNothingCutOff(page);
        });
    });
  });
}
