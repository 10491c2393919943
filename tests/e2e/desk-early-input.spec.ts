import type { Page } from '@playwright/test';
import { message, sendRequest } from '../support/desk-request-page.ts';
import { openRequest, type Sender } from '../support/desk-requests.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { signInAsOwner } from '../support/sign-in-staff.ts';

// These are about the first load of a page, in a browser that has run none of its scripts.
test.use({ reuseContext: false });

async function beginReply(page: Page, sender: Sender): Promise<void> {
  await openRequest(page, sender);
  await message(page).fill('The rate is');
  await expect(page.getByText('Draft saved')).toBeVisible();
}

test('what is typed into a kept draft before React comes stays', async ({ page, request }) => {
  const sender = await sendRequest(request);
  await signInAsOwner(page);
  await beginReply(page, sender);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(message(page)).toHaveValue('The rate is');
  await message(page).press('End');
  await page.keyboard.type(' 90');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.keyboard.type('0.');
  await expect(message(page)).toHaveValue('The rate is 900.');
  await expect(page.getByText('Draft saved')).toBeVisible();
});

test('keys that are pressed before React comes are repeated in order: / and what follows searches', async ({
  page,
  request,
}) => {
  await sendRequest(request);
  await signInAsOwner(page);
  const release = await holdScripts(page);
  await page.goto('/desk', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox');
  await expect(search).toBeVisible();
  await page.keyboard.type('/cafesie');
  await expect(search).toHaveValue('');
  release();
  await expect(search).toHaveValue('cafesie');
  await expect(search).toBeFocused();
  await page.keyboard.type('r');
  await expect(search).toHaveValue('cafesier');
  await expect(page.getByRole('status').filter({ hasText: 'Assigned' })).toHaveCount(0);
});
