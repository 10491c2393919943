import type { APIRequestContext, Page } from '@playwright/test';
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

test('a customer and the desk write to each other', async ({ page, request, browser, baseURL }) => {
  const { sender, path } = await sendRequest(request);
  await page.goto(path);
  await hydrate(page);
  await expect(letter(page, 'Sent this request.')).toBeVisible();
  await field(page).fill('The crates are ready.\nCan you collect on Monday?');
  await send(page).click();
  await expect(sent(page)).toBeFocused();
  await expect(sent(page)).toContainText('A person answers by');
  await expect(letter(page, 'The crates are ready.')).toContainText('You');
  await expect(field(page)).toHaveValue('');

  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const desk = await context.newPage();
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
  await expect(async () => {
    await page.reload();
    await expect(letter(page, 'We collect on Monday at nine.')).toHaveCount(1, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await context.close();
  if (process.env.SHOTS) {
    await field(page).fill('A thing that is not sent yet.');
    for (const scheme of ['light', 'dark'] as const)
      for (const width of [390, 1280]) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height: 900 });
        await page.screenshot({ path: `${process.env.SHOTS}/${scheme}-${width}.png`, fullPage: true });
      }
  }
});
