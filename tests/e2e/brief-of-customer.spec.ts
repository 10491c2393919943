import type { Page } from '@playwright/test';
import { expect, test, withoutScripts } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { type SignedInPerson, signUpInBrowser } from '../support/sign-in.ts';

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

async function openBrief(page: Page, query = '') {
  await page.goto(`/clientbriefform${query}`);
  await hydrate(page);
}

async function earlierRequest(page: Page, { token }: SignedInPerson) {
  const data = {
    clientName: 'Café de Altura',
    phone: '+52 229 555 0100',
    products: 'Green coffee',
    objective: 'Sell in Texas',
    service: 'sea-freight',
  };
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.post('/api/v1/raterequestform', { data, headers });
  return (await answer.json()).reference as string;
}

async function requestsOf(page: Page, { token }: SignedInPerson) {
  const headers = { Authorization: `Bearer ${token}` };
  const { requests } = await (await page.request.get('/api/v1/account/export', { headers })).json();
  return requests as { reference: string; answers: Record<string, string> }[];
}

async function endSession(page: Page, { token }: SignedInPerson) {
  const headers = { Authorization: `Bearer ${token}` };
  const ended = await fetch(new URL('/api/v1/signout', page.url()), { method: 'POST', headers });
  expect(ended.status).toBe(200);
}

async function send(page: Page) {
  await page.getByRole('tab').nth(3).click();
  const sent = page.waitForRequest('**/api/v1/raterequestform');
  await page.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByText('Rate Request Form sent successfully!').first()).toBeVisible();
  return sent;
}

test('signed in, name and e-mail are filled in and nothing is required', async ({ page }) => {
  const person = await signUpInBrowser(page);
  await openBrief(page);
  await expect(field(page, 'clientName')).toHaveValue('Ana Ruiz');
  await expect(field(page, 'email')).toHaveValue(person.username);
  await expect(page.getByText('Nothing is required: you are signed in')).toBeVisible();
  await field(page, 'email').fill('');
  const request = await send(page);
  expect(request.headers().authorization).toBe(`Bearer ${person.token}`);
  expect(await requestsOf(page, person)).toHaveLength(1);
});

test('an earlier request comes back as a copy, which says so, and is sent as a new one', async ({ page }) => {
  const person = await signUpInBrowser(page);
  const reference = await earlierRequest(page, person);
  await openBrief(page, `?again=${reference}`);
  await expect(page.getByText(`Filled in from your request ${reference}`)).toBeVisible();
  await expect(field(page, 'service')).toHaveValue('sea-freight');
  await expect(field(page, 'clientName')).toHaveValue('Café de Altura');
  await expect(field(page, 'email')).toHaveValue(person.username);
  await expect(field(page, 'objective')).toHaveValue('Sell in Texas');
  await page.getByRole('tab').nth(2).click();
  await field(page, 'objective').fill('Sell in Ohio');
  await send(page);
  await expect(page.getByText(`Filled in from your request ${reference}`)).toBeHidden();
  const requests = await requestsOf(page, person);
  expect(requests.map(({ answers }) => answers.objective).sort()).toEqual(['Sell in Ohio', 'Sell in Texas']);
});

withoutScripts(
  'without scripts, a copy that is sent after the session has ended is stored, and its reference shown',
  async ({ page }) => {
    const person = await signUpInBrowser(page);
    const reference = await earlierRequest(page, person);
    await page.goto(`/clientbriefform?again=${reference}`);
    await endSession(page, person);
    await field(page, 'objective').fill('Sell in Ohio');
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByText(/RR-[A-Z0-9]{6}/).first()).toBeVisible();
    await expect(page).toHaveURL(/\/requests\/[\w-]{32}\?sent/);
  },
);
