import sharp from 'sharp';
import { holdScripts } from '../support/hold-scripts.ts';
import { hydrate } from '../support/hydrate.ts';
import { becomeOwner, expect, test } from '../support/own-desk.ts';

// Shows the first load of a page.
test.use({ reuseContext: false });

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f766e' } })
    .jpeg()
    .toBuffer();
const ship = async () => ({ name: 'ship.jpg', mimeType: 'image/jpeg', buffer: await photo(1400, 900) });

test('what is typed, ticked, selected and pressed before the scripts arrive counts', async ({
  page,
  desk,
}) => {
  await becomeOwner(page, desk.setUpLink);
  const release = await holdScripts(page);
  await page.goto('/desk/settings/hours');
  await page.getByLabel('City').fill('Galveston');
  await page.getByRole('checkbox', { name: 'Saturday' }).check();
  await page.getByLabel('Time zone of its hours').selectOption('America/New_York');
  await page.getByRole('button', { name: 'Add an office' }).click();
  release();
  await hydrate(page);
  await expect(page.getByRole('heading', { name: 'Office 2' })).toBeVisible();
  await expect(page.getByLabel('City').first()).toHaveValue('Galveston');
  await expect(page.getByRole('checkbox', { name: 'Saturday' }).first()).toBeChecked();
  await expect(page.getByLabel('Time zone of its hours').first()).toHaveValue('America/New_York');
  await expect(page.getByRole('heading', { name: 'Galveston' })).toBeVisible();
});

test('a radio button that is chosen before the scripts arrive counts', async ({ page, desk }) => {
  await becomeOwner(page, desk.setUpLink);
  const release = await holdScripts(page);
  await page.goto('/desk/settings/brand');
  const font = page.getByRole('group', { name: 'Font' }).getByRole('radio', { checked: false }).first();
  const id = await font.evaluate((radio) => radio.parentElement?.textContent ?? '');
  await font.check();
  release();
  await hydrate(page);
  await expect(page.getByRole('radio', { name: id })).toBeChecked();
  await expect(page.getByText('Not saved.')).toBeVisible();
});

test('the previews of the brand have their tones before the scripts arrive, and a color needs no #', async ({
  page,
  desk,
}) => {
  await becomeOwner(page, desk.setUpLink);
  const release = await holdScripts(page);
  await page.goto('/desk/settings/brand');
  const grounds = () =>
    page
      .locator('[class*="brand-scheme-"]')
      .evaluateAll((schemes) => schemes.map((scheme) => getComputedStyle(scheme).backgroundColor));
  const [light, dark] = await grounds();
  expect(dark).not.toBe(light);
  release();
  await hydrate(page);
  expect((await grounds()).slice(0, 2)).toEqual([light, dark]);
  await page.getByLabel('Accent color', { exact: true }).fill('0F766E');
  await expect(page.getByLabel('Accent color', { exact: true })).toHaveValue('#0f766e');
});

test('a form that is sent before the scripts arrive holds what was typed', async ({ page, desk }) => {
  await becomeOwner(page, desk.setUpLink);
  const release = await holdScripts(page);
  await page.goto('/desk/settings/company');
  await page.getByLabel('Name', { exact: true }).fill('Harbor Lines');
  await page.getByRole('button', { name: 'Publish now' }).click();
  release();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Harbor Lines');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Harbor Lines');
  // The page that a native post leads to, where the scripts are late.
  await page.goto('/desk/settings/company?done=publish-part');
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
});

test('a file that is chosen before the scripts arrive is uploaded, and saving waits for it', async ({
  page,
  desk,
}) => {
  await becomeOwner(page, desk.setUpLink);
  const release = await holdScripts(page);
  await page.goto('/desk/settings/people');
  const portrait = page.getByLabel('Portrait', { exact: true }).first();
  await portrait.setInputFiles(await ship());
  let stored = () => {};
  const isHeld = new Promise<void>((resolve) => {
    stored = resolve;
  });
  await page.route('**/api/v1/desk/settings/files', async (route) => {
    await isHeld;
    await route.continue();
  });
  release();
  await hydrate(page);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  stored();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  await page.goto('/ouremployees');
  await expect(page.locator('main img').first()).toHaveAttribute('src', /^\/files\//);
});
