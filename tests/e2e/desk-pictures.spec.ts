import sharp from 'sharp';
import { becomeOwner, expect, test } from '../support/own-desk.ts';

test.use({ viewport: { width: 390, height: 844 }, expectedProblems: /status of 422/ });

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f766e' } })
    .jpeg()
    .toBuffer();
const chosen = async (width: number, height: number) => ({
  name: 'ship.jpg',
  mimeType: 'image/jpeg',
  buffer: await photo(width, height),
});

test('an owner replaces the picture of a service, which visitors see, and goes back to the shipped one', async ({
  page,
  desk,
}) => {
  await becomeOwner(page, desk.setUpLink);
  await page.goto('/desk/settings/pictures');
  const place = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Sea freight' }) });
  const file = place.getByLabel('Replace picture: Sea freight');
  await file.setInputFiles(await chosen(300, 200));
  await expect(file).toHaveAccessibleDescription(/too small: it needs 1280 × 800 pixels or more/);
  await file.setInputFiles(await chosen(1400, 900));
  await expect(place.getByText('Uploaded. Save or publish to use it.')).toBeVisible();
  await expect(place.locator('img')).toHaveAttribute('src', /^\/files\//);

  const publish = page.getByRole('button', { name: 'Publish now' });
  await publish.click();
  const alt = place.getByLabel('Alternative text, English');
  await expect(alt).toHaveAccessibleDescription(/Describe the picture/);
  await alt.fill('A ship at a quay');
  await publish.click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  await page.goto('/services/sea-freight');
  const shown = page.getByRole('img', { name: 'A ship at a quay' });
  await expect(shown).toHaveJSProperty('complete', true);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.goto('/desk/settings/pictures');
  await place.getByRole('button', { name: 'Use the shipped picture' }).click();
  await expect(file).toBeFocused();
  await publish.click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  await page.goto('/services/sea-freight');
  await expect(page.locator('main img').first()).toHaveAttribute('src', /^\/stills\//);
});
