import { hydrate } from '../support/hydrate.ts';
import { becomeOwner, expect, test } from '../support/own-desk.ts';
import { expectNoFindings, expectNothingCutOff } from '../support/page-checks.ts';

const heading = 'site.home.hero.heading';

test('an owner finds a text, changes it, sees it in the preview and publishes it, by keyboard alone', async ({
  page,
  desk,
}) => {
  await becomeOwner(page, desk.setUpLink);
  await page.goto('/desk/settings/texts');
  await hydrate(page);
  const { keyboard } = page;
  await keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search texts' });
  await expect(search).toBeFocused();
  await keyboard.type(heading);
  await keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 text' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Texts' }).getByRole('link').focus();
  await keyboard.press('Enter');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeFocused();
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('Freight from {city}, answered by people');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText('Saved in the draft.').first()).toBeVisible();
  const preview = page.frameLocator('iframe[title="Preview of the draft"]');
  await expect(
    preview.getByRole('heading', { name: /Freight from Houston, answered by people/ }),
  ).toBeVisible();
  // The page goes on after a save: typing in the same text again, and another page of the desk.
  await text.fill('Freight from {city}, answered by a person');
  await expect(text).toHaveValue('Freight from {city}, answered by a person');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(
    preview.getByRole('heading', { name: /Freight from Houston, answered by a person/ }),
  ).toBeVisible();
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Quotes' }).click();
  await expect(page.getByRole('heading', { name: 'Quotes', level: 1 })).toBeVisible();

  await page.goto('/desk/settings/texts?page=mail/lead-acknowledgement');
  await expect(preview.getByText(/^Subject: .*RR-7K3M9Q/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Brochure of the draft (PDF)' })).toBeVisible();
  const form = page.getByRole('link', { name: 'KYC form of the draft (PDF)' });
  const pdf = await page.request.get(String(await form.getAttribute('href')));
  expect(pdf.headers()['content-type']).toBe('application/pdf');

  await page.goto('/desk/settings');
  await page.getByRole('button', { name: 'Publish the draft' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByText('Published. Visitors see it now.').first()).toBeVisible();
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'Freight from Houston, answered by a person' }),
  ).toBeVisible();
});

test.describe('at each width, light and dark', () => {
  test.use({ expectedProblems: /status of 422/ });

  test('texts and options have no axe findings and are not cut off', async ({ page, desk }) => {
    await becomeOwner(page, desk.setUpLink);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const check = async () => {
      await hydrate(page);
      await expectNoFindings(page);
      await expectNothingCutOff(page);
    };
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [
        // axe takes long for hundreds of lines.
        `texts?text=home.hero&path=${heading}&locale=es`,
        'texts?text=about.values&path=site.about.values.list',
        'options',
      ])
        await test.step(`${path} at ${width}`, async () => {
          await page.goto(`/desk/settings/${path}`);
          await check();
        });
      await test.step(`a refused text at ${width}`, async () => {
        await page.goto(`/desk/settings/texts?text=home.hero&path=${heading}`);
        await hydrate(page);
        await page.getByRole('textbox', { name: 'Text', exact: true }).fill('From {town}');
        await page.getByRole('button', { name: 'Save draft' }).click();
        await expect(page.getByRole('alert').filter({ hasText: 'Not saved yet' })).toBeFocused();
        await check();
      });
    }
  });
});
