import type { Page } from '@playwright/test';
import { openRequest, type Sender, sendRequests } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { hydrate } from '../support/hydrate.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

test.use({ expectedProblems: /status of 422/ });

const message = (page: Page) => page.getByLabel('Message');

/** Expects a text of the message; one that differs is told by its length and ends, since a report cuts long texts. */
async function expectMessage(page: Page, text: string) {
  const outline = (value: string) => ({
    length: value.length,
    start: value.slice(0, 40),
    end: value.slice(-40),
  });
  await expect.poll(async () => outline(await message(page).inputValue())).toEqual(outline(text));
  await expect(message(page)).toHaveValue(text);
}

test('a long draft is kept; one that is too long stays in the window', async ({ page, request }) => {
  const { senders } = await sendRequests(request, 1);
  const sender = senders[0] as Sender;
  await signInAsOwner(page);
  await openRequest(page, sender);
  const long = 'Жито '.repeat(7600).trim();
  await message(page).fill(long);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await openRequest(page, sender);
  await expectMessage(page, long);
  // On a loaded machine, a fill around hydration was inserted before the draft instead of replacing it.
  await hydrate(page);

  const tooLong = 'Sobra. '.repeat(6000).trim();
  await message(page).fill(tooLong);
  await expect(page.getByText('Too long to be saved as a draft')).toBeVisible();
  await page.reload();
  await expectMessage(page, tooLong);
  await expect(page.getByText('Too long to be saved as a draft')).toBeVisible();
  await message(page).fill('Ahora es corto.');
  await expect(page.getByText('Draft saved')).toBeVisible();
});
