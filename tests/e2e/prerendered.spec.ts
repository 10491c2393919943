import { expect, test } from '../support/fixtures.ts';

/** Other spellings of what was rendered at build time, with the one address that it has. */
const spellings = {
  '/brochure.pdf.data': '/brochure.pdf',
  '/BROCHURE.PDF': '/brochure.pdf',
  '/brochure.pdf/': '/brochure.pdf',
  '/KYC-Verification-Form.pdf.data': '/KYC-Verification-Form.pdf',
  '/worldmap/LAND.svg': '/worldmap/land.svg',
  '/WorldMap': '/worldmap',
};

for (const [spelling, path] of Object.entries(spellings)) {
  test(`${spelling} renders nothing: it is not there, or leads to ${path}`, async ({ request, baseURL }) => {
    const response = await request.get(spelling, { maxRedirects: 0 });
    const { location } = response.headers();
    if (location === undefined) return expect(response.status()).toBe(404);
    expect([301, 302, 307, 308]).toContain(response.status());
    expect(new URL(location, baseURL).href).toBe(new URL(path, baseURL).href);
  });
}

for (const path of ['/aboutus.data', '/worldmap.data']) {
  test(`${path} is served as it was built: compressed, and not sent again to who has it`, async ({
    request,
  }) => {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': expect.stringMatching(/^text\/x-script/),
      'content-encoding': 'br',
      etag: expect.stringMatching(/^(W\/)?"[^"]+"$/),
    });
    const again = await request.get(path, { headers: { 'If-None-Match': String(response.headers().etag) } });
    expect(again.status()).toBe(304);
  });
}

test('the map is there when the reader comes to it by a link, without a reload', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('contentinfo').locator('a[href="/worldmap"]').click();
  await expect(page).toHaveURL('/worldmap');
  const map = page.getByRole('group', { name: 'Map of the lanes' });
  await expect(map).toBeVisible();
  expect(await map.getByRole('link').count()).toBeGreaterThan(0);
  await expect(page.locator('img[src="/worldmap/land.svg"]')).not.toHaveJSProperty('naturalWidth', 0);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
