import type { Locator, Page } from '@playwright/test';
import { heading, message, openNewRequest, timeline } from '../support/desk-request-page.ts';
import { pressOnceHydrated, type Sender, sendRequests } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInStaff } from '../support/sign-in-staff.ts';

// What is refused on purpose: the browser notes its status.
test.use({ expectedProblems: /status of 409/ });

const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo' });
/** What was sent, as a line of the conversation. */
const line = (page: Page, text: string) => timeline(page).getByRole('listitem').filter({ hasText: text });

test('a reply is taken back where it was sent: the text is in the composer again, and nothing is sent', async ({
  page,
  request,
}) => {
  await openNewRequest(page, request);
  await pressOnceHydrated(page, 'r');
  await message(page).fill('The rate is 900.');
  await page.getByLabel('Stage after sending').selectOption('Quoted');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Reply on its way')).toBeFocused();
  await expect(line(page, 'The rate is 900.')).toHaveCount(1);
  await expect(timeline(page)).toContainText('New → Quoted');
  await page.keyboard.press('z');
  await expect(message(page)).toHaveValue('The rate is 900.');
  await expect(message(page)).toBeFocused();
  await expect(line(page, 'The rate is 900.')).toHaveCount(0);
  await expect(timeline(page)).toContainText('Reply taken back before it was sent');
  await expect(timeline(page)).toContainText('Quoted → New');
  await expect(undo(page)).toBeHidden();

  await message(page).fill('The rate is 800.');
  await page.keyboard.press('Control+Enter');
  await expect(line(page, 'The rate is 800.')).toHaveCount(1);
});

test('a reply is taken back from the next request, which leads to where it was written', async ({
  page,
  request,
}) => {
  const { mark, senders } = await sendRequests(request, 2);
  const [second, first] = senders as [Sender, Sender];
  await signInStaff(page);
  await page.goto(`/desk?text=${mark}&sort=newest`);
  await pressOnceHydrated(page, 'j');
  await page.keyboard.press('r');
  await expect(message(page)).toBeFocused();
  await page.keyboard.type('The rate is 900.');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(heading(page, second)).toBeVisible();
  // The last thing that was done is what is taken back first.
  await page.keyboard.press('!');
  await expect(page.getByText(/^This is in spam/)).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText(/^This is in spam/)).toBeHidden();
  await expect(undo(page)).toHaveCount(1);
  await page.keyboard.press('z');
  await expect(heading(page, first)).toBeVisible();
  await expect(message(page)).toHaveValue('The rate is 900.');
  await expect(message(page)).toBeFocused();
  await expect(page.getByRole('link', { name: /^Next/ })).toBeVisible();
});

test('after ten seconds, and after a colleague’s change, a reply stays, with the reason', async ({
  page,
  request,
}) => {
  await openNewRequest(page, request);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await pressOnceHydrated(page, 'r');
  await message(page).fill('The rate is 900.');
  await page.keyboard.press('Control+Enter');
  await expect(undo(page)).toBeVisible();
  const changed = await page.request.post(`/api/v1/desk/leads/${id}/stage`, {
    data: { version: 2, to: 'quoting' },
  });
  expect(changed.ok()).toBe(true);
  await undo(page).click();
  await expect(page.getByText(/^Not taken back: .+ changed this request since/)).toBeVisible();
  await expect(line(page, 'The rate is 900.')).toHaveCount(1);
  await expect(message(page)).toHaveValue('');

  await page.clock.install();
  await message(page).fill('The rate is 800.');
  await page.keyboard.press('Control+Enter');
  await expect(undo(page)).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(undo(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a reply is taken back by a form of the page', async ({ page, request }) => {
    await openNewRequest(page, request);
    await message(page).fill('The rate is 900.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(line(page, 'The rate is 900.')).toHaveCount(1);
    await undo(page).click();
    await expect(message(page)).toHaveValue('The rate is 900.');
    await expect(page.getByText('Reply taken back: it is your draft again')).toBeVisible();
    await expect(undo(page)).toHaveCount(0);
  });
});
