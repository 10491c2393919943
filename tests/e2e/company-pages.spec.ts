import { team } from '../../src/features/settings/sample-company.ts';
import { team as strings } from '../../src/screens/site/strings/en/team.ts';
import { expect, test } from '../support/fixtures.ts';

test.describe('about us', () => {
  test('holds the six sections of the specification, a brochure to keep, and a way to the contact form', async ({
    page,
  }) => {
    await page.goto('/aboutus');
    const names = [
      'Vision',
      'Mission',
      'Values',
      'Approach',
      'International Freight Consulting',
      'Partner with Us',
    ];
    for (const name of names) await expect(page.getByRole('region', { name })).toBeVisible();
    const brochure = page.getByRole('link', { name: 'Download Brochure PDF' });
    await expect(brochure).toHaveAttribute('href', '/brochure.pdf');
    await expect(brochure).toHaveAttribute('download');
    await page.getByRole('link', { name: "Let's grow together" }).click();
    await expect(page).toHaveURL('/contactus');
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  });
});

test.describe('partners', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('an agent comes to the contact form with the subject filled', async ({ page }) => {
        await page.goto('/partners');
        await page.getByRole('link', { name: 'Write as a partner agent' }).click();
        await expect(page).toHaveURL('/contactus?subject=Partner%20agent');
        await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Partner agent');
      });
    });
  }

  test('the lanes are one link away', async ({ page }) => {
    await page.goto('/partners');
    await page.getByRole('main').getByRole('link', { name: 'Open the world map' }).click();
    await expect(page).toHaveURL('/worldmap');
  });
});

test('our team: a card for everyone, with a portrait that shows, a role, and an address to write to', async ({
  page,
}) => {
  await page.goto('/ouremployees');
  const cards = page.getByRole('region', { name: 'The team' }).getByRole('listitem');
  await expect(cards).toHaveCount(team.length);
  for (const { name, role } of team) {
    const card = cards.filter({ has: page.getByRole('heading', { name }) });
    await expect(card.getByText(strings.grid.roles[role].title, { exact: true })).toBeVisible();
    const portrait = card.getByRole('img', { name });
    await portrait.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const mail = card.getByRole('link');
    await expect(mail).toHaveAttribute('href', `mailto:${await mail.textContent()}`);
  }
  await expect(page.getByRole('main').getByText(/sample/i)).toHaveCount(0);

  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await test.step(`the cards have ${columns} columns at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const places = await cards.evaluateAll((all) =>
        all.map((card) => [card.getBoundingClientRect().x, card.getBoundingClientRect().y]),
      );
      expect(new Set(places.map(([x]) => x)).size).toBe(Math.min(columns, team.length));
      expect(new Set(places.map(([, y]) => y)).size).toBe(Math.ceil(team.length / columns));
    });
  }
});
