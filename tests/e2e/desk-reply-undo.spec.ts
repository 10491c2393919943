import type { Locator, Page } from '@playwright/test';
import { message, openNewRequest, timeline } from '../support/desk-request-page.ts';
import { pressOnceHydrated } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdPosts } from '../support/hold-posts.ts';

test.use({ expectedProblems: /status of 409/ });

const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo' });
const line = (page: Page, text: string) => timeline(page).getByRole('listitem').filter({ hasText: text });

test('a reply that is taken back is in the composer again, and not sent', async ({ page, request }) => {
  await openNewRequest(page, request);
  await pressOnceHydrated(page, 'r');
  await message(page).fill('The rate is 900.');
  await page.getByLabel('Stage after sending').selectOption('Quoted');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Reply on its way')).toBeFocused();
  await expect(line(page, 'The rate is 900.')).toHaveCount(1);
  await expect(line(page, 'The rate is 900.')).toContainText('Waits to be sent');
  await expect(timeline(page)).not.toContainText('New → Quoted');
  await page.keyboard.press('z');
  await expect(message(page)).toHaveValue('The rate is 900.');
  await expect(message(page)).toBeFocused();
  await expect(line(page, 'The rate is 900.')).toHaveCount(0);
  await expect(undo(page)).toBeHidden();

  await message(page).fill('The rate is 800.');
  await page.keyboard.press('Control+Enter');
  await expect(line(page, 'The rate is 800.')).toContainText('Waits to be sent');
  // The job sends it, and the page shows so.
  await expect(line(page, 'The rate is 800.')).not.toContainText('Waits to be sent');
  await expect(line(page, 'The rate is 800.')).toHaveCount(1);
});

test('a reply that a colleague overtook comes back with a notice', async ({ page, request }) => {
  await openNewRequest(page, request);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await pressOnceHydrated(page, 'r');
  await message(page).fill('The rate is 900.');
  await page.keyboard.press('Control+Enter');
  await expect(undo(page)).toBeVisible();
  const logged = await page.request.post(`/api/v1/desk/leads/${id}/reply-logged`, {
    data: { version: 1, channel: 'telephone', comment: '' },
  });
  expect(logged.ok()).toBe(true);
  const notice = page.getByText(/^Your reply to .+ was not sent and is your draft again/);
  await expect(notice).toBeVisible();
  await expect(undo(page)).toBeHidden();
  await expect(message(page)).toHaveValue('The rate is 900.');
  await expect(line(page, 'The rate is 900.')).toHaveCount(0);
  await message(page).press('Control+Enter');
  await expect(undo(page)).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a reply that is taken back leaves a note that was begun since', async ({ page, request }) => {
  await openNewRequest(page, request);
  await pressOnceHydrated(page, 'r');
  await message(page).fill('The rate is 900.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Reply on its way')).toBeFocused();
  await expect(undo(page)).toBeVisible();
  const release = await holdPosts(page);
  await page.keyboard.press('z');
  await page.keyboard.press('n');
  await page.keyboard.type('Calls at noon');
  release();
  await expect(page.locator('#reply-body')).toHaveValue('The rate is 900.');
  await expect(page.locator('#note-text')).toBeFocused();
  await expect(page.locator('#note-text')).toHaveValue('Calls at noon');
});
