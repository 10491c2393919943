import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { signUpInBrowser } from '../support/sign-in.ts';

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

async function openBrief(page: Page, query = '') {
  await page.goto(`/clientbriefform${query}`);
  await hydrate(page);
}

const kept = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries(storage)
        .filter(([key]) => key.startsWith('brief-'))
        .map((entry) => entry.join(': ')),
    ),
  );

async function openMenu(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'My Account' }).click();
  return page.getByRole('banner').getByRole('button', { name: 'Log Out' });
}

async function leaveDrafts(page: Page) {
  const earlier = await page.request.post('/api/v1/raterequestform', { data: { products: 'Coffee' } });
  const { reference } = await earlier.json();
  await openBrief(page, `?again=${reference}`);
  await field(page, 'brandName').fill('Café de Altura');
  await openBrief(page);
  await page.getByRole('tab').nth(1).click();
  await field(page, 'products').fill('Green coffee');
  expect(await kept(page)).toHaveLength(3);
}

test('what the account filled in is no draft, and not in the next customer’s request', async ({ page }) => {
  const ana = await signUpInBrowser(page);
  await openBrief(page);
  await field(page, 'address').fill('Veracruz');
  const drafts = (await kept(page)).join();
  expect(drafts).toContain('Veracruz');
  expect(drafts).not.toContain('Ana Ruiz');
  expect(drafts).not.toContain(ana.username);

  const ben = await signUpInBrowser(page, { fullname: 'Ben Ode' });
  await openBrief(page);
  await expect(field(page, 'clientName')).toHaveValue('Ben Ode');
  await expect(field(page, 'email')).toHaveValue(ben.username);
});

test('when another tab signs in as somebody else, the open request is theirs', async ({ page, context }) => {
  await signUpInBrowser(page);
  await openBrief(page);
  const other = await context.newPage();
  const ben = await signUpInBrowser(other, { fullname: 'Ben Ode' });
  await other.goto('/aboutus');
  await expect(field(page, 'email')).toHaveValue(ben.username);
  await expect(field(page, 'clientName')).toHaveValue('Ben Ode');
  await field(page, 'address').fill('Veracruz');
  expect(await kept(page)).toEqual(['brief-draft: {"address":"Veracruz"}']);
});

const detail = (page: Page, name: string) => field(page, `shipment.${name}`);

test('an address with another load replaces that of a draft, and a reload keeps what was typed since', async ({
  page,
}) => {
  await openBrief(page, '?from=Houston&to=Callao&container=2x45G1&what=Valves');
  await page.getByRole('tab', { name: 'Export' }).click();
  await detail(page, 'readyOn').fill('2099-01-31');
  await page.getByRole('tab', { name: 'General' }).click();
  await field(page, 'brandName').fill('Café de Altura');

  const other = '?from=Veracruz&to=Houston&kg=800&m3=3&mode=lcl';
  await openBrief(page, other);
  await expect(field(page, 'brandName')).toHaveValue('Café de Altura');
  await expect(detail(page, 'from.text')).toHaveValue('Veracruz');
  await expect(detail(page, 'grossKg')).toHaveValue('800');
  for (const name of ['containers.0.type', 'containers.0.quantity', 'readyOn'])
    await expect(detail(page, name)).toHaveValue('');
  await expect(field(page, 'productToExport')).toHaveValue('');
  await expect(field(page, 'productOrigin')).toHaveValue('Veracruz');

  await page.getByRole('tab', { name: 'Export' }).click();
  await detail(page, 'grossKg').fill('950');
  await detail(page, 'volumeM3').fill('');
  await field(page, 'productToExport').fill('Coffee');
  for (const path of [`/clientbriefform${other}`, `/es/clientbriefform${other}`, '/clientbriefform']) {
    await page.goto(path);
    await hydrate(page);
    await expect(field(page, 'productToExport')).toHaveValue('Coffee');
    await expect(detail(page, 'grossKg')).toHaveValue('950');
    await expect(detail(page, 'volumeM3')).toHaveValue('');
    await expect(detail(page, 'to.text')).toHaveValue('Houston');
  }
});

test('the same load that comes back from another page keeps its details', async ({ page }) => {
  await openBrief(page);
  await page.getByRole('tab', { name: 'Export' }).click();
  await detail(page, 'from.text').fill('Houston');
  await detail(page, 'to.text').fill('Callao');
  await detail(page, 'readyOn').fill('2099-01-31');
  await expect.poll(() => kept(page)).toContainEqual(expect.stringContaining('2099-01-31'));
  await openBrief(page, '?from=Houston%2C+TX&to=Callao&kg=800&m3=3&mode=lcl');
  await expect(detail(page, 'readyOn')).toHaveValue('2099-01-31');
  await expect(detail(page, 'from.text')).toHaveValue('Houston, TX');
  await expect(detail(page, 'grossKg')).toHaveValue('800');
});

test.describe('logging out', () => {
  test.use({ expectedProblems: /ERR_FAILED/ });

  test('forgets the drafts, also before React has come', async ({ page }) => {
    await signUpInBrowser(page);
    await leaveDrafts(page);
    await (await openMenu(page)).click();
    await expect(page).toHaveURL('/');
    expect(await kept(page)).toEqual([]);
    await openBrief(page);
    await expect(field(page, 'products')).toHaveValue('');

    await signUpInBrowser(page);
    await leaveDrafts(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/aboutus');
    await (await openMenu(page)).click();
    await expect(page).toHaveURL('/');
    expect(await kept(page)).toEqual([]);
  });
});
