import type { APIRequestContext, Page } from '@playwright/test';
import { openMore } from '../support/desk-request-page.ts';
import { newSender, openRequest, pressOnceHydrated, type Sender } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { mailsTo } from '../support/kept-mail.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

const conversation = (page: Page) => page.getByRole('list', { name: 'Conversation' });
const letter = (page: Page, text: string) =>
  conversation(page).getByRole('listitem').filter({ hasText: text });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const sent = (page: Page) => page.getByRole('region', { name: 'Your message is with us.' });

/** Sends a rate request as a new person; gives that person and the path of the page that their mail leads to. */
async function sendRequest(request: APIRequestContext): Promise<{ sender: Sender; path: string }> {
  const sender = newSender();
  await request.post('/api/v1/raterequestform', { data: { ...sender, products: 'Green coffee' } });
  let path = '';
  await expect(async () => {
    const mails = await mailsTo(sender.email);
    path = mails.map((mail) => mail.match(/\/requests\/[\w-]{32}/)?.[0]).find(Boolean) ?? '';
    expect(path).not.toBe('');
  }).toPass();
  return { sender, path };
}

const textFile = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`12 crates: ${name}`),
});

test('a customer and the desk write to each other', async ({ page, request, otherPage: desk }) => {
  const { sender, path } = await sendRequest(request);
  await page.goto(path);
  await hydrate(page);
  await expect(letter(page, 'What you sent')).toBeVisible();
  await page.getByRole('link', { name: 'Attach documents' }).click();
  await expect(field(page)).toBeInViewport();
  await field(page).fill('The crates are ready.\nCan you collect on Monday?');
  await send(page).click();
  await expect(sent(page)).toBeFocused();
  await expect(sent(page)).toContainText('A person answers by');
  await expect(letter(page, 'The crates are ready.')).toContainText('You');
  await expect(field(page)).toHaveValue('');

  await signInStaff(desk);
  await openRequest(desk, sender);
  const timeline = desk.getByRole('list', { name: 'Timeline' });
  await expect(timeline).toContainText('Message from the customer');
  await expect(timeline).toContainText('Can you collect on Monday?');
  await pressOnceHydrated(desk, 'r');
  await desk.getByLabel('Message').fill('We collect on Monday at nine.');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('Reply on its way')).toBeFocused();
  await page.reload();
  await expect(letter(page, 'We collect on Monday at nine.')).toHaveCount(0);
  await hydrate(page);
  await field(page).fill('And how many pallets');
  // Without a reload: the page asks every twenty seconds.
  await expect(letter(page, 'We collect on Monday at nine.')).toHaveCount(1, { timeout: 60_000 });
  await expect(page.getByRole('status').filter({ hasText: 'A new reply is shown below.' })).toHaveCount(1);
  await expect(field(page)).toHaveValue('And how many pallets');
});

test('a message that arrives is seen before a reply is sent', async ({ page, request, otherPage: desk }) => {
  const { sender, path } = await sendRequest(request);
  await page.goto(path);
  await hydrate(page);
  await signInStaff(desk);
  await openRequest(desk, sender);
  // Choosing what to write moves nothing on the page.
  for (const key of ['o', 'n', 'r']) {
    await pressOnceHydrated(desk, key);
    await expect(desk.locator(':focus')).toBeEditable();
    expect(await desk.evaluate(() => scrollY)).toBe(0);
    if (key !== 'r') await desk.keyboard.press('Escape');
  }
  await desk.getByLabel('Message').fill('We collect on Monday.');
  await field(page).fill('Monday is too late for us.');
  await send(page).click();
  await expect(sent(page)).toBeFocused();

  const writing = desk.getByRole('region', { name: 'Write' });
  await expect(writing.getByRole('status')).toContainText(['The customer wrote while you had this open.']);
  await expect(desk.getByLabel('Message')).toBeFocused();
  await desk.keyboard.press('Control+Enter');
  await expect(writing.getByRole('alert')).toContainText('the customer changed this first');
  await expect(desk.getByLabel('Message')).toHaveValue('We collect on Monday.');
  await writing.getByRole('button', { name: 'Show message' }).click();
  await expect(desk.locator(':focus')).toContainText('Monday is too late for us.');
  await expect(desk.locator(':focus')).toBeInViewport();

  await pressOnceHydrated(desk, 'r');
  await desk.getByLabel('Message').fill('We collect on Friday.');
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('Reply on its way')).toBeFocused();
  await expect(writing.getByText('The customer wrote while')).toHaveCount(0);
});

test('what is typed is kept until stored, and sent once by two tabs', async ({ page, request, context }) => {
  const { path } = await sendRequest(request);
  await page.goto(path);
  await hydrate(page);
  await field(page).fill('Twelve crates of coffee');
  await page.reload();
  await hydrate(page);
  await expect(field(page)).toHaveValue('Twelve crates of coffee');
  await expect(page.getByText('Not sent yet: kept on this device.')).toBeVisible();
  const other = await context.newPage();
  await other.goto(path);
  await hydrate(other);
  await expect(field(other)).toHaveValue('Twelve crates of coffee');
  for (const tab of [page, other]) {
    await send(tab).click();
    await expect(sent(tab)).toBeFocused();
  }
  await expect(letter(other, 'Twelve crates of coffee')).toHaveCount(1);
  await other.goto(path);
  await hydrate(other);
  await expect(field(other)).toHaveValue('');
  await field(other).fill('Another one');
  await page.reload();
  await hydrate(page);
  await expect(field(page)).toHaveValue('Another one');
});

test('without a connection the page stays, with its files', async ({ page, request }) => {
  const { path } = await sendRequest(request);
  await page.goto(path);
  await hydrate(page);
  await field(page).fill('Here is the packing list.');
  await page.getByLabel('Files', { exact: true }).setInputFiles({
    name: 'packing-list.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('12 crates'),
  });
  await expect(page.getByRole('list', { name: 'Files to send' }).getByText('Attached')).toBeVisible();
  await page.context().setOffline(true);
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await page.context().setOffline(false);
  await send(page).click();
  await expect(letter(page, 'Here is the packing list.')).toContainText('packing-list.txt');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /404|422/ });

  test('messages are sent, refused, and given back by an ended link', async ({
    page,
    request,
    otherPage: desk,
  }) => {
    const { sender, path } = await sendRequest(request);
    await page.goto(path);
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Your message was not sent');
    await expect(page.getByRole('alert')).toBeInViewport();
    await page.getByLabel('Files', { exact: true }).setInputFiles(textFile('drawing.txt'));
    await send(page).click();
    await expect(letter(page, 'Sent 1 file.')).toContainText('drawing.txt');
    await field(page).fill('Without a script');
    await send(page).click();
    await expect(sent(page)).toBeInViewport();
    await expect(letter(page, 'Without a script')).toHaveCount(1);
    await field(page).fill('Twelve crates for the ended link');

    await signInStaff(desk);
    await openRequest(desk, sender);
    await expect(desk.getByText(/The customer last opened their page/)).toBeVisible();
    await openMore(desk);
    await desk.getByRole('button', { name: 'Revoke link…' }).click();
    await desk.getByRole('button', { name: 'Revoke link', exact: true }).click();
    await openMore(desk);
    await expect(desk.getByText('No link works')).toBeVisible();
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(page.getByLabel('What you wrote')).toHaveValue('Twelve crates for the ended link');
  });
});
